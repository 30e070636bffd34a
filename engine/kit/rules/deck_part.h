#pragma once

#include <cstdint>
#include <string_view>

namespace takujo {

/// A part of a deck: cards that stand in a list of their own and begin the game in a zone of their own.
struct DeckPart {
    std::string_view word; ///< the key of its list in deck files
    std::uint8_t zone = 0;
    bool isNeeded = true;       ///< there is no deck without it
    std::uint32_t types = ~0U;  ///< of card that it can hold, as bits
    std::string_view rule = {}; ///< says what is in it
};

} // namespace takujo
