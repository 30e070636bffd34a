#pragma once

#include "engine/cards/deck.h"
#include "engine/games/bot_tables.h"
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

// turn.cpp, chapter 6: the turn. main_phase.cpp, 6-3: what the turn player does in the main phase.
Procedure turnSteps();
Procedure mainTimingSteps();
VerbSpec toBattleVerb();
/// Whether the player has the free timing of the main phase.
bool isMainTiming(const Position& position, const Attempt& attempt);
/// Whether the player has a free timing in which effects and summon stones may be used: main phase, attack
/// step, counter step.
bool isFreeTiming(const Position& position, const Attempt& attempt);
/// Uses the effect or plays the summon stone that was answered in free timing.
Next actInFreeTiming(Run& run, const Option& answer);

// deploying.cpp, 10-2: cards come to the leader area and the member area, within limits.
VerbSpec deployVerb();
/// 10-2-3: whether the card, coming there now, keeps the limit of rank; below, of character names and of
/// number.
bool keepsRankLimit(const Position& position, Player player, ObjectId card, Zone area, ObjectId over = {});
bool keepsNameLimit(const Position& position, Player player, ObjectId card);
bool hasRoomForMember(const Position& position, Player player);
bool mayBeDeployed(const Position& position, Player player, ObjectId card);
/// Returns the limits as conditions of verbs that deploy a member; below, as prohibitions.
std::vector<Condition> deployConditions();
std::vector<Prohibition> limits();

// changing.cpp, 10-3 and 10-4: job change and uncap.
const std::vector<Role>& roles();
void showFormerLeaders(RuleTables& tables, std::int32_t do_); // a policy
VerbSpec jobChangeVerb();
VerbSpec uncapVerb();
/// Lets the player do one of these, with that card if it is given, else with one picked now; nothing if there
/// is none. To be called. `over` is the member that is uncapped.
Next changeJob(Player player, ObjectId card = {});
Next uncapMember(Player player, ObjectId card = {}, ObjectId over = {});
/// 10-3-2, 10-4-2: counts a change, whatever has caused it, and lets texts react. To be called with each
/// performed event.
void countChanges(Run& run, const Event& event);
Procedure jobChangingSteps();
Procedure uncappingSteps();
std::vector<RuleModifier> modifiers(); // 10-4-3-3-1, and chips (10-16-4-1)

// counter_step.cpp, chapter 7.
/// Whether an effect waits for the beginning of a counter step, or of the attack step after it (7-3-1-1,
/// 7-3-1-3). It changes the state that it is given.
bool isCounterWaitedFor(Run run);

// battle.cpp, chapter 7.
Procedure attackSteps();
Procedure counterSteps();
Procedure damageSteps();
std::vector<VerbSpec> battleVerbs(); // attack … endCounter
AttackTable attackTable();
bool isInBattle(const Position& position);
/// Returns the marked objects, in the order of their zones.
Scratch<ObjectId> markedWith(const State& state, std::uint32_t mark);
void findDealers(const Position& position, const Event& event, Scratch<ObjectId>& found); // ScriptTables
/// Whether the player has free timing in the attack step; below, in the counter step.
bool isAttackTiming(const Position& position, const Attempt& attempt);
bool isCounterTiming(const Position& position, const Attempt& attempt);
/// 7-2-1-3-1-3: the battle is over as soon as one side is gone.
RuleProcess battleProcess();
/// The steps of the attack step, for scenarios that begin in the middle of it.
enum AttackStepAt : std::uint16_t { battleBegins, attackBegins, attackSettles };
/// The steps of the damage step, likewise.
enum DamageStepAt : std::uint16_t { damageBegins, damageSettles, battleDamageIsDealt };

// battle_forecast.cpp: the expected result of a battle, for display.
/// 9-2-1-3: returns how much of that damage by all attack cards reaches the battle opponent; one of them is
/// named.
std::int32_t battleDamageLeft(const Position& position, ObjectId opponent, std::int32_t amount,
                              ObjectId attacker);
void forecastBattle(const Position& position, std::vector<BattleForecast>& found); // AttackTable
std::vector<std::string_view> foretoldOutcomes();

// burst_phase.cpp, 6-5: chain burst.
Procedure chainBurstSteps();
VerbSpec burstVerb();

// check_points.cpp, 8-5: rule processes, then what waits.
Procedure checkPointSteps();
Next beginCheckPoint(Run& run); // a step

