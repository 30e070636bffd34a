#pragma once

#include "engine/cards/deck.h"
#include "engine/core/zones.h"
#include "engine/games/bot_tables.h"
#include "engine/games/duel_masters/terms.h"
#include "engine/games/game.h"

#include <span>
#include <string_view>
#include <vector>

// Chapters of the rulebook: the tables of each, in a file of its name.
namespace takujo::duel_masters {

// zones.cpp, chapter 4 and 700.3.
std::vector<ZoneSpec> zones();
std::vector<Arrival> arrivals();
std::vector<Prohibition> prohibitions();

// deck_rules.cpp, 100: how decks are built.
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);

// setup.cpp, 103: how a game begins.
Procedure beginningSteps();
EffectSpec effectOfBeginning();
OpeningTables openingTables();

// turn.cpp, 500 to 504 and 511: the turn.
Procedure turnSteps();
/// Steps at which the turn is entered: by each next turn, and where there is no draw step.
enum TurnStepAt : std::uint16_t {
    turnIsBegun,
    lastingEnds,
    cardsUntap,
    startStepBegins,
    startSettles,
    isThereADraw,
    turnIsDrawn,
    drawStepBegins,
    drawSettles,
    chargeStepBegins,
    chargeSettles,
    manaIsCharged,
    mainStepBegins,
    mainStepIsPlayed,
    attackStepBegins,
    attackSettlesFirst,
    attackStepIsPlayed,
    endStepBegins
};

// charging.cpp, 503. main_step.cpp, 504.
Procedure chargingSteps();
EffectSpec effectOfCharging();
std::vector<VerbSpec> chargingVerbs(); // chargeMana, endCharging
Procedure mainTimingSteps();
VerbSpec endMainVerb();
/// Whether the player is free to act in the main step.
bool isMainTiming(const Position& position, const Attempt& attempt);

// evolving.cpp (evolving.h), 801: what cards come onto. entering.cpp, 605.3: cards are put into the battle
// zone. rebuilding.cpp, 801.4: what is left of an evolution.
const std::vector<Role>& roles();
namespace entering_ {
/// Locals of the procedure: the present card, its number, who puts it there, how, by which effect, what that
/// is of, and what has to be among its bases.
enum Local : std::size_t { card, number, putter, how, byEffect, bySource, onto };
/// In the local `how`: it comes tapped; it has been used; it comes onto others; it blocks as it comes.
inline constexpr std::int32_t isTapped = 1;
inline constexpr std::int32_t isUsed = 2;
inline constexpr std::int32_t evolves = 4;
inline constexpr std::int32_t comesBlocking = 8;
inline bool isEvolving(const Frame& frame) {
    return (frame.locals[how] & evolves) != 0;
}
} // namespace entering_
/// Who puts cards there, and how (`entering_`).
struct Entering {
    Player putter = Player::nobody;
    std::int32_t how = 0;
    std::uint16_t effect = 0;
    ObjectId source = {};
    ObjectId onto = {}; ///< what has to be among the bases
};
/// Puts these cards into the battle zone, one after the other; who puts them there says what they come onto.
Next enterBattleZone(Run& run, std::span<const ObjectId> cards, const Entering& entering);
Procedure enteringSteps();
std::vector<VerbSpec> enteringVerbs();                               // chooseBase, noBase
bool comesWithoutBase(const Position& position, const Event& event); // a prohibition: 801.1a
Condition hasBase();
std::vector<RuleProcess> rebuildingProcesses();
/// Visits what counts in the battle zone, of both players.
template <class Visit>
void visitBattleZone(const State& state, const Visit& visit) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(state, zoneOf(player, battleZone), Query::counted))
            visit(id);
}

// cross_gears.cpp, 303.
Procedure crossingSteps();
VerbSpec crossingVerb();
std::vector<Prohibition> prohibitionsOfCrossing();
bool isBearer(const State& state, ObjectId id);

// using.cpp, 601: cards are used. using_by_text.cpp, 112.3: texts use them, for nothing. paying.cpp, 112:
// what they cost.
Procedure usingCardSteps();
/// In the local `playing::how` of using a card: the player who uses it, and whether it costs nothing.
namespace use_ {
inline constexpr std::int32_t player = 1;
inline constexpr std::int32_t isFree = 2;
inline constexpr std::int32_t isShieldTriggered = 4;
} // namespace use_
Next useByText(Run& run, ObjectId card, Player by, bool conditions); // ScriptTables::useCard
Procedure usingSeveralSteps();
/// Shows a card, and makes it pending (409.1).
void showPending(Run& run, ObjectId card);
/// 512.1: no card stays pending beyond a turn.
void endPending(Run& run);
std::vector<VerbSpec> usingVerbs(); // summon … useCard
playing::PlayTables playTables();
std::vector<playing::Way> ways();
std::vector<VerbSpec> payingVerbs(); // tapMana … leaveUnpaid
PaymentReport tellPayment(const Position& position);

// resolving.cpp, 603 and 605: what waits.
Procedure carryingOutSteps();
Procedure settlingSteps();
Next carryOutWaiting(Run& run, const WaitingItem& item);
/// A step: everything that waits is carried out.
Next settle(Run& run);

