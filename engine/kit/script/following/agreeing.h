#pragma once

#include "engine/kit/rules/rulebook.h"

#include <cstdint>

/// A player is offered something by a text (`may`): agrees and does it, or declines and does what is done
/// otherwise. Agreeing to what then could not be done is declining it.
namespace takujo::agreeing {

/// What its frame says of what follows: a block of the text, nothing, or (`followedBy`) an ability that is
/// triggered.
inline constexpr std::int32_t nothingFollows = -1;
constexpr std::int32_t followedBy(std::int32_t abilityOrFrame) {
    return nothingFollows - 1 - abilityOrFrame; // there and back again
}

void offer(const Position& position, Decision& decision);
Next take(Run& run, const Option& answer);
Next followAgreed(Run& run);
Next whatFollowsFromIt(Run& run);

/// Whether that is what is asked now, whether this player is asked, whether it could be done.
bool isAsked(const Position& position, const Attempt& attempt);
bool isDecider(const Position& position, const Attempt& attempt);
bool canBeDone(const Position& position, const Attempt& attempt);

} // namespace takujo::agreeing
