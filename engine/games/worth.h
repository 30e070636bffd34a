#pragma once

#include "engine/games/game.h"

namespace takujo {

/// How good a player's situation is, in points that mean the same for both players. For bots, which want more
/// points than the opponent; no rule asks for it. Of what only one player sees, only the number of cards
/// counts.
using Worth = std::int32_t (*)(const Position&, Player);

/// Returns the game's own function; if it has none, one that counts each card in hand and in play as one.
Worth worthIn(const Game& game);

} // namespace takujo
