#pragma once

#include "engine/games/game.h"

namespace takujo::fftcg {

/// The Final Fantasy TCG.
const Game& game();

} // namespace takujo::fftcg
