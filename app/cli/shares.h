#pragma once

#include <cstdint>
#include <string>

namespace takujo {

// Shares of games as tables print them.

/// In percent with one digit: "51.0"; with a sign, "+1.0".
std::string percent(double share, bool isSigned = false);

/// Between what the share lies in 95 of 100 cases: "44.2–57.8".
std::string shownInterval(std::uint64_t hits, std::uint64_t games);

} // namespace takujo
