#pragma once

#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/rulebook.h"

namespace takujo {

/// Procedures that every game has, at the same indices of its table.
namespace procedures {
inline constexpr ProcedureId passage = 0; ///< a batch of events happens
/// Everything that waits is carried out; or with these locals only some of it (engine/kit/waiting.h).
inline constexpr ProcedureId waiting = 1;
// Procedures of scripts (engine/kit/script/following/script_procedures.h):
inline constexpr ProcedureId announcing = 2; ///< a player declares modes and choices of an effect
inline constexpr ProcedureId choosingModes = 3;
inline constexpr ProcedureId picking = 4;
inline constexpr ProcedureId dividing = 5;
inline constexpr ProcedureId text = 6;           ///< the text of an effect is carried out
inline constexpr ProcedureId following = 7;      ///< a block of the text is carried out
inline constexpr ProcedureId agreeing = 8;       ///< a player agrees to what a text lets them do
inline constexpr ProcedureId looping = 9;        ///< `for each`
inline constexpr ProcedureId arranging = 10;     ///< cards go back in an order
inline constexpr ProcedureId apart = 11;         ///< a text that is carried out by itself
inline constexpr ProcedureId choosingGroup = 12; ///< a player chooses one of the groups of cards
/// Players say how often a loop is repeated (engine/kit/loops/loops.h).
inline constexpr ProcedureId repeating = 13;
inline constexpr ProcedureId firstOfGame = 14;
} // namespace procedures

Procedure eventPassage();
/// Makes the events from that index of `State::events` on happen next.
void beginPassage(State& state, const Rulebook& rules, std::size_t firstEvent);
Procedure waitingItems();

/// Whether the procedure that calls `waiting` lets a player act although nothing waits
/// (`RuleTables::besideWaiting`).
bool isOpenBesideWaiting(const Position& position);
/// Whether the player is asked for that, or for the next waiting item: the condition of such verbs.
bool isAskedBesideWaiting(const Position& position, const Attempt& attempt);
/// The same, for the verb by which a player declines to act.
bool mayDeclineBesideWaiting(const Position& position, const Attempt& attempt);

/// Returns the verb by which a player says which waiting item comes next: its values are indices into
/// `State::waiting`.
VerbSpec waitingVerb(std::string_view word, std::string_view rule);

/// Returns the verb by which a player says how often a loop is repeated, with the rules for loops that one
/// player can stop, and that both can.
VerbSpec repeatVerb(std::string_view oneStops, std::string_view bothStop);

/// Asks the first player how often a loop is repeated, and then the other player if both can stop it.
void callRepeating(State& state, Player first, bool both);

/// Returns the kit's procedures, followed by the game's.
std::vector<Procedure> withKitProcedures(std::vector<Procedure> ofGame);

/// Proposes everything that the rule processes find. False if they find nothing. For games whose processes
/// ask nothing.
bool collectRuleProcesses(Run& run);
/// The same as a step, which is repeated until nothing is due; some processes call procedures.
Next startRuleProcesses(Run& run);

} // namespace takujo
