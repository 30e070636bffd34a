#pragma once

#include "engine/games/game.h"

#include <span>
#include <string_view>

namespace takujo {

// Which games there are.

/// Returns every game, in the order of the start page.
std::span<const Game* const> allGames();

/// Returns the game with that id; none if there is none.
const Game* findGame(std::string_view id);

} // namespace takujo
