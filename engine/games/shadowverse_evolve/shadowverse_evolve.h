#pragma once

#include "engine/games/game.h"

namespace takujo::shadowverse_evolve {

/// Shadowverse EVOLVE, by its comprehensive rules 1.18.0 of 2025-04-07. Evolving, tokens and the words of
/// classes and titles are not there yet.
const Game& game();

} // namespace takujo::shadowverse_evolve
