#pragma once

#include "engine/games/game.h"

namespace takujo {

// How good a situation is: for bots, which want more points than the opponent. No rule asks for it.

/// Returns the points of a player's situation, by the terms of the game (`BotTables::worth`). In a game
/// without terms each card in hand and in play counts the same. Of what only one player sees, only the number
/// of cards counts.
std::int32_t worthIn(const Game& game, const Position& position, Player player);

/// Returns the chance that a player wins, from 0 to 1: guessed from the points of both; known once the game
/// is over.
double chanceIn(const Game& game, const Position& position, Player player);

} // namespace takujo
