#pragma once

#include "engine/games/bot_tables.h"
#include "engine/kit/rules/position.h"

namespace takujo {

// How good a situation is: for bots, which want more points than the opponent. No rule asks for it.

/// Returns the points of a player's situation, by the terms of the tables (`BotTables::worth`): those of the
/// game, or others that are tried. Without terms each card in hand and in play counts the same. Of what only
/// one player sees, only the number of cards counts.
std::int32_t worthIn(const BotTables& bots, const Position& position, Player player);

/// Returns the chance that a player wins, from 0 to 1: guessed from the points of both; known once the game
/// is over.
double chanceIn(const BotTables& bots, const Position& position, Player player);

} // namespace takujo
