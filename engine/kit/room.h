#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::room {

// Zones that take only so many objects (`RuleTables::room`). The passage asks here after it is known where
// everything arrives, and before anything else happens instead.

/// Returns the procedure that asks which of several objects come where not all of them fit.
Procedure whichCome(std::string_view rule);

// Used by the passage, for the batch that begins at `first` in `State::events`.

/// Whether more would come into some zone than it takes.
bool isTooMuch(const Run& run, std::size_t first);
/// Forbids what does not come. Where a player has a choice, it calls the procedure that asks.
Next makeRoom(Run& run, std::size_t first);

} // namespace takujo::room
