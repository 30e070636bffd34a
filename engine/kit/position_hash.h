#pragma once

#include "engine/kit/rules/position.h"

#include <cstdint>

namespace takujo {

/// Equal for positions that are the same to the players: cards by what they are, zone by zone, with their
/// states, damage, counters and the effects on them, the order in which they came where it matters, player
/// values, what waits or will come and what it has chosen, and where the procedures stand. Handles,
/// timestamps, random numbers, turn count and history are left out. Loops are found by it.
std::uint64_t positionHash(const Position& position);

/// The same without player values and counters: of a loop it comes back though a number grows.
std::uint64_t positionHashWithoutNumbers(const Position& position);

/// The same again without the order in which cards came to a table: of two that are alike it tells no one.
std::uint64_t positionHashOfCards(const Position& position);

} // namespace takujo
