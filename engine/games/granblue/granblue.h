#pragma once

#include "engine/games/game.h"

namespace takujo::granblue {

/// The Granblue Fantasy TCG, by its comprehensive rules 1.10 of 2016-11-18.
const Game& game();

} // namespace takujo::granblue
