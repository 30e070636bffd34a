#pragma once

#include "engine/games/game.h"

namespace takujo::duel_masters {

/// Duel Masters, by its general rules 1.40 of 2024-04-12.
const Game& game();

} // namespace takujo::duel_masters
