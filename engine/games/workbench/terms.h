#pragma once

#include "engine/cards/card_schema.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/notes.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/script/vocabulary.h"

#include <vector>

namespace takujo::workbench {

enum Zone : std::uint8_t { deck, hand, pool, board, heap, store, wards };
enum Phase : std::uint8_t { beginningPhase, readyPhase, workPhase, restPhase };
enum CardType : std::uint8_t { creature, relic, charm };
enum Number : std::uint8_t { cost, strength };
enum Set : std::uint8_t { colours, talents };
enum Text : std::uint8_t { kinds };
enum Talent : std::uint32_t {
    scout = 1U << 0U,   ///< when it enters, its player draws
    spark = 1U << 1U,   ///< when it enters, its player's opponent loses a life
    guard = 1U << 2U,   ///< instead of leaving the board while ready, it is turned aside
    spinner = 1U << 3U, ///< whenever it is turned, it is turned again
    swift = 1U << 4U,   ///< it strikes in the turn in which it came
};
enum GameFlag : std::uint32_t { hasCharged = 1U << 0U };
enum Mark : std::uint32_t { weary = 1U << 0U };
enum Value : std::uint8_t { life };
enum Verbs : std::uint8_t {
    charge,
    play,
    tap,
    paid,
    strike,
    rest,
    nextEffect,
    use,
    repeatLoop,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    sendAway, // from here on trials.h
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
    breakWard,  // wards.cpp
    nameOfCard, // texts.cpp
    firstScriptVerb
};
enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    turn,
    working,
    playing,
    usingAbility,
    settling,
    carryingOut,
    trialsOfEnd, // from here on trials.h
    redrawing,
    battle,
    usingInText, // from here on texts.cpp
    drawingOneByOne,
    sendingDown, // from here on passages.cpp
    givingUp,
    breakingWard, // wards.cpp
    namingOfCard
};
/// What rules note that ask for cards: all of it, so that no two kinds are alike.
enum NoteKind : std::uint8_t {
    isPutAway = notes::firstOfGame, // trials.cpp
    isDiscarded,
    isSentDown, // passages.cpp
    isGivenUp,
    wardIsBroken, // wards.cpp
};
enum TurnStep : std::uint16_t { workIsOver = 9 };
enum Policy : std::uint8_t {
    startingLife,
    startingHand,
    drawnInATurn,
    colourIsNeeded,
    roomOnBoard,
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
    policyCount
};

/// What effects may forbid or demand: bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t {
    toStrike = 1U << 0U,
    toBeChosen = 1U << 1U,
    toBeReadied = 1U << 2U,  ///< entering.cpp
    toBeTakenBack = 1U << 3U ///< from the board to a hand
};

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}

// talents.cpp: what keywords do.
bool has(const Position& position, ObjectId id, std::uint32_t talent);
void noticeTalents(Run& run, const Event& event);
Next carryOutTalent(Run& run, const WaitingItem& item);
std::vector<Replacement> guards();

// effects.cpp: what is triggered, what charms say and what abilities do is carried out.
Procedure carryingOutSteps();
Next carryOut(std::uint16_t effect);
Next carryOutWaiting(Run& run, const WaitingItem& item);
std::vector<RuleProcess> ruleProcesses();
void outOfLife(Run& run);
void destroy(Run& run, ObjectId creature);
bool isDeadly(const Known& known);

// vocabulary.cpp: everything that the cards can say, and what scripts need of these rules.
const CardSchema& schema();
const Vocabulary& vocabulary();
ScriptTables scriptTables(); // script_rules.cpp
void proposeDraw(Run& run, Player player, std::int32_t count);
void proposeLifeLoss(Run& run, Player player, std::int32_t amount = 1);

