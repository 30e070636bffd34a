#pragma once

#include "engine/core/random.h"
#include "engine/kit/decision.h"

namespace takujo {

/// A player who takes any legal answer. Gives the index of the option.
inline std::size_t randomAnswer(const Decision& decision, Random& random) {
    return random.below(static_cast<std::uint32_t>(decision.options.size()));
}

/// The random numbers of one game out of many: the same whichever thread plays it.
inline std::uint64_t seedOfGame(std::uint64_t seed, std::uint64_t game) {
    return Random{seed ^ (game * 0xd1342543de82ef95ULL)}.next();
}

} // namespace takujo
