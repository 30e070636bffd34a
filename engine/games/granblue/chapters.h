#pragma once

#include "engine/cards/deck.h"
#include "engine/games/granblue/terms.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

// Chapters of the rulebook: the tables of each, in a file of its name.
namespace takujo::granblue {

// zones.cpp, chapter 3.
std::vector<ZoneSpec> zones();

// deck_rules.cpp, 5-1: how decks are built.
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);

// setup.cpp, 5-2: how a game begins.
Procedure beginningSteps();
Procedure redrawingSteps();
Procedure choosingLeaderSteps();
std::vector<VerbSpec> setupVerbs(); // putUnderDeck … chooseLeader
OpeningTables openingTables();

// turn.cpp, chapter 6: the turn. main_phase.cpp, 6-3: what the turn player does in it.
Procedure turnSteps();
Procedure mainTimingSteps();
VerbSpec toBattleVerb();
/// Whether the player acts freely in the main phase now.
bool isMainTiming(const Position& position, const Attempt& attempt);
/// Whether the player has free timing in which effects and summons may be used: main phase, attack step,
/// counter step.
bool isFreeTiming(const Position& position, const Attempt& attempt);
/// What was answered in free timing to use an effect or to play a summon.
Next actInFreeTiming(Run& run, const Option& answer);

// deploying.cpp, 10-2: cards come to the leader area and the member area, and what limits them.
VerbSpec deployVerb();
/// 10-2-3: whether it would keep to the limits of rank, character names and number if it came there now.
bool keepsRankLimit(const Position& position, Player player, ObjectId card, Zone area, ObjectId over = {});
bool keepsNameLimit(const Position& position, Player player, ObjectId card);
bool hasRoomForMember(const Position& position, Player player);
bool mayBeDeployed(const Position& position, Player player, ObjectId card);
/// The limits as conditions of verbs by which a member is deployed.
std::vector<Condition> deployConditions();
std::vector<Prohibition> limits();

// changing.cpp, 10-3 and 10-4: job change and uncap.
const std::vector<Role>& roles();
void showFormerLeaders(RuleTables& tables, std::int32_t do_); // a policy
VerbSpec jobChangeVerb();
VerbSpec uncapVerb();
/// To be called: the player does one of these, with that card if it is given, else with one that is picked
/// now. Nothing happens where there is none. `over` is the member that is uncapped.
Next changeJob(Player player, ObjectId card = {});
Next uncapMember(Player player, ObjectId card = {}, ObjectId over = {});
/// 10-3-2, 10-4-2: whatever has caused it, it counts, and texts hear of it. To be told of each event that has
/// been performed.
void countChanges(Run& run, const Event& event);
Procedure jobChangingSteps();
Procedure uncappingSteps();
std::vector<RuleModifier> modifiers(); // 10-4-3-3-1, and chips (10-16-4-1)

// counter_step.cpp, chapter 7.
/// Whether an effect waits for the beginning of a counter step, or of the attack step that comes again after
/// it (7-3-1-1, 7-3-1-3). It changes the state.
bool isCounterWaitedFor(Run run);

// battle.cpp, chapter 7.
Procedure attackSteps();
Procedure counterSteps();
Procedure damageSteps();
std::vector<VerbSpec> battleVerbs(); // attack … endCounter
AttackTable attackTable();
bool isInBattle(const Position& position);
/// In the order of their zones.
Scratch<ObjectId> markedWith(const State& state, std::uint32_t mark);
void findDealers(const Position& position, const Event& event, Scratch<ObjectId>& found); // ScriptTables
/// Whether the player acts freely in the attack step, or in the counter step.
bool isAttackTiming(const Position& position, const Attempt& attempt);
bool isCounterTiming(const Position& position, const Attempt& attempt);
/// 7-2-1-3-1-3: the battle is over as soon as one side is gone.
RuleProcess battleProcess();
/// The steps of the attack step, for scenarios that begin in the middle of it.
enum AttackStepAt : std::uint16_t { battleBegins, attackBegins, attackSettles };
/// The same of the damage step.
enum DamageStepAt : std::uint16_t { damageBegins, damageSettles, battleDamageIsDealt };

// battle_foretold.cpp: for people who look.
/// 9-2-1-3: what reaches the battle opponent of that much damage of all attack cards, one of them named.
std::int32_t battleDamageLeft(const Position& position, ObjectId opponent, std::int32_t amount,
                              ObjectId attacker);
void foretellBattle(const Position& position, std::vector<Clash>& found); // AttackTable
std::vector<std::string_view> foretoldOutcomes();

// burst_phase.cpp, 6-5: chain burst.
Procedure chainBurstSteps();
VerbSpec burstVerb();

