#pragma once

#include "engine/files/cards/library.h"
#include "engine/games/game.h"

#include <vector>

namespace takujo {

/// Returns all cards of the library, for `MatchSetup::nameable`, if texts of that game let players name
/// cards; else none. The cards live as long as the library.
inline std::vector<const CardDefinition*> nameableIn(const Library& library, const Game& game) {
    std::vector<const CardDefinition*> cards;
    if (game.tables.script.naming != 0)
        for (const CardSet& set : library.sets())
            for (const CardDefinition& card : set.cards)
                cards.push_back(&card);
    return cards;
}

} // namespace takujo
