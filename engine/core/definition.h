#pragma once

#include "engine/core/localized_text.h"
#include "engine/core/script.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// A name that a card has beside its first one.
struct OtherName {
    LocalizedText text;
    bool isWhole = false;      ///< it is this name only as a whole: no part of it tells anything
    TextKey key = 0;           ///< of the text
    std::uint16_t nameKey = 0; ///< equal for equal names, within one match
};

/// A card as printed. What the numbers, sets, flags and texts mean is the schema of the game
/// (engine/cards/card_schema.h): each of its fields names a slot here.
struct CardDefinition {
    static constexpr std::size_t numberSlots = 16;
    static constexpr std::size_t setSlots = 4;
    static constexpr std::size_t textSlots = 4;
    /// A number that is not printed on this card.
    static constexpr std::int32_t notPrinted = INT32_MIN;

    std::string id;
    LocalizedText name;
    LocalizedText flavour;
    std::uint8_t type = 0;
    /// Equal for cards of one name, within one match.
    std::uint16_t nameKey = 0;
    TextKey nameText = 0;  ///< of the name
    TextKey firstName = 0; ///< of the name without what stands in brackets
    std::vector<OtherName> otherNames;
    std::vector<LocalizedText> askedParts; ///< texts that its abilities look for in names
    /// Those texts of any card of one match that stand in one of its names, sorted.
    std::vector<TextKey> nameParts;
    std::uint32_t flags = 0;
    std::array<std::int32_t, numberSlots> numbers = nothingPrinted();
    std::array<std::uint32_t, setSlots> sets{};
    std::array<std::vector<LocalizedText>, textSlots> texts;
    std::vector<Ability> abilities;
    // What its abilities ask for, as bits, so that most of it need not be looked at (`digest`, in
    // engine/kit/script/language/preparing.h).
    std::uint32_t watches = 0;      ///< kinds of event that trigger one
    std::uint32_t watchesBack = 0;  ///< those of which it is judged by what was there before
    std::uint32_t watchesOn = 0;    ///< and those of which it is judged by what came of them
    std::uint32_t replaces = 0;     ///< kinds of event that one replaces
    std::uint32_t remembers = 0;    ///< kinds of event that one asks the history for
    std::uint32_t watchedZones = 0; ///< kinds of zone in which one works, apart from play
    std::uint32_t usedFrom = 0;     ///< those of them in which one works that is used by its player
    std::uint32_t has = 0;          ///< sorts of abilities: the bits below

    static constexpr std::uint32_t constant = 1;  ///< changes what objects are
    static constexpr std::uint32_t stateful = 2;  ///< waits for a state
    static constexpr std::uint32_t activated = 4; ///< is used by its player
    static constexpr std::uint32_t fees = 8;      ///< makes something cost
    static constexpr std::uint32_t entry = 16;    ///< says how something enters
    static constexpr std::uint32_t opens = 32;    ///< opens somebody's hand
    static constexpr std::uint32_t prices = 64;   ///< changes what cards cost
    static constexpr std::uint32_t recalls = 128; ///< changes what objects are by what happened this turn
    static constexpr std::uint32_t damages = 256; ///< changes how much damage is dealt
    static constexpr std::uint32_t names = 512;   ///< has somebody name a card

    bool prints(std::size_t number) const { return numbers[number] != notPrinted; }

    bool isNamed(TextKey key) const {
        return nameText == key || std::ranges::find(otherNames, key, &OtherName::key) != otherNames.end();
    }
    /// Whether one of its names contains that text, if some card of the match asks for it.
    bool hasInName(TextKey part) const { return std::ranges::binary_search(nameParts, part); }

private:
    static constexpr std::array<std::int32_t, numberSlots> nothingPrinted() {
        std::array<std::int32_t, numberSlots> none{};
        none.fill(notPrinted);
        return none;
    }
};

/// Whether one of their names is the same.
bool shareName(const CardDefinition& one, const CardDefinition& other);

/// Of a list of more than 32 words, those behind stand in the set after the one of the list.
inline constexpr std::size_t wordsInSet = 32;
using WordSets = std::array<std::uint32_t, CardDefinition::setSlots>;

/// Whether the word at that place of a list is there, which begins in that set.
constexpr bool hasWord(const WordSets& sets, std::size_t slot, std::size_t word) {
    return (sets[slot + word / wordsInSet] >> word % wordsInSet & 1U) != 0;
}

} // namespace takujo
