#pragma once

#include "engine/games/workbench/terms.h"
#include "engine/games/workbench/trials/trials.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/picks.h"

#include <span>
#include <vector>

/// The words and numbers of the trials, and which file implements what. They continue those of the game.
namespace takujo::workbench {

enum TrialZone : std::uint8_t { store = firstTrialZone, wards };
enum Talent : std::uint32_t {
    scout = 1U << 0U,   ///< when it enters, its player draws
    spark = 1U << 1U,   ///< when it enters, its player's opponent loses a life
    guard = 1U << 2U,   ///< instead of leaving the board while ready, it is turned aside
    spinner = 1U << 3U, ///< whenever it is turned, it is turned again
    swift = 1U << 4U,   ///< it strikes in the turn in which it came
    herald = 1U << 6U,  ///< what it has triggered comes first (a policy)
};
enum TrialVerb : std::uint8_t {
    use = firstTrialVerb,
    repeatLoop,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    sendAway, // from here on ends_and_hands.cpp
    noMoreAway,
    discardOver,
    keep,
    takeNewHand,
    putUnder,
    noMoreUnder,
    flare, // flares.cpp
    noFlare,
    sendDown, // from here on passages.cpp
    giveUp,
    breakWard,    // wards.cpp
    nameOfCard,   // texts.cpp
    payForEffect, // play_features.cpp
    leaveUnpaid,
    holdWork, // holding.cpp
    letRest,
    letIn,    // fitting.cpp
    showCard, // showing.cpp
    keepHidden,
    declareAbility, // answering.cpp
    declareNoMore,
    takeOffer // play_features.cpp
};
enum TrialProcedure : ProcedureId {
    usingAbility = firstTrialProcedure,
    trialsOfEnd, // from here on ends_and_hands.cpp
    redrawing,
    battle,
    usingInText, // from here on texts.cpp
    drawingOneByOne,
    sendingDown, // from here on passages.cpp
    givingUp,
    breakingWard, // wards.cpp
    namingOfCard,
    holdingWork,     // holding.cpp
    lettingIn,       // fitting.cpp
    fighting,        // precedence.cpp
    answeringStrike, // answering.cpp
    declaringAbilities
};
/// Kinds of notes of rules that ask for cards, in one enum, so that no two are equal.
enum NoteKind : std::uint8_t {
    isPutAway = notes::firstOfGame, // ends_and_hands.cpp
    isDiscarded,
    isSentDown, // passages.cpp
    isGivenUp,
    wardIsBroken, // wards.cpp
    isLetIn,      // fitting.cpp
};
enum TrialOccurrence : std::uint8_t {
    wardBreaks = occurrences::firstOfGame, ///< wards.cpp
    choiceIsMade,                          ///< texts.cpp
};
enum TrialPolicy : std::uint8_t {
    roomOnBoard = firstTrialPolicy,
    costsInTextOrder,
    freeWipes,
    pricesAreLife,
    poolPaysStrength,
    playedFromHeap,
    strikesAreAimed,
    strikesReachPlayers,
    copiesInADeck,
    wardsDealt,
    strikesBreakWards,
    textsOpenZones,
    policyCount
};
enum UnitRole : std::uint8_t { layer, mask, level, tucked, echo, root, leash, mantle, crown, graft };

/// What effects may forbid or demand: bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t {
    toStrike = 1U << 0U,
    toBeChosen = 1U << 1U,
    toBeReadied = 1U << 2U,
    toBeTakenBack = 1U << 3U ///< from the board to a hand
};

// using.cpp: using abilities. The turn player may do so while working, too.
Procedure usingSteps();
void addUsing(RuleTables& tables);
std::vector<CostSpec> costsOfAbilities();

// restrictions.cpp: what effects forbid or demand.
void addRestrictions(RuleTables& tables);

// talents.cpp: what keywords do.
bool has(const Position& position, ObjectId id, std::uint32_t talent);
bool isSwift(const Position& position, ObjectId id);
void noticeTalents(Run& run, const Event& event);
Next carryOutTalent(Run& run, const WaitingItem& item);
std::vector<Replacement> guards();

// play_features.cpp: ways of playing that only scenarios of the kit use.
void addWaysOfPlaying(RuleTables& tables);
void addPoliciesOfPlaying(std::vector<PolicySpec>& policies);
Next isPlayedNow(Run& run);
std::vector<CostSpec> moreCosts();
/// A deck rule: at most as many cards of one name as a policy says, in all parts together.
std::vector<DeckProblem> tooManyCopies(const Rulebook& rules, std::string_view format,
                                       std::span<const DeckLine> lines);

// units.cpp: cards on and under others.
const std::vector<Role>& roles();
void addWordsOfUnits(Vocabulary& words);
void addPoliciesOfFaces(std::vector<PolicySpec>& policies);

// texts.cpp: what only texts of kit scenarios say, and how other games read texts.
/// Lets a text use a charm: its text is carried out where it lies. `needsColour`: only if a card of its
/// colour is in the pool.
template <bool needsColour>
Next useCardInText(Run& run, ObjectId card, Player by, bool conditions);
Procedure usingInTextSteps();
Procedure drawingSteps();
void addWordsOfTexts(Vocabulary& words);
void addBuiltInsOfTexts(std::vector<BuiltInRule>& rules);
void addPoliciesOfTexts(std::vector<PolicySpec>& policies);

// flares.cpp: a policy by which creatures flare besides what waits; and how other games treat waiting
// effects.
std::vector<VerbSpec> flareVerbs();
std::vector<TriggerSpec> triggersByZones();
void addPoliciesOfWaiting(std::vector<PolicySpec>& policies);

// showing.cpp: what is triggered of a card that not both players see, and who says what of effects.
void addRulesOfShowing(RuleTables& tables);

