#pragma once

#include "engine/games/game.h"

#include <optional>

/// Rules of other games, tried out on this one, and what only the cards of scenarios of the kit say. Most are
/// policies that are off until such a scenario sets them: who reads the workbench to begin a game needs none
/// of it. This is all that the game itself knows of them.
namespace takujo::workbench::trials {

// What they add stands behind what is there, or between the steps of the procedures that are there.
void addTo(Game& game);
void addTo(Vocabulary& words);
void addTo(CardSchema& schema);

/// What a strike comes to, if it is not the loss of a life.
std::optional<Next> strikesOtherwise(Run& run, const Option& answer);

} // namespace takujo::workbench::trials
