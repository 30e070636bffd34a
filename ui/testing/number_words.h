#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

// Numbers as the window writes them.

/// "54.2 %"
QString percent(double share);
/// The same of so many games; a dash without games.
QString shareText(std::uint64_t hits, std::uint64_t games);
/// "54.2 % (49.1–59.2)": with where it may well lie.
QString shownShare(std::uint64_t hits, std::uint64_t games);
/// "+3.1": in percentage points, with its sign.
QString shownPoints(double difference);
/// "40 s", "12 min", "2 h 5 min"
QString durationText(double seconds);

} // namespace takujo