// playing.cpp: cards are played. using.cpp: abilities are used. paying.cpp: cards of the pool are tapped for
// it.
Procedure playingSteps();
VerbSpec playVerb();
Procedure usingSteps();
VerbSpec useVerb();
VerbSpec tapVerb();
VerbSpec paidVerb();
/// By which rules it is played and paid, as the kit has to know it (engine/kit/play).
std::vector<playing::Way> ways();
playing::PlayTables playTables();
/// play_features.cpp: what only scenarios of the kit ask of playing.
bool findsRoom(const Position& position, Player player, ObjectId card, const playing::Spent& spent);
playing::CostOrder orderOfCosts(const Position& position);
std::span<const playing::PriceStage> stagesOfPrices(const Position& position);
/// Whether the card lies where its player may play it from.
bool isPlayableThere(const Position& position, const Attempt& attempt);
std::uint32_t zonesOfPlaying(const Position& position);
std::int32_t strengthPaid(const Position& position, ObjectId card);
std::vector<CostSpec> moreCosts();
/// What a card costs: so many cards of the pool.
playing::Due priceOf(const Position& position, Player player, ObjectId card);

// units.cpp: cards that lie on and under others.
enum UnitRole : std::uint8_t { layer, mask, level, tucked, echo, root };
const std::vector<Role>& roles();
void addWordsOfUnits(Vocabulary& words);
void addPoliciesOfFaces(std::vector<PolicySpec>& policies); // behind the game's own

// texts.cpp: what only texts of kit scenarios say, and how other games read texts.
/// A text uses a charm: what that says is done where it lies. It may be asked for a card of its colour in the
/// pool.
template <bool needsColour>
Next useCardInText(Run& run, ObjectId card, Player by, bool conditions);
Procedure usingInTextSteps();
Procedure drawingSteps();
void addWordsOfTexts(Vocabulary& words);
void addPoliciesOfTexts(std::vector<PolicySpec>& policies); // behind the game's own

// flares.cpp: a policy, by which creatures flare beside what waits; and how other games read what waits.
std::vector<VerbSpec> flareVerbs();
std::vector<TriggerSpec> triggersByZones();
void addPoliciesOfWaiting(std::vector<PolicySpec>& policies); // behind the game's own
// wards.cpp: cards that nobody may look at, told apart by their places.
Next dealWards(Run& run);
/// A strike at this player breaks a ward.
bool hasWardToBreak(const Position& position, Player player);
Next breakWardOf(Player player);
VerbSpec breakWardVerb();
Procedure breakingSteps();

// times.cpp: how long effects last.
Next lastsUntilTurn(Run& run);
Next lastsThroughStep(Run& run);
Next lastsThroughPhase(Run& run);
Procedure battleSteps();
void addWordsOfTimes(Vocabulary& words);
Duration untoldDuration(const Scope& scope, const Term& term);
// passages.cpp: rules that take part in the passage of events, off until a policy switches them on.
void addRulesOfPassages(RuleTables& tables); // behind the game's own
std::vector<VerbSpec> verbsOfPassages();
std::vector<Procedure> proceduresOfPassages();
// layering.cpp: what effects make of things, one after the other.
std::vector<LayerGroup> layers();
std::vector<RuleModifier> modifiersByRules();
void addPoliciesOfLayers(std::vector<PolicySpec>& policies); // behind the game's own

// entering.cpp: how cards enter the board, and what does not become of them there.
void addWordsOfEntering(Vocabulary& words);
std::vector<Arrival> arrivals();
std::vector<Prohibition> prohibitions();

// turn.cpp: the course of the game. working.cpp: what the turn player does.
std::vector<Procedure> turnProcedures();
Procedure workSteps();
VerbSpec chargeVerb();
VerbSpec strikeVerb();
VerbSpec restVerb();
AttackTable strikes();
bool isWorking(const Position& position, const Attempt& attempt);

// aimed_strikes.cpp: a policy, by which a strike is aimed at a creature or at the player.
void strikeTargets(const Position& position, const Attempt& attempt, std::vector<ObjectId>& found);
std::vector<Condition> aimedStrikeConditions();
/// They deal each other damage.
void fight(Run& run, ObjectId striker, ObjectId struck);

} // namespace takujo::workbench
