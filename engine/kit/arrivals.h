#pragma once

#include "engine/kit/rulebook.h"

namespace takujo {

// How cards arrive where they go (`RuleTables::arrivals`), as most games have it.

/// Decks, hands and piles take only their owner's cards. On a table, and where both players have one zone,
/// cards lie where they are put.
inline void goesToItsOwner(const Position& position, Event& event) {
    if (event.kind == EventKind::move && !position.rules.zone(event.to).table &&
        !position.rules.zone(event.to).shared)
        event.to.player = position.ownerOf(event.object);
}

} // namespace takujo
