#pragma once

#include "engine/kit/procedure.h"
#include "engine/kit/rulebook.h"

namespace takujo {

/// Procedures that every game has, at the same places of its table.
namespace procedures {
inline constexpr ProcedureId passage = 0; ///< of a batch of events
inline constexpr ProcedureId waiting = 1; ///< everything that waits is carried out
inline constexpr ProcedureId firstOfGame = 2;
} // namespace procedures

Procedure eventPassage();
Procedure waitingItems();

/// The verb by which a player says which waiting item comes next: its values are their places in
/// `State::waiting`.
VerbSpec waitingVerb(std::string_view word, std::string_view rule);

/// The kit's procedures followed by the game's.
std::vector<Procedure> withKitProcedures(std::vector<Procedure> ofGame);

/// Proposes everything the rule processes find. False if they found nothing.
bool collectRuleProcesses(Run& run);

} // namespace takujo
