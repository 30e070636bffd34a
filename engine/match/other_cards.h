#pragma once

#include "engine/files/cards/library.h"
#include "engine/games/game.h"

#include <vector>

namespace takujo {

/// Returns the cards of the library that a match may need besides those of its decks, for
/// `MatchSetup::otherCards`: all of them if texts of that game let players name cards, else the tokens. The
/// cards live as long as the library.
inline std::vector<const CardDefinition*> otherCardsIn(const Library& library, const Game& game) {
    std::vector<const CardDefinition*> cards;
    for (const CardSet& set : library.sets())
        for (const CardDefinition& card : set.cards)
            if (card.isToken || game.tables.script.naming != 0)
                cards.push_back(&card);
    return cards;
}

} // namespace takujo
