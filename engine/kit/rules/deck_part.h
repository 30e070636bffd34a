#pragma once

#include "engine/core/definition.h"

#include <cstdint>
#include <string_view>

namespace takujo {

/// A part of a deck: cards that have their own list and begin the game in their own zone.
struct DeckPart {
    std::string_view word; ///< key of its list in deck files
    std::uint8_t zone = 0;
    bool isNeeded = true;       ///< a deck must have it
    std::uint32_t types = ~0U;  ///< of the cards that it can hold, as bits
    std::string_view rule = {}; ///< says what it contains
    /// Whether it can hold a card of these types; none: each. It tells parts that hold the same types apart.
    bool (*takes)(const CardDefinition&) = nullptr;

    /// Whether the card belongs here. Tokens belong to no deck.
    bool holds(const CardDefinition& card) const {
        return (types >> card.type & 1U) != 0 && !card.isToken && (takes == nullptr || takes(card));
    }
};

} // namespace takujo