// attack.cpp, 505, 506 and 510: the attack step, and an attack.
namespace attack_ {
/// Locals of an attack: who attacks whom (none: the player), and whether a creature is or was its target.
enum Local : std::size_t { attacker, target, isOnCreature };
} // namespace attack_
Procedure attackTimingSteps();
Procedure attackingSteps();
std::vector<VerbSpec> attackVerbs(); // attack, endAttacks
AttackTable attackTable();
/// Whether the player is asked now who attacks.
bool isAttackTiming(const Position& position);
/// Whether an effect forbids the creature to attack, for conditions; which cards those effects are of.
bool mayAttack(const Position& position, const Attempt& attempt);
void nameWhatForbidsAttacking(const Position& position, const Attempt& attempt, Arguments& arguments);
/// Returns the object in the battle zone that has the mark; none if there is none.
ObjectId markedWith(const State& state, std::uint32_t mark);
bool has(const Position& position, ObjectId id, Keyword keyword);

// tap_abilities.cpp, silent_skill.cpp, 602 and 501.1a: activated abilities.
Procedure usingTapAbilitySteps(); // locals: whose it is, and its value
VerbSpec tapAbilityVerb();
Procedure untappingSteps();
std::vector<VerbSpec> silentSkillVerbs(); // keepTapped, keepNoMoreTapped

// blocking.cpp, 507: blockers and guardmen.
namespace redirect_ {
/// Local of the procedure: how the latest creature has taken the attack upon itself.
inline constexpr std::size_t how = 0;
inline constexpr std::int32_t nobody = 0;
inline constexpr std::int32_t blocks = 1;
inline constexpr std::int32_t guards = 2;
} // namespace redirect_
Procedure redirectingSteps();
std::vector<VerbSpec> blockingVerbs(); // block, guard, endRedirecting

// battle.cpp, 115: two creatures battle. battle_forecast.cpp: what an attack comes to, for display.
Procedure battlingSteps();
struct BattleResult {
    bool firstWins = false;
    bool secondWins = false;
    bool firstLoses = false;
    bool secondLoses = false;
};
BattleResult resultOf(const Position& position, ObjectId first, ObjectId second);
void forecastBattle(const Position& position, std::vector<BattleForecast>& found); // AttackTable
std::vector<std::string_view> foretoldOutcomes();

// breaking.cpp, 509: a creature breaks shields. shields.cpp, 113: shields on their way.
Procedure breakingSteps();             // locals: who breaks, whose shields
std::vector<VerbSpec> breakingVerbs(); // chooseBreaker, chooseShield
Procedure shieldsToHandSteps();        // locals: whose they are (`ofBoth` or a player), and the reason
inline constexpr std::int32_t ofBoth = 2;
/// What is put away for an ability that is declared (`DeclaringTable::declares`).
void payForDeclaring(Run& run, EffectRecord& effect, ObjectId about);
/// Whether the player has declared a Ninja Strike in the present attack.
bool hasNinjaStruck(const State& state, Player player);
/// Whether it is one of the abilities that come before all others (101.4b): what is declared as a shield goes
/// to the hand.
bool isOfShields(const Position& position, const EffectRecord& effect);
/// Whether an effect was triggered by a draw and speaks of the drawn card (114.5).
bool isOfADraw(const Position& position, const EffectRecord& effect); // drawn_cards.cpp
/// Returns the effect that has been declared of a shield on its way; 0: none.
std::uint16_t declaredOf(const Position& position, ObjectId shield);
/// Returns how many shields a player has (113.1).
std::int32_t shieldsOf(const State& state, Player player);
/// Proposes that a shield is broken, or taken without a break: it is on its way then, until
/// `shieldsToHand` has put it into the hand.
void proposeBreak(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect = 0);
void proposeTaking(Run& run, ObjectId shield, ObjectId source, std::uint16_t effect = 0);
void performOwn(Run& run, Event& event); // RuleTables::perform

// declaring.cpp, 106.3, 108.1a, 203.4: civilizations, numbers and races are chosen.
Procedure choosingWordsSteps();
std::vector<VerbSpec> choosingVerbs();

// icons.cpp, 603.3a: whether an effect tells its player to use icon abilities.
bool usesIcons(const Position& position, const EffectRecord& effect);

// loss.cpp, 104.2. state_processes.cpp, 703: what happens by itself, at once.
RuleProcess emptyDeckProcess();
/// 703.4b or 703.4a: which of them ended the game.
std::string_view whyLost(const Position& position, Player player);
std::vector<RuleProcess> stateProcesses();
/// 701.6a: proposes to destroy something in the battle zone.
void proposeDestruction(Run& run, ObjectId id, ObjectId source = {}, std::uint16_t effect = 0);

// card.cpp, chapter 2: what is printed. vocabulary.cpp, operators.h: what texts can say. script_rules.cpp:
// rules for the kit's scripts. layers.cpp, 608. swapping.cpp, 701.26.
const CardSchema& schema();
std::vector<NumberSpec> numbers();
const Vocabulary& vocabulary();
ScriptTables scriptTables();
std::vector<LayerGroup> layers();
std::vector<Ability> abilityOfStarEvolution(const Vocabulary& words); // star_evolution.cpp

Procedure swappingSteps();
// keyword_abilities.cpp, keyword_phrases.cpp: keywords that are abilities of their own.
std::vector<Vocabulary::KeywordAbilities> keywordAbilities();
std::vector<Vocabulary::KeywordPhrase> keywordPhrases();

// bot_tables.cpp: how good a player's situation is (`Game::bots`).
BotTables botTables();

// policies.cpp, built_in_rules.cpp.
std::vector<PolicySpec> policies();
std::vector<BuiltInRule> builtInRules();

} // namespace takujo::duel_masters
