#pragma once

#include "engine/cards/deck.h"
#include "engine/games/bot_tables.h"
#include "engine/games/shadowverse_evolve/terms.h"
#include "engine/kit/play/cost_list.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/reading/scope.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

// Chapters of the rulebook: the tables of each, in a file of its name.
namespace takujo::shadowverse_evolve {

// card.cpp, chapter 2: what is printed, and what a leader or follower has of it now.
const CardSchema& schema();
std::vector<NumberSpec> numbers();
std::vector<RuleModifier> modifiers();
inline bool isFollower(const Known& known) {
    return (known.types() >> follower & 1U) != 0;
}
bool has(const Position& position, ObjectId id, Keyword keyword);
std::int32_t healthOf(const Position& position, ObjectId id);

// values.cpp, 3.2: PP, the PP maximum and EP with their bounds.
std::vector<Arrival> valueArrivals();
std::int32_t valueOf(const State& state, Player player, Value value);

// zones.cpp, chapter 4: zones, and how many cards they take.
std::vector<ZoneSpec> zones();
std::vector<Prohibition> zoneProhibitions();
std::vector<Arrival> zoneArrivals();
RoomTable roomTable();
VerbSpec letInVerb();
bool hasRoomOnField(const Position& position, Player player);
std::vector<CarryRule> carries();

// damage.cpp, 5.13: damage to followers and leaders.
std::vector<Prohibition> damageProhibitions();
std::vector<Arrival> damageArrivals();
Next dealDamageTo(Run& run, const Damage& damage); // ScriptTables::damage

// deck_rules.cpp, 6.1. setup.cpp, 6.2.
/// Whether a title of the card is that one.
bool hasTitle(const CardDefinition& card, const LocalizedText& title);
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);
Procedure beginningSteps();
Procedure redrawingSteps();
std::vector<VerbSpec> setupVerbs(); // goFirst … putUnderDeck
OpeningTables openingTables();

// turn.cpp, chapter 7. end_phase.cpp, 7.4.
Procedure turnSteps();
Procedure wardsActSteps();
Procedure handLimitSteps();
std::vector<VerbSpec> endPhaseVerbs(); // actWard … discardOver

// main_phase.cpp, chapter 8: what the turn player does.
Procedure mainTimingSteps();
VerbSpec endMainVerb();
/// Whether the player may act freely: the turn player in the main phase.
bool isMainTiming(const Position& position, const Attempt& attempt);
/// Plays the card or the ability that was answered.
Next playWhatWasAnswered(Run& run, const Option& answer);

// attack.cpp, 8.4. battle_forecast.cpp: what the attack under way comes to, for people to see.
Procedure attackSteps();
VerbSpec attackVerb();
AttackTable attackTable();
/// Returns the attacker, or its target; none if there is none.
ObjectId markedWith(const State& state, std::uint32_t mark);
/// Whether the damage of an attack has been dealt.
bool damageIsDealt(const State& state);
void forecastAttack(const Position& position, std::vector<BattleForecast>& found); // AttackTable
std::vector<std::string_view> foretoldOutcomes();

// quick_window.cpp, 12.3: the other player plays with Quick.
Procedure quickWindowSteps();
VerbSpec noQuickVerb();
/// Whether the player is asked to play something with Quick.
bool isQuickTiming(const Position& position, const Attempt& attempt);

// playing.cpp, 10.6: cards are played. using_abilities.cpp: activated abilities. effects.cpp, 10.7: automatic
// abilities, when it is their turn.
Procedure playingSteps();
VerbSpec playVerb();
Procedure usingAbilitySteps();
VerbSpec activateVerb();
Procedure carryingOutSteps();
Next carryOutWaiting(Run& run, const WaitingItem& item);
/// Returns who plays what is being played or carried out now.
Player whoPlays(const Position& position);
bool looksBack(const Position& position, const Event& event); // 10.7.4.1

