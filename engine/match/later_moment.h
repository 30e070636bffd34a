#pragma once

#include "engine/match/match.h"

#include <optional>
#include <string_view>

namespace takujo {

// When a player may do later what is forbidden now.

/// A later moment of this turn at which a player may do what is forbidden now, if both players only pass
/// until then.
struct LaterMoment {
    std::string_view phase; ///< its word
    int passes = 0;         ///< how often the player passes before it
};

/// Returns the first such moment; tried on a copy. None if the time is not what forbids it, if a player must
/// answer something else than a pass on the way, or if the moment is after this turn.
std::optional<LaterMoment> laterMomentFor(const Match& match, const Attempt& attempt);

/// Returns the option that passes at the present decision; none if there is none.
const Option* passOf(const Match& match);
/// The same of a decision by itself.
const Option* passOf(const RuleTables& tables, const Decision& decision);
/// Whether the player is asked, and may do it.
bool mayDoNow(const Match& match, const Attempt& attempt);

} // namespace takujo
