#pragma once

#include "engine/games/game.h"

#include <optional>

/// Rules of other games tried out on the workbench, and words that only cards of kit scenarios use. Most are
/// policies that are off until a scenario sets them. A reader who uses the workbench as a model for a game
/// can skip them: this header is all that the game itself knows of them.
namespace takujo::workbench::trials {

// These add things after those of the game, or between the steps of its procedures.
void addTo(Game& game);
void addTo(Vocabulary& all);
void addTo(CardSchema& all);

/// Returns what a strike does, if it is not the loss of a life.
std::optional<Next> strikesOtherwise(Run& run, const Option& answer);

} // namespace takujo::workbench::trials