// ougi.cpp, 2-6 and 7-2-1-3-1-4: using the ougi of an attack card besides what waits.
std::vector<VerbSpec> ougiVerbs(); // ougi, noOugi
BesideWaiting ougiBesideWaiting();
Procedure usingOugiSteps();

// damage.cpp, 9-2-1 and 9-2-2: damage, and knocking out.
std::vector<RuleProcess> damageProcesses();
std::vector<Prohibition> damageProhibitions();
Next dealDamageTo(Run& run, const Damage& damage); // ScriptTables::damage
/// Proposes a knock-out by an effect: of a member at once, of a leader only if there is no armor.
void proposeKnockOut(Run& run, ObjectId card, ObjectId source, std::uint16_t effect = 0);

// level_cards.cpp, 9-2-3: a level card goes instead of its member.
std::vector<Replacement> replacements();
bool hasLevelCards(const State& state, ObjectId member);
Procedure levelGoesInsteadSteps();
VerbSpec levelGoesVerb();

// loss.cpp, 9-4-1. armor.cpp, 9-4-2. replenishment.cpp, 9-4-3: rule processes at check points, in this order.
RuleProcess lossProcess();
/// 9-4-1-3 or 9-4-1-4: which of them ended the game.
std::string_view whyLost(const Position& position, Player player);
RuleProcess lossAtOnce(); // only where it can be broken that it is not so (9-3)
RuleProcess armorProcess();
RuleProcess replenishmentProcess();
Procedure destroyingArmorSteps();
std::vector<VerbSpec> armorVerbs(); // turnUpArmor … takeFound
Procedure replenishingSteps();
std::vector<VerbSpec> replenishingVerbs(); // replenish, noReplenishment
/// Makes the destruction of that player's armor due at the next check point: of `named`, if given. Without
/// armor nothing is due.
void armorIsDue(Run& run, Player player, ObjectId named = {});
/// Returns in which order a rule treats the players: the turn player first, if that policy holds.
std::array<Player, 2> inOrder(const Position& position, Policy turnPlayersFirst);
/// 9-4-3-2: notices that replenishment is due. To be called with each performed event.
void noticeReplenishment(Run& run, const Event& event);
void replenishmentIsDue(Run& run, Player player);

// summons.cpp, 6-3-1-2-3 and 10-17: summon stones are played, and activated by being turned up.
VerbSpec playSummonVerb();
Procedure playingSummonSteps();
Procedure triggerActivationSteps(); // to be called with the number of the card (`ObjectRecord::card`)
/// Plays a summon stone by a text, for that player; `conditions`: whether its own condition is checked.
Next useSummonByText(Run& run, ObjectId card, Player by, bool conditions);
void noticeTriggerActivation(Run& run, const Event& event); // RuleTables::notice

// using_effects.cpp, 8-6: activated effects. effects.cpp: automatic effects, when it is their turn.
VerbSpec useVerb();
Procedure usingEffectSteps();
Procedure carryingOutSteps();
Next carryOutWaiting(Run& run, const WaitingItem& item);
/// 8-7-4-1: whether a trigger judges a moving card by its state before (happenings.cpp).
bool looksBack(const Position& position, const Event& event);

// paying.cpp, 8-4: costs.
playing::PlayTables playTables();
std::vector<playing::Way> ways();
std::vector<VerbSpec> payingVerbs(); // restCrystal … payReduced

// declaring.cpp, 10-11: players declare information.
Procedure declaringSteps();
std::vector<VerbSpec> declaringVerbs();

// card.cpp, chapter 2: what is printed. vocabulary.cpp, operators.cpp: what texts can say. script_rules.cpp:
// rules for the kit's scripts. layers.cpp, 8-9.
const CardSchema& schema();
const Vocabulary& vocabulary();
ScriptTables scriptTables();
std::vector<LayerGroup> layers();
void mixNumbersWithTheRest(RuleTables& tables, std::int32_t numbersAreLast); // a policy
std::vector<Arrival> arrivals(); // arrivals.cpp: 3-1-6, postures, and damage (9-2-1-3)
std::vector<NumberSpec> numbers();
bool canDoInstead(const Scope& scope, const Term& act, ObjectId to); // acts_instead.cpp, 8-10-3

// bot_tables.cpp: how good a player's situation is, and how a turn is played on (`Game::bots`).
BotTables botTables();

// policies.cpp, built_in_rules.cpp.
std::vector<PolicySpec> policies();
std::vector<BuiltInRule> builtInRules();

} // namespace takujo::granblue
