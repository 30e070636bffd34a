#pragma once

#include "engine/games/game.h"

#include <string_view>

namespace takujo {

/// Returns why a finished game has ended, for statistics: the name of the rule process that found a loser, or
/// its reason; "an effect" if a card said so; "without an end" if nothing stopped.
std::string_view endOf(const Position& position, const Game& game);

} // namespace takujo
