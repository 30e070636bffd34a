#pragma once

#include "engine/match/sentences/fault_report.h"
#include "engine/numbers/matchup.h"
#include "engine/numbers/seats.h"

#include <filesystem>
#include <optional>

namespace takujo {

// Games that a mistake of the program has ended are played again, so that a file can show it.

/// Plays that game, with its seed, up to where it cannot go on, and writes a report into that folder. None if
/// it can go on now.
std::optional<FaultReport> reportFault(const MatchSetup& begins, Seats& seats,
                                       const std::filesystem::path& folder);

/// The same of a game of a matchup.
std::optional<FaultReport> reportFault(const MatchupSetup& setup, std::size_t pair, const FaultyGame& fault,
                                       const std::filesystem::path& folder);

} // namespace takujo
