#pragma once

#include "engine/games/granblue/terms.h"

#include <cstdint>
#include <vector>

/// What the files about effects share: 8-6 and 8-7.
namespace takujo::granblue {

/// Whoever has the effect that is under way, or acts freely.
Player whoPlays(const Position& position);

// The steps of all procedures by which effects are used. Their effect stands in `playing::effectOf`.

/// 8-6-2-1: an effect of a card, or its ougi, is announced, and told so; a card of the hand is shown.
Next announceUse(Run& run, bool isOugi);
/// Which ougis the card has; or which other activated effects.
void listUses(const Position& position, const Attempt& attempt, bool ougis,
              std::vector<std::int32_t>& values);

/// 8-6-2-2: modes are declared.
Next declareModes(Run& run);
/// 8-6-2-4: what it says is carried out.
Next carryOutText(Run& run);
/// It is over; a card of the hand that was shown for it is shown no longer (10-6-1-3).
Next effectIsOver(Run& run);

} // namespace takujo::granblue
