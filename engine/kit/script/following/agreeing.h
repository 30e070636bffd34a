#pragma once

#include "engine/kit/rules/rulebook.h"

#include <cstdint>

/// A text offers a player something (`may`): the player agrees and it is done, or declines and the
/// alternative is done. Agreeing to what cannot be done counts as declining.
namespace takujo::agreeing {

/// The frame says what follows: a block of the text, nothing, or (`followedBy`) an ability that is triggered.
inline constexpr std::int32_t nothingFollows = -1;
constexpr std::int32_t followedBy(std::int32_t abilityOrFrame) {
    return nothingFollows - 1 - abilityOrFrame; // its own inverse
}

void offer(const Position& position, Decision& decision);
Next take(Run& run, const Option& answer);
Next followAgreed(Run& run);
Next whatFollowsFromIt(Run& run);

/// The block that follows when the one that was agreed to has been followed, and is not reached yet; or
/// `nothingFollows`. In vain it has not been.
std::int32_t promisedBy(const Frame& frame);

/// Whether this is asked now, whether this player is asked, and whether it could be done.
bool isAsked(const Position& position, const Attempt& attempt);
bool isDecider(const Position& position, const Attempt& attempt);
bool canBeDone(const Position& position, const Attempt& attempt);

} // namespace takujo::agreeing
