#pragma once

#include "engine/kit/script/reading/scope.h"

#include <vector>

namespace takujo {

// Picks among cards that the picker, or the other player, cannot see.

/// Shows cards for picking: nobody picks by the face of a card without seeing it. If a pick asks for more
/// than whose the cards are, and its player cannot see into the zone, the cards there are shown to that
/// player until the pick is made. Otherwise they stay hidden, and the pick is blind. True if something is
/// shown.
bool showForPicking(Run& run, const Scope& picking, const Term& each);
void hideFromPicker(Run& run, Player picker);
/// Hides the cards of that zone again from players who may not look into it.
void hideAgain(State& state, ZoneId zone);

/// Whether a card is shown to somebody, or to everybody, where it lies.
bool isLookedAt(const State& state, ObjectId id);
/// Status bit of what a text looks at until it puts it back: whoever picks something meanwhile goes on seeing
/// it.
inline constexpr std::uint32_t keptInSight = 1U << 24U;

/// Shows a card to the players whose status bits `to` has; the log remembers what both players saw.
void show(Run& run, ObjectId id, std::uint32_t to);

/// Whether criteria ask what is printed on a card, and not only whose it is and where it lies.
bool asksForFaces(const Scope& scope, const Term& each);
/// Returns how many of the found objects must be picked, given `least`: a search may fail, because nobody can
/// tell whether an object of a certain quality is among cards hidden from others.
std::int32_t leastToFind(const Scope& scope, const Term& each, const std::vector<ObjectId>& found,
                         std::int32_t least, Player picker);

} // namespace takujo
