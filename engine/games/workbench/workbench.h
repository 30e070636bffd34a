#pragma once

#include "engine/games/game.h"

namespace takujo::workbench {

/// A tiny game for tests of the kit: see workbench.cpp.
const Game& game();

} // namespace takujo::workbench
