#pragma once

#include "engine/games/game.h"

namespace takujo::gate_ruler {

/// Gate Ruler: two rulers under different rules, and a gate on which everything waits.
const Game& game();

} // namespace takujo::gate_ruler
