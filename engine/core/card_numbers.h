#pragma once

#include <algorithm>
#include <cstdint>

namespace takujo {

// What cards count and compare (power, damage, counters, costs) may grow without end: a power that is doubled
// every turn soon has more digits than a machine word. Wherever such numbers meet they are put together here,
// and stay where nothing comes of more.

/// Nine digits: no card of any game comes near, a table can show it, and two of them fit into a word.
inline constexpr std::int32_t largestNumber = 999'999'999;

constexpr std::int32_t withinNumbers(std::int64_t number) {
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(number, -std::int64_t{largestNumber}, largestNumber));
}
constexpr std::int32_t sumOf(std::int32_t one, std::int32_t other) {
    return withinNumbers(std::int64_t{one} + other);
}
constexpr std::int32_t differenceOf(std::int32_t one, std::int32_t other) {
    return withinNumbers(std::int64_t{one} - other);
}
constexpr std::int32_t productOf(std::int32_t one, std::int32_t other) {
    return withinNumbers(std::int64_t{one} * other);
}

/// The most that a player is asked to choose from, where the choice is a number.
inline constexpr std::int32_t mostNumbersListed = 4096;

/// In what units `total` is shared out so that there are not more shares to choose from: the unit, or ten
/// times as much, and so on.
constexpr std::int32_t unitOfShares(std::int32_t total, std::int32_t unit) {
    constexpr std::int32_t larger = 10;
    while (unit > 0 && total / unit >= mostNumbersListed)
        unit *= larger;
    return unit;
}

} // namespace takujo
