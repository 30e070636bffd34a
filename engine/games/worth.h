#pragma once

#include "engine/games/game.h"

namespace takujo {

/// How well a player stands, in points that mean the same for both: for players of simulations, who want more
/// of it than the other has. No rule asks for it. Of what only one of them sees it counts no more than how
/// much there is.
using Worth = std::int32_t (*)(const Position&, Player);

/// What that game says; where it says nothing, every card in hand and in play counts one.
Worth worthIn(const Game& game);

} // namespace takujo