// precedence.cpp: what comes ahead of all else, what is held, and what happens at once.
/// What is the turn player's is carried out; then that player draws.
Next ownComesFirst(Run& run);
Next drawsBehindOwn(Run& run);
Procedure fightingSteps();
void addWordsOfPrecedence(Vocabulary& words);
void addRulesOfPrecedence(RuleTables& tables);

// answering.cpp: abilities are declared while a strike is answered.
std::optional<Next> strikeIsAnswered(Run& run, ObjectId creature);
std::vector<Procedure> answeringSteps();
void addRulesOfAnswering(RuleTables& tables);

// wards.cpp: cards that nobody may look at, told apart by their places.
Next dealWards(Run& run);
/// Whether a strike at this player breaks a ward.
bool hasWardToBreak(const Position& position, Player player);
Next breakWardOf(Player player);
VerbSpec breakWardVerb();
TriggerSpec triggerOfWards();
Procedure breakingSteps();

// tokens.cpp: tokens are on the board and in the pool, and nowhere else.
void addRulesOfTokens(RuleTables& tables);

// fitting.cpp: a policy by which a board takes only so many cards.
void addRulesOfFitting(RuleTables& tables);
VerbSpec letInVerb();

// holding.cpp: the other player may hold the work.
Next workMayBeHeld(Run& run);
Procedure holdingSteps();
std::vector<VerbSpec> holdingVerbs();

// times.cpp: how long effects last, whose turns come, and who wins.
void addRulesOfTimes(RuleTables& tables);
Next lastsUntilTurn(Run& run);
Next lastsThroughStep(Run& run);
Next lastsThroughPhase(Run& run);
/// The procedure of a battle is called with the striker and the struck creature.
enum BattleStep : std::uint16_t { settlesBeforeBlows, dealsBlows };
Procedure battleSteps();
void addWordsOfTimes(Vocabulary& words);
Duration untoldDuration(const Scope& scope, const Term& term);

// replacing.cpp: what happens instead of something, where several things would.
void addRulesOfReplacing(RuleTables& tables);

// passages.cpp: rules that take part in the passage of events, off until a policy switches them on.
void addRulesOfPassages(RuleTables& tables);
std::vector<VerbSpec> verbsOfPassages();
std::vector<Procedure> proceduresOfPassages();

// layering.cpp: in which order effects change objects.
std::vector<LayerGroup> layers();
std::vector<RuleModifier> modifiersByRules();
bool saysWhatItsCardIs(const Vocabulary& words, const Ability& ability);
void addPoliciesOfLayers(std::vector<PolicySpec>& policies);

// entering.cpp: how cards enter the board, and what they may not become there.
void addWordsOfEntering(Vocabulary& words);
void addWordsOfReplacing(Vocabulary& words);
void addPoliciesOfEntering(std::vector<PolicySpec>& policies);
std::vector<Arrival> arrivals();
std::vector<Prohibition> prohibitions();

// aimed_strikes.cpp: a policy by which a strike is aimed at a creature or at the player.
void aimStrikes(VerbSpec& striking);
/// Lets the two deal each other damage, if both are still there.
void fight(Run& run, ObjectId striker, ObjectId struck);
/// Whether they do so only after everything has been carried out that has waited since the strike (a policy).
bool doBlowsWait(const Position& position);
/// Returns the expected result in the meantime.
void forecastBlows(const Position& position, std::vector<BattleForecast>& found);
enum Outcomes : std::uint8_t { isDestroyed, stays };

} // namespace takujo::workbench

/// ends_and_hands.cpp: what rules ask at the end of a turn, opening hands, timing, limits.
namespace takujo::workbench::trials {

enum Policy : std::uint8_t {
    mostPutAway = policyCount, ///< w-40
    leastPutAway,
    handLimit, ///< w-41; 0: none
    newHand,   ///< w-42; 1: all of it, 2: some
    newHandInOrder,
    newHandIsShown,
    newHandIsShuffled,
    onlyFirstProcess,   ///< w-43
    processesBetween,   ///< w-44
    passSettles,        ///< w-45
    untoldEndsWithTurn, ///< w-51
    strikesOfCard,      ///< w-56
    strikesOfPlayer,
    blowsWait,              ///< w-120
    workIsHeld,             ///< w-146
    ownComesBeforeADraw,    ///< w-181
    strikesAreAnswered,     ///< w-185; 2: for all that have struck in this turn
    brokenWardsAreDeclared, ///< w-189
    putAwayInOrder,         ///< w-234
    wardsKeepWhatTheyAre,   ///< w-247
};
std::vector<PolicySpec> policies();

/// In the order of `TrialVerb`, from `sendAway` on.
std::vector<VerbSpec> verbs();

/// In the order of `TrialProcedure`.
std::vector<Procedure> procedures();

/// Asks what the rules ask at the end of a turn, if any of these policies is on.
Next atTheEnd(Run& run);

void addTo(OpeningTables& tables);
void addTo(TimingTables& tables);

/// Returns a verb for objects that a rule asks a player to pick, noted as that kind (engine/kit/picks.h).
template <std::uint8_t kind>
VerbSpec pickVerb(std::string_view word, Zone zone, std::string_view rule) {
    return {.word = word,
            .from = {{zone, Whose::mine}},
            .conditions = {onlyWhen<asksToPickFor<kind>>("no-rule-asks-for-it", rule),
                           onlyFor<asksToPickFor<kind>, whoPicks>("rule-asks-the-other-player", rule),
                           {Aspect::object, "not-what-the-rule-asks-for", rule, isCandidate},
                           {Aspect::choices, "picked-for-the-rule", rule, isUnpicked}},
            .place = ownPlace<heap>};
}

} // namespace takujo::workbench::trials
