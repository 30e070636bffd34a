#pragma once

#include "engine/games/shadowverse_evolve/terms.h"

/// What the files about playing share: 10.6.
namespace takujo::shadowverse_evolve {

/// Returns what a card costs its player now (10.6.2.5.1), as PP.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);

// Steps of all procedures by which something is played. The local `playing::effectOf` names the effect.

/// 10.6.2.8.2: carries out the text.
Next carryOutText(Run& run);
/// Ends the effect.
Next effectIsOver(Run& run);

} // namespace takujo::shadowverse_evolve
