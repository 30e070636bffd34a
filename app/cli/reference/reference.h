#pragma once

#include "engine/games/game.h"

#include <string>

namespace takujo {

/// Returns the reference of a game's card and deck files, in Markdown: cardsets/README.md.
std::string cardReference(const Game& game);

} // namespace takujo
