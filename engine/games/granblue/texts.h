#pragma once

#include "engine/games/granblue/terms.h"

#include <cstdint>
#include <vector>

/// What the files about effects share: 8-6 and 8-7.
namespace takujo::granblue {

/// Returns the player of the effect under way, or the one with free timing.
Player whoPlays(const Position& position);

// Steps of all procedures by which effects are used. The local `playing::effectOf` names the effect.

/// 8-6-2-1: announces an effect of a card, or its ougi, and logs it; shows a card of the hand.
Next announceUse(Run& run, bool isOugi);
/// Lists the card's ougis, or its other activated effects.
void listUses(const Position& position, const Attempt& attempt, bool ougis,
              std::vector<std::int32_t>& values);

/// 8-6-2-2: lets the player declare modes.
Next declareModes(Run& run);
/// 8-6-2-4: carries out the text.
Next carryOutText(Run& run);
/// Ends the effect; a card of the hand that was shown for it is hidden again (10-6-1-3).
Next effectIsOver(Run& run);

} // namespace takujo::granblue
