#pragma once

#include <algorithm>
#include <cstdint>

namespace takujo {

// The numbers of cards (power, damage, counters, costs), and how to calculate with them. They could grow
// without end: a power that doubles every turn soon has more digits than a machine word. These functions keep
// every result between -`largestNumber` and `largestNumber`.

/// Nine digits: more than any card needs, short enough for the table to show, and two of them fit into a
/// word.
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

/// A number without end (∞), in games whose numbers may be so: what has an end does not move it.
inline constexpr std::int32_t endlessNumber = largestNumber;

constexpr bool isEndless(std::int32_t number) {
    return number == endlessNumber || number == -endlessNumber;
}
/// Returns the sum of numbers that may be without end; of two such, what is added counts.
constexpr std::int32_t endlessSum(std::int32_t number, std::int32_t added) {
    if (isEndless(number) || isEndless(added))
        return isEndless(added) ? added : number;
    return sumOf(number, added);
}

/// Longest list of numbers that a player is asked to choose from.
inline constexpr std::int32_t mostNumbersListed = 4096;

/// Returns the unit in which `total` is divided among objects: `unit` itself, or ten, a hundred, … times as
/// much, so that at most `mostNumbersListed` shares can be chosen.
constexpr std::int32_t unitOfShares(std::int32_t total, std::int32_t unit) {
    constexpr std::int32_t larger = 10;
    while (unit > 0 && total / unit >= mostNumbersListed)
        unit *= larger;
    return unit;
}

} // namespace takujo
