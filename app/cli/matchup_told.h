#pragma once

#include "app/cli/command.h"
#include "engine/numbers/matchup.h"

#include <ostream>
#include <string_view>

namespace takujo {

// Numbers of decks against each other, as people and programs read them. What is printed depends on the
// numbers alone, so that parts added up say exactly what one run says.

/// Tables for people (matchup_table.cpp).
void tellTable(const MatchupNumbers& numbers, Streams streams);
/// One object of JSON, and lines of CSV: each a count of something among games (matchup_data.cpp).
void tellJson(const MatchupNumbers& numbers, std::ostream& out);
void tellCsv(const MatchupNumbers& numbers, std::ostream& out);

/// Whether there is such a format, "table", "json" or "csv"; and prints in it.
bool isFormatOfNumbers(std::string_view format);
void tellNumbers(const MatchupNumbers& numbers, std::string_view format, Streams streams);

/// Tells, on the other stream, of games that a mistake of the program has ended: with their decks and seeds,
/// and with a file that shows it if they can be played again by that setup. Returns how many.
std::size_t tellFaultsOf(const MatchupNumbers& numbers, Streams streams, const MatchupSetup* setup = nullptr);

} // namespace takujo
