#pragma once

#include "engine/kit/position_hash.h"
#include "engine/match/known_game.h"

namespace takujo {

/// Returns the random numbers of a bot for one answer: the same for equal games and seeds.
inline Random luckOf(std::uint64_t seed, const KnownGame& known) {
    const Position position{known.now, *known.rules, *known.cards};
    return Random{seed ^ positionHash(position) ^ (known.answers * 0xd1342543de82ef95ULL)};
}

} // namespace takujo
