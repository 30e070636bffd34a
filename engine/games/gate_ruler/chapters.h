#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/games/bot_tables.h"
#include "engine/games/gate_ruler/terms.h"
#include "engine/kit/play/cost_list.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/reading/scope.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Chapters of the rulebook: the tables of each, in a file of its name.
namespace takujo::gate_ruler {

// card.cpp, chapter 2 and 14-7b: what is printed.
const CardSchema& schema();
std::vector<NumberSpec> numbers();
bool has(const Position& position, ObjectId id, Keyword keyword);
/// Whether the card has an ability of that form (CNT, OD).
bool hasForm(const CardDefinition& card, Form form);
/// Appends its abilities of that form, as values of options.
void listKeyword(const CardDefinition& card, Form form, std::vector<std::int32_t>& values);

// rulers.cpp: two players under different rules.
/// Returns the player's ruler; none if it is not there.
ObjectId rulerOf(const State& state, Player player);
bool isRuler(const Position& position, ObjectId id);
/// Whether the player's ruler gives no such zone (15-3a-1).
bool lacksZone(const Position& position, Player player, std::uint8_t zone);
/// Appends those of the zones that the player has, as values of options; first the one to which the card is
/// dragged.
void listPlaces(const Position& position, const Attempt& attempt, std::span<const Zone> among,
                std::vector<std::int32_t>& values);
/// Returns what is printed on the ruler; `otherwise` if that is not printed, or there is no ruler.
std::int32_t rulersNumber(const Position& position, Player player, Number number, std::int32_t otherwise);
/// Carries out the ruler's texts of that form (preparation, start of turn).
Next followRuler(Run& run, Player player, Form form);

// zones.cpp, chapter 3.
std::vector<ZoneSpec> zones();
std::vector<KeepRule> keeps();
std::vector<CarryRule> carries();
std::vector<Prohibition> zoneProhibitions();
std::vector<Arrival> zoneArrivals();

// deck_rules.cpp. setup.cpp.
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);
std::vector<DeckPart> deckParts();
Procedure beginningSteps();
OpeningTables openingTables();

// turn.cpp, chapter 6.
enum TurnStep : std::uint16_t {
    turnBegins,
    summonsAreCounted,
    gameBegins,
    gateOfGame,
    cardsAct,
    startIsTold,
    gateOfStart,
    rulerActs,
    gateOfRuler,
    startPhaseIsOver,
    mainIsTold,
    gateOfMain,
    driveIsEmptied,
    mainPhaseIsOver,
    attacksAreMade,
    endIsTold,
    whoHasTriggered,
    gateOfEnd,
    turnIsOver,
    endLooksAgain,
    turnChanges
};
Procedure turnSteps();

// gate.cpp, chapter 9: the gate.
enum GateStep : std::uint16_t {
    gateBegins,
    rulesFirst,
    automaticFirst,
    whatLiesOnTop,
    acts,
    handsOver,
    bothPassed,
    resolves,
    looksAgain
};
Procedure gateSteps();
Procedure ruleEffectSteps();
VerbSpec passVerb();
/// Gate processing, as a step.
Next processGate(Run& run);
/// Whether the player has priority and is asked (9-3e).
bool hasPriority(const Position& position, const Attempt& attempt);
void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments);
/// 9-3e-4: the turn player, in the main phase, with nothing on the gate.
bool isMainTime(const Position& position, const Attempt& attempt);
/// Whether rule effects are due, or an automatic ability has been triggered.
bool isAnythingDue(Run& run);
void tellArrivalOnGate(State& state);

// playing.cpp, 14-3b: cards. setting.cpp, 15-4.
Procedure playingSteps();
std::vector<VerbSpec> playingVerbs(); // playCard, landHere
VerbSpec setVerb();
Next placeFaceDown(Run& run, const Option& answer);
/// How a card comes to be played, beside by its player's free action.
enum Manner : std::uint8_t { freely, byCounter, byOverdrive, byTrigger, byDrive };
Next beginPlaying(Run& run, ObjectId card, std::int32_t zone, Manner manner = freely);
/// Whether the card could be played now in that manner, its costs paid and its targets chosen.
bool couldBePlayed(const Position& position, Player player, ObjectId card, Manner manner);
/// Where an option to play the card ends: where a unit or field card lands, or the gate.
ZoneId playPlace(const Position& position, const Attempt& attempt);
std::string_view keyOfZone(std::int32_t value);
/// Where an option to set a card ends, and all such places as values of options.
ZoneId setPlace(const Position& position, const Attempt& attempt);
void listSetZones(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values);
/// Returns where a unit card could land, as values of options.
void listLandings(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values);

// using_abilities.cpp, 14-8. keyword_abilities.cpp, 14-5: abilities that play other abilities or their own
// card.
Procedure usingAbilitySteps();
VerbSpec activateVerb();
/// Plays the ability of the object at that value, as its controller.
Next beginUsing(Run& run, ObjectId source, std::int32_t value);
/// 14-5: what an OD or CNT ability says is played.
Next playKeywordAbility(Run& run, ObjectId source, std::int32_t value, Manner manner);
bool couldUseKeyword(const Position& position, Player player, ObjectId source, std::int32_t value,
                     Manner manner);
