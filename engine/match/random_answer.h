#pragma once

#include "engine/core/random.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/kit_procedures.h"

#include <algorithm>

namespace takujo {

// A player at random, and the seed of its game.

/// A player that takes any legal answer. Returns the index of the option.
/// How often a loop is repeated is a small number: thousands of rounds show no more than a few.
inline std::size_t randomAnswer(const Decision& decision, Random& random) {
    constexpr std::size_t mostRounds = 4;
    const bool isRepeat = decision.procedure == procedures::repeating;
    const std::size_t count =
        isRepeat ? std::min(decision.options.size(), mostRounds) : decision.options.size();
    return random.below(static_cast<std::uint32_t>(count));
}

/// Returns the seed of one game out of many: the same on every thread.
inline std::uint64_t seedOfGame(std::uint64_t seed, std::uint64_t game) {
    return Random{seed ^ (game * 0xd1342543de82ef95ULL)}.next();
}

} // namespace takujo