// check_points.cpp, 8-5: rule processes, then what waits.
Procedure checkPointSteps();
Next beginCheckPoint(Run& run); // a step

// ougi.cpp, 2-6 and 7-2-1-3-1-4: the ougi of an attack card beside what waits.
std::vector<VerbSpec> ougiVerbs(); // ougi, noOugi
BesideWaiting ougiBesideWaiting();
Procedure usingOugiSteps();

// damage.cpp, 9-2-1 and 9-2-2: damage, and who is knocked out.
std::vector<RuleProcess> damageProcesses();
std::vector<Prohibition> damageProhibitions();
Next dealDamageTo(Run& run, const Damage& damage); // ScriptTables::damage
/// An effect knocks it out: a member at once; a leader only if there is no armor.
void proposeKnockOut(Run& run, ObjectId card, ObjectId source, std::uint16_t effect = 0);

// level_cards.cpp, 9-2-3: a level card goes instead of its member.
std::vector<Replacement> replacements();
bool hasLevelCards(const State& state, ObjectId member);
Procedure levelGoesInsteadSteps();
VerbSpec levelGoesVerb();

// loss.cpp, 9-4-1. armor.cpp, 9-4-2. replenishment.cpp, 9-4-3: rule processes at check points, in this order.
RuleProcess lossProcess();
/// 9-4-1-3 or 9-4-1-4, once the game is over.
std::string_view whyLost(const Position& position, Player player);
RuleProcess lossAtOnce(); // only where it can be broken that it is not so (9-3)
RuleProcess armorProcess();
RuleProcess replenishmentProcess();
Procedure destroyingArmorSteps();
std::vector<VerbSpec> armorVerbs(); // turnUpArmor … takeFound
Procedure replenishingSteps();
std::vector<VerbSpec> replenishingVerbs(); // replenish, noReplenishment
/// Armor of that player is to be destroyed at the next check point: that one, if it is named. Without any
/// there is nothing to destroy.
void armorIsDue(Run& run, Player player, ObjectId named = {});
/// Whose comes first of what a rule does for both: the turn player's, if that rule holds.
std::array<Player, 2> inOrder(const Position& position, Policy turnPlayersFirst);
/// 9-4-3-2: to be told of each event that has been performed.
void noticeReplenishment(Run& run, const Event& event);
void replenishmentIsDue(Run& run, Player player);

// summons.cpp, 6-3-1-2-3 and 10-17: summons are played, and activated by what turns them up.
VerbSpec playSummonVerb();
Procedure playingSummonSteps();
Procedure triggerActivationSteps(); // to be called with the number of the card (`ObjectRecord::card`)
/// A text plays a summon, for that player; whether it asks for its condition.
Next useSummonByText(Run& run, ObjectId card, Player by, bool conditions);
void noticeTriggerActivation(Run& run, const Event& event); // RuleTables::notice

// using_effects.cpp, 8-6: activated effects. effects.cpp: automatic effects, when their turn has come.
VerbSpec useVerb();
Procedure usingEffectSteps();
Procedure carryingOutSteps();
Next carryOutWaiting(Run& run, const WaitingItem& item);
/// 8-7-4-1: whether a trigger looks at what moves as it was before (happenings.cpp).
bool looksBack(const Position& position, const Event& event);

// paying.cpp, 8-4: costs.
playing::PlayTables playTables();
std::vector<playing::Way> ways();
std::vector<VerbSpec> payingVerbs(); // restCrystal … payReduced

// declaring.cpp, 10-11: information is declared.
Procedure declaringSteps();
std::vector<VerbSpec> declaringVerbs();

// card.cpp, chapter 2: what is printed. vocabulary.cpp, operators.cpp: what texts say. script_rules.cpp: what
// the kit has to be told for it. layers.cpp, 8-9.
const CardSchema& schema();
const Vocabulary& vocabulary();
ScriptTables scriptTables();
std::vector<LayerGroup> layers();
void mixNumbersWithTheRest(RuleTables& tables, std::int32_t numbersAreLast); // a policy
std::vector<Arrival> arrivals(); // arrivals.cpp: 3-1-6, postures, and damage (9-2-1-3)
std::vector<NumberSpec> numbers();
bool canDoInstead(const Scope& scope, const Term& act, ObjectId to); // acts_instead.cpp, 8-10-3

// worth.cpp: how well a player stands, as players of simulations guess (`Game::worth`).
std::int32_t worth(const Position& position, Player player);

// policies.cpp, built_in_rules.cpp.
std::vector<PolicySpec> policies();
std::vector<BuiltInRule> builtInRules();

} // namespace takujo::granblue