/// Whether the ability says that its card is played (14-5c).
bool playsItsCard(const Position& position, const Ability& ability);
/// Whether it says that another ability of its card is played (14-5b); and the value of that one, if its card
/// has it.
bool playsAnother(const Position& position, const Ability& ability);
std::optional<std::int32_t> valueOfOther(const Position& position, ObjectId source, const Ability& ability);
/// Whether the ability at that value could be played now, its costs paid and its targets chosen.
bool couldBeUsed(const Position& position, Player player, ObjectId source, std::int32_t value);

/// p-72: of several OD or CNT abilities each is used once. Returns what is noted of a use; `process` asked
/// for it.
Note useOfKeyword(ObjectId card, std::int32_t value, ObjectId process = {});
bool wasKeywordUsed(const State& state, ObjectId card, std::int32_t value);
bool hasUnusedKeyword(const Position& position, ObjectId card, Form form);
/// The process is over.
void forgetUsesOfKeywords(State& state, ObjectId process);

// automatic.cpp, 14-9.
Next addAutomatic(Run& run, const WaitingItem& item);
Procedure addingAutomaticSteps();
bool looksBack(const Position& position, const Event& event); // 14-9e

// resolving.cpp, 14-3c.
Procedure resolutionSteps();

// damage.cpp, chapter 13. destruction.cpp, 12-4. rule_effects.cpp, chapter 12.
Next announceDamage(Run& run, const Damage& damage); // ScriptTables::damage
void perform(Run& run, Event& event);                // RuleTables::perform
void notice(Run& run, const Event& event);           // RuleTables::notice
Next resolveDamage(Run& run, ObjectId item);
Next resolveRulerDamage(Run& run, ObjectId item);
Procedure rulerDamageSteps();
std::vector<VerbSpec> counterVerbs(); // useCounter, leaveCounter
Next resolveDestruction(Run& run, ObjectId item);
/// Proposes that the unit is destroyed, by the rules or by an effect.
void proposeDestruction(Run& run, ObjectId unit, const Event& like);
std::vector<RuleProcess> ruleProcesses();
std::vector<Arrival> ruleArrivals();
std::string_view whyLost(const Position& position, Player player);

// attack.cpp, chapter 8.
Procedure attackPhaseSteps();
Procedure attackSteps();
std::vector<VerbSpec> attackVerbs(); // attack, endAttacks
AttackTable attackTable();
ObjectId markedWith(const State& state, std::uint32_t mark);
/// Whether the attack phase has another attack sub-phase when the present one is over.
bool isAnotherAttackToCome(const Position& position);
enum AttackStep : std::uint16_t {
    attackStartIsTold,
    gateOfAttackStart,
    declarationIsTold,
    gateOfDeclaration,
    whoAttacks,
    gateOfAttack,
    interceptionIsTold,
    gateOfInterception,
    combatDamageIsDealt,
    gateOfDamage,
    attackEndIsTold,
    gateOfAttackEnd,
    attackIsOver
};

// what_follows.cpp: what comes when both players pass on an empty gate, by its words.
inline constexpr std::array<std::string_view, 12> followings{
    "cards act",     "start of turn",    "main phase",         "attack phase",
    "end of turn",   "declaration step", "attack declaration", "interception",
    "combat damage", "end of attack",    "next attack",        "end phase"};
/// Returns which of them follows now; no word while nobody has priority, or if the top of the gate would
/// resolve first.
std::string_view whatFollows(const Position& position);

// battle_forecast.cpp: what the attack under way comes to, for people to see.
void forecastAttack(const Position& position, std::vector<BattleForecast>& found); // AttackTable
std::vector<std::string_view> foretoldOutcomes();

// drive.cpp, chapter 10.
Procedure revealingSteps();
Procedure drivingSteps();
Procedure driveResolvingSteps();
std::vector<VerbSpec> driveVerbs(); // reveal … endDrive
Next revealDriven(Run& run, ObjectId card);
Next resolveDrive(Run& run, ObjectId item);
void noticeDriven(State& state, const Event& event);

// control.cpp, OPEN 27.
Procedure takingControlSteps();
VerbSpec takeHereVerb();

// paying.cpp, 14-3b-6 to 14-3b-8.
playing::PlayTables playTables();
std::vector<playing::Way> ways();
std::vector<VerbSpec> payingVerbs(); // nameX … leaveUnpaid
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);
std::int32_t activeEnergy(const State& state, Player player);
void restEnergy(Run& run, Player player, std::int32_t amount, Cause cause, std::uint16_t effect = 0);
/// Returns who plays what is being played or carried out now.
Player whoPlays(const Position& position);

// bot_tables.cpp: how good a player's situation is (`Game::bots`).
BotTables botTables();

// script_rules.cpp, vocabulary.cpp, policies.cpp, built_in_rules.cpp.
ScriptTables scriptTables();
const Vocabulary& vocabulary();
std::vector<PolicySpec> policies();
std::vector<BuiltInRule> builtInRules();

} // namespace takujo::gate_ruler
