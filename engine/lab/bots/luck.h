#pragma once

#include "engine/kit/position_hash.h"
#include "engine/match/known_game.h"

namespace takujo {

/// Returns the random numbers of a bot for one answer: the same for equal games and seeds. Where the other's
/// list is hidden, they do not depend on the position: its hash counts cards by their places in the table of
/// the match, in which cards of that list stand, too.
inline Random luckOf(std::uint64_t seed, const KnownGame& known) {
    const std::uint64_t answered = known.answers * 0xd1342543de82ef95ULL;
    if (known.decks == DeckKnowledge::hidden)
        return Random{seed ^ answered};
    const Position position{known.now, *known.rules, *known.cards};
    return Random{seed ^ positionHash(position) ^ answered};
}

} // namespace takujo
