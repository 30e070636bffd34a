#pragma once

#include "engine/match/match.h"

#include <optional>
#include <string_view>

namespace takujo {

/// A later moment of this turn at which a player may do what the moment forbids now, if both players only
/// pass until then.
struct LaterMoment {
    std::string_view phase; ///< its word
    int passes = 0;         ///< how often the player passes on the way
};

/// The first such moment; tried on a copy. None if nothing speaks against the time, if somebody is asked on
/// the way what passing does not answer, or if the way leads out of the turn.
std::optional<LaterMoment> laterMomentFor(const Match& match, const Attempt& attempt);

/// What passes at the decision at hand: it goes on without doing anything. None if nothing does.
const Option* passOf(const Match& match);
/// Whether the player is asked, and may do it.
bool mayDoNow(const Match& match, const Attempt& attempt);

} // namespace takujo
