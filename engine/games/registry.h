#pragma once

#include "engine/games/game.h"

#include <span>
#include <string_view>

namespace takujo {

/// Every game, in the order of the start page.
std::span<const Game* const> allGames();

/// The game of that id; none if there is none.
const Game* findGame(std::string_view id);

} // namespace takujo
