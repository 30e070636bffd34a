#pragma once

#include "engine/kit/rules/procedure.h"
#include "engine/kit/rules/rulebook.h"

namespace takujo {

/// Procedures that every game has, at the same places of its table.
namespace procedures {
inline constexpr ProcedureId passage = 0; ///< of a batch of events
inline constexpr ProcedureId waiting = 1; ///< everything that waits is carried out
// What scripts do (engine/kit/script/following/script_procedures.h):
inline constexpr ProcedureId announcing = 2; ///< modes and choices of an effect
inline constexpr ProcedureId choosingModes = 3;
inline constexpr ProcedureId picking = 4;
inline constexpr ProcedureId dividing = 5;
inline constexpr ProcedureId text = 6;           ///< of an effect is followed
inline constexpr ProcedureId following = 7;      ///< a block of it
inline constexpr ProcedureId agreeing = 8;       ///< to what may be done
inline constexpr ProcedureId looping = 9;        ///< for each
inline constexpr ProcedureId arranging = 10;     ///< cards go back in an order
inline constexpr ProcedureId apart = 11;         ///< a text on its own, and then it is over
inline constexpr ProcedureId choosingGroup = 12; ///< one of the groups that cards were divided into
inline constexpr ProcedureId repeating =
    13; ///< players say how often a loop is repeated (engine/kit/loops/loops.h)
inline constexpr ProcedureId firstOfGame = 14;
} // namespace procedures

Procedure eventPassage();
/// What has been proposed from that place of `State::events` on happens next.
void beginPassage(State& state, const Rulebook& rules, std::size_t firstEvent);
Procedure waitingItems();

/// Of the procedure that calls it: whether a player may do something though nothing waits
/// (`RuleTables::besideWaiting`).
bool isOpenBesideWaiting(const Position& position);
/// Whether the player is asked for that, or for what comes next: the condition of such verbs.
bool isAskedBesideWaiting(const Position& position, const Attempt& attempt);
/// The same of who may want nothing of it.
bool mayDeclineBesideWaiting(const Position& position, const Attempt& attempt);

/// The verb by which a player says which waiting item comes next: its values are their places in
/// `State::waiting`.
VerbSpec waitingVerb(std::string_view word, std::string_view rule);

/// The verb by which a player says how often a loop is repeated, by the rules of loops that one player can
/// stop, and that both can.
VerbSpec repeatVerb(std::string_view oneStops, std::string_view bothStop);

/// Asks how often a loop is repeated: that player, and then the other one as well if both can stop it.
void callRepeating(State& state, Player first, bool both);

/// The kit's procedures followed by the game's.
std::vector<Procedure> withKitProcedures(std::vector<Procedure> ofGame);

/// Proposes everything the rule processes find. False if they found nothing. For games whose processes ask
/// for nothing.
bool collectRuleProcesses(Run& run);
/// The same as a step, which comes once more until nothing is due; some processes call procedures.
Next startRuleProcesses(Run& run);

} // namespace takujo
