#pragma once

#include "engine/kit/script/reading/scope.h"

#include <vector>

namespace takujo {

/// Nobody picks by what cards are without seeing them. Where a pick asks for more than whose they are, and
/// its player cannot see into the zone, the cards there are shown to that player until it is made. Without
/// such a quality they stay hidden: then the pick is blind. True if something is shown.
bool showForPicking(Run& run, const Scope& picking, const Term& each);
void hideFromPicker(Run& run, Player picker);
/// Whatever was seen of that zone by somebody who may not look into it is seen no more.
void hideAgain(State& state, ZoneId zone);

/// Shows a card to whom the status bits say; the log remembers what everybody was shown.
void show(Run& run, ObjectId id, std::uint32_t to);

/// Whether criteria ask what stands on a card, and not only whose it is and where it lies.
bool asksForFaces(const Scope& scope, const Term& each);
/// How many of what was found have to be picked, where `least` would have to be: nobody can tell whether
/// something of a quality lies among cards that others cannot see.
std::int32_t leastToFind(const Scope& scope, const Term& each, const std::vector<ObjectId>& found,
                         std::int32_t least, Player picker);

} // namespace takujo
