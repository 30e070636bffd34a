#pragma once

#include "engine/match/match.h"

#include <vector>

namespace takujo {

/// Something that the rules allow with an object of its kind and place, and why it cannot be done now.
struct BarredAction {
    Attempt attempt;
    std::vector<Refusal> refusals; ///< at least one
};

/// Returns what the player cannot do with it now although it is a proper object for it: the moment, the
/// target, a limit or the cost forbids it. What cannot be done with such objects at all is left out.
std::vector<BarredAction> barredActions(const Match& match, Player player, ObjectId object);

} // namespace takujo
