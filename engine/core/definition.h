#pragma once

#include "engine/core/localized_text.h"
#include "engine/core/script.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// A card as printed. What the numbers, sets, flags and texts mean is the schema of the game
/// (engine/cards/card_schema.h): each of its fields names a slot here.
struct CardDefinition {
    static constexpr std::size_t numberSlots = 6;
    static constexpr std::size_t setSlots = 4;
    static constexpr std::size_t textSlots = 3;
    /// A number that is not printed on this card.
    static constexpr std::int32_t notPrinted = INT32_MIN;

    std::string id;
    LocalizedText name;
    LocalizedText flavour;
    std::uint8_t type = 0;
    /// Equal for cards of one name, within one match.
    std::uint16_t nameKey = 0;
    TextKey nameText = 0; ///< of the name
    std::uint32_t flags = 0;
    std::array<std::int32_t, numberSlots> numbers{notPrinted, notPrinted, notPrinted,
                                                  notPrinted, notPrinted, notPrinted};
    std::array<std::uint32_t, setSlots> sets{};
    std::array<std::vector<LocalizedText>, textSlots> texts;
    std::vector<Ability> abilities;
    // What its abilities ask for, as bits, so that most of it need not be looked at (`digest`, in
    // engine/kit/script/preparing.h).
    std::uint32_t watches = 0;      ///< kinds of event that trigger one
    std::uint32_t replaces = 0;     ///< kinds of event that one replaces
    std::uint32_t remembers = 0;    ///< kinds of event that one asks the history for
    std::uint32_t watchedZones = 0; ///< kinds of zone in which one works, apart from play
    std::uint32_t has = 0;          ///< sorts of abilities: the bits below

    static constexpr std::uint32_t constant = 1;  ///< changes what objects are
    static constexpr std::uint32_t stateful = 2;  ///< waits for a state
    static constexpr std::uint32_t activated = 4; ///< is used by its player
    static constexpr std::uint32_t fees = 8;      ///< makes something cost
    static constexpr std::uint32_t entry = 16;    ///< says how something enters
    static constexpr std::uint32_t opens = 32;    ///< opens somebody's hand

    bool prints(std::size_t number) const { return numbers[number] != notPrinted; }
};

} // namespace takujo
