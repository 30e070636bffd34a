#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

// Chapters of the rulebook: the procedures and verbs of each, in a file of its name. Casting (casting.h) and
// attacks (attack_phase.h) have their own headers.
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
/// Gives the player priority; the procedure ends when both pass in a row on an empty stack.
Next givePriority(Player player);
Procedure priority();
VerbSpec passVerb();
/// 11.1.1: whether this player has priority and is asked.
bool hasPriority(const Position& position, const Attempt& attempt);
/// Says who has priority instead, or which card must be cast first.
void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments);

// stacking.cpp, 11.8.7: triggered auto abilities go onto the stack before anybody gets priority.
/// Whether something waits to go onto the stack, including states that hold now (11.8.18).
bool somethingWaits(Run& run);
Next stackAuto(Run& run, const WaitingItem& item);
Procedure stackingAutoSteps();

// ex_burst.cpp, 11.10: EX Bursts.
/// Returns the index of the ability that is the EX Burst of a card in the damage zone: a summon's whole text,
/// or an auto ability marked as one; of Damage N, if it holds now (15.2.6.3). -1: none.
std::int32_t burstOf(const Position& position, ObjectId card);
/// Lets the owner use the EX Burst of that card.
Next offerBurst(Run& run, ObjectId card);
Procedure exBurstSteps();
std::vector<VerbSpec> burstVerbs();

// rule_processes.cpp, chapter 12: what the rules do by themselves before anybody gets priority.
std::vector<RuleProcess> ruleProcesses();
/// Where nothing is due, which is nearly always, a check is over at once. False: it has to be made.
bool settleIfNothingIsDue(Run& run);
/// The answer of a player in a hurry (`Game::suggest`).
std::size_t suggestAnswer(const Position& position, const Decision& decision);
/// How many points of damage lose the game, in this format (3.1.1).
std::int32_t damageThatLosesNow(const Position& position);
Procedure ruleProcessSteps();
VerbSpec putAwayVerb();

// warp.cpp, 15.2.7: Warp, a keyword that combines removal from the hand at a cost with two auto abilities.
/// Adds those two abilities.
void completeWarp(const Vocabulary& vocabulary, Ability& warp, std::vector<Ability>& more);
Procedure warpCard();
/// Whether it is one of those two.
bool isOfWarp(const Ability& ability);

// priming.cpp: Priming, which the rulebook does not have yet (p-6 to p-11).
/// Has nothing to add: all of it is the procedure.
void completePriming(const Vocabulary& vocabulary, Ability& ability, std::vector<Ability>& more);
Procedure primeCharacter();
/// How the card on top belongs to the character.
std::vector<Role> roles();

} // namespace takujo::fftcg
