#pragma once

#include "engine/kit/position.h"

#include <cstdint>

namespace takujo {

/// Equal for positions that are the same to the players: cards by what they are, zone by zone, with their
/// states and damage, the order in which they came where it matters, player values, what waits and where the
/// procedures stand. Handles, random numbers, turn count and history are left out. Loops are found by it.
std::uint64_t positionHash(const Position& position);

} // namespace takujo
