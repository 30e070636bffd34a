#pragma once

#include "engine/games/game.h"

namespace takujo::workbench {

/// A tiny game of the kit's own: see workbench.cpp.
const Game& game();

} // namespace takujo::workbench
