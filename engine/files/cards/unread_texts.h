#pragma once

#include "engine/cards/card_set.h"
#include "engine/core/definition.h"
#include "engine/files/yaml/map_reader.h"

#include <cstddef>

namespace takujo {

// Texts of cards that the program has not understood: `unread` of a card file.

/// Reads the texts of a card that nothing enforces. Each is a text, or a map with one language or both.
void readUnreadTexts(MapReader& card, CardDefinition& definition);

/// Whether a card has such a text on one of its sides.
bool hasUnread(const CardDefinition& card);

/// How much of a set is not enforced.
struct UnreadCount {
    std::size_t cards = 0;
    std::size_t texts = 0;
};
/// Both sides of a card are one card.
UnreadCount unreadIn(const CardSet& set);

} // namespace takujo
