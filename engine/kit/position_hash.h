#pragma once

#include "engine/kit/rules/position.h"

#include <cstdint>

namespace takujo {

// When two positions are the same to the players.

/// Returns a hash that finds loops: equal for positions that are the same to the players. It covers cards by
/// what they are, zone by zone, with their states, damage, counters and effects, the order in which they came
/// where it matters, player values, what waits or will come with its choices, and the steps of the
/// procedures. It leaves out handles, timestamps, random numbers, turn count and history.
std::uint64_t positionHash(const Position& position);

/// The same without player values and counters: for a loop in which a number grows.
std::uint64_t positionHashWithoutNumbers(const Position& position);

/// The same, also without the order in which cards came to a table: cards that are alike are then
/// interchangeable.
std::uint64_t positionHashOfCards(const Position& position);

} // namespace takujo
