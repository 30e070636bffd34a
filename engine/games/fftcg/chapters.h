#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

// Chapters of the rulebook: the procedures and verbs of each, in a file of its name. Casting (casting.h) and
// attacks (attack_phase.h) have more to say.
namespace takujo::fftcg {

// beginning.cpp, 8.2: how a game begins.
Procedure gameBeginning();
Procedure mulliganProcedure();
std::vector<VerbSpec> beginningVerbs();
OpeningTables openingTables();

// turn.cpp, chapter 9: the turn and its phases.
Procedure turnProcedure();
Procedure activePhaseSteps();
Procedure drawPhaseSteps();
Procedure mainPhaseSteps();
Procedure endPhaseSteps();
VerbSpec discardDownVerb();

// priority.cpp, 11.1: priority.
/// The player gets priority; the procedure ends when both pass in a row on an empty stack.
Next givePriority(Player player);
Procedure priority();
VerbSpec passVerb();
/// 11.1.1: this player holds priority and is being asked.
bool hasPriority(const Position& position, const Attempt& attempt);
/// Who has it instead, or which card is being cast first.
void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments);

// stacking.cpp, 11.8.7: auto abilities that were triggered go onto the stack before anybody gets priority.
/// Whether something waits to go onto the stack, states that hold now included (11.8.18).
bool somethingWaits(Run& run);
Next stackAuto(Run& run, const WaitingItem& item);
Procedure stackingAutoSteps();

// ex_burst.cpp, 11.10: EX Bursts.
/// The ability of a card in the damage zone that its EX Burst is: a summon's whole text, or an auto ability
/// that is marked as one; for Damage N, if that holds now (15.2.6.3). Its place, or -1.
std::int32_t burstOf(const Position& position, ObjectId card);
/// The owner may use the EX Burst of that card.
Next offerBurst(Run& run, ObjectId card);
Procedure exBurstSteps();
std::vector<VerbSpec> burstVerbs();

// rule_processes.cpp, chapter 12: what the rules do by themselves before anybody gets priority.
std::vector<RuleProcess> ruleProcesses();
/// Which sorts of them may be due.
std::uint32_t ruleProcessesDue(const Position& position);
Procedure ruleProcessSteps();
VerbSpec putAwayVerb();

// warp.cpp, 15.2.7: Warp, a keyword of a way to be removed from the hand at a cost and two auto abilities.
/// Adds what the keyword is made of besides.
void completeWarp(const Vocabulary& vocabulary, Ability& warp, std::vector<Ability>& more);
Procedure warpCard();

} // namespace takujo::fftcg
