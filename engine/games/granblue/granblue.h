#pragma once

#include "engine/games/game.h"

namespace takujo::granblue {

/// The Granblue Fantasy TCG, by its comprehensive rules 1.10 of 2016-11-18.
const Game& game();

/// How well a player stands (engine/games/worth.h).
std::int32_t worth(const Position& position, Player player);

} // namespace takujo::granblue