// evolving.cpp, 12.2 and 5.15: cards of the field evolve.
std::vector<Role> roles();
VerbSpec evolveVerb();
/// By how much effects change what a card pays to evolve (changed_evolving.cpp).
std::int32_t changeOfEvolveCost(const Position& position, ObjectId card);
/// Returns the names of the cards into which effects let a card evolve; none: into one of its own name.
std::vector<TextKey> namesToEvolveInto(const Position& position, ObjectId card);
/// The condition that a player may evolve once more this turn (8.3.2).
Condition evolvesInTime(std::string_view code, std::string_view rule);
void completeEvolve(const Vocabulary& vocabulary, Ability& evolve, std::vector<Ability>& more);
void revealEvolveCard(const Scope& scope, playing::CostList& costs); // PlayTables::besides
void noticeEvolving(Run& run, const Event& event);                   // RuleTables::notice
/// Returns the rule processes about the evolution zone (11.6).
std::vector<RuleProcess> processesOfEvolving();

// kept_from_happening.cpp, 1.3.3: draws, and what is triggered.
bool mayDraw(const Position& position, Player player);
bool isSilent(const Position& position, const EffectRecord& effect, const Event* event);

// class_keywords.cpp and stack.cpp, chapter 13: what the texts of a class ask for.
/// Returns how many cards texts let Spellchain count besides (counted_besides.cpp).
std::int32_t countedBesidesSpells(const Position& position, Player player);
/// Fixes the counts that a text asks for, as it begins to be carried out.
void fixCounts(Run& run, const EffectRecord& effect);
std::vector<Ability> transferOfStack(const Vocabulary& words); // Vocabulary::keywordAbilities
std::vector<Replacement> replacementsOfStack();
std::vector<Arrival> arrivalsOfStack();
RuleProcess processOfStack();
void noticeStack(Run& run, const Event& event); // RuleTables::notice

// looking.cpp, 5.10.2.
Procedure lookingSteps();
std::vector<VerbSpec> lookingVerbs(); // lookFurther, lookNoFurther
void forgetWhatWasLookedAt(State& state);

// paying.cpp, 10.4: costs.
playing::PlayTables playTables();
std::vector<playing::Way> ways();
std::vector<VerbSpec> payingVerbs(); // nameX … leaveUnpaid
std::vector<VerbSpec> verbsOfEp();   // payWithPp, payWithEp

// double_faced.cpp, 2.15 and 4.6.4.
Procedure whichFaceSteps();
std::vector<VerbSpec> verbsOfFaces(); // showFirstFace, showSecondFace

// declaring_basis.cpp: 6.2.1.3.
Procedure declaringBasisSteps();
std::vector<VerbSpec> verbsOfBases(); // goByClass, goByTitle

// super_evolving.cpp: newer than the rulebook, for a format of its own.
std::vector<VerbSpec> verbsOfSuperEvolving(); // evolveUsually, superEvolve
/// Adds to an evolve ability what super-evolving does besides.
void completeSuperEvolving(const Vocabulary& words, Ability& evolve);
void dealSuperEp(State& state, const Rulebook& rules);
/// Counts a turn that begins.
void countTurn(State& state);

// check_timing.cpp, 10.5.
Procedure checkTimingSteps();
Next settle(Run& run); // a step

// rule_processes.cpp, chapter 11.
std::vector<RuleProcess> ruleProcesses();
Procedure keepingOnFieldSteps();
Procedure keepingInExAreaSteps();
std::vector<VerbSpec> ruleProcessVerbs(); // keepOnField, keepInExArea
std::string_view whyLost(const Position& position, Player player);

// ward.cpp, 12.8: followers with ward that arrive. drain.cpp, 12.13.
RuleProcess wardProcess();
void noticeArrival(Run& run, const Event& event); // RuleTables::notice
Procedure wardArrivesSteps();
std::vector<VerbSpec> wardVerbs();              // actAtOnce, stayStanding
void noticeDrain(Run& run, const Event& event); // RuleTables::notice
Next drains(Run& run);                          // a step

// vocabulary.cpp: what texts can say. script_rules.cpp: rules for the kit's scripts. layers.cpp, 10.9.
const Vocabulary& vocabulary();
ScriptTables scriptTables();
std::vector<LayerGroup> layers();
void mixNumbersWithTheRest(RuleTables& tables, std::int32_t numbersAreLast); // a policy

// bot_tables.cpp, policies.cpp, built_in_rules.cpp.
BotTables botTables();
std::vector<PolicySpec> policies();
std::vector<BuiltInRule> builtInRules();

} // namespace takujo::shadowverse_evolve
