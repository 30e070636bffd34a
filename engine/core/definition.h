#pragma once

#include "engine/core/localized_text.h"
#include "engine/core/script.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace takujo {

// What is printed on a card, and what its abilities ask for.

/// A name that a card has besides its first one.
struct OtherName {
    LocalizedText text;
    bool isWhole = false;      ///< only the whole text is the name; no part of it counts
    TextKey key = 0;           ///< of the text
    std::uint16_t nameKey = 0; ///< equal for equal names, within one match
};

/// Texts of a match that contain a part that some card asks for, with that part: pairs, sorted.
using PartsOfTexts = std::vector<std::pair<TextKey, TextKey>>;

/// A card as printed. The schema of the game (engine/cards/card_schema.h) says what the numbers, sets, flags
/// and texts mean: each of its fields names a slot here.
struct CardDefinition {
    static constexpr std::size_t numberSlots = 16;
    static constexpr std::size_t setSlots = 4;
    static constexpr std::size_t textSlots = 4;
    /// Stands for a number that is not printed on this card.
    static constexpr std::int32_t notPrinted = INT32_MIN;

    std::string id;
    LocalizedText name;
    LocalizedText flavour;
    std::uint8_t type = 0;
    /// The same number for all cards of one name, within one match.
    std::uint16_t nameKey = 0;
    bool isToken = false;       ///< in nobody's deck: effects make it
    std::vector<TextKey> makes; ///< names of the tokens that its abilities make
    TextKey nameText = 0;       ///< of the name
    TextKey firstName = 0;      ///< of the name without the part in brackets
    std::vector<OtherName> otherNames;
    std::vector<LocalizedText> askedParts; ///< texts that its abilities search for in names
    /// Keys of `askedParts` of any card of the match that occur in one of this card's names, sorted.
    std::vector<TextKey> nameParts;
    /// What its texts contain, and those of all other cards of the match; none if no card asks.
    std::shared_ptr<const PartsOfTexts> textParts;
    std::uint32_t flags = 0;
    std::array<std::int32_t, numberSlots> numbers = nothingPrinted();
    std::array<std::uint32_t, setSlots> sets{};
    std::array<std::vector<LocalizedText>, textSlots> texts;
    std::vector<Ability> abilities;
    /// Paragraphs of its text that the program has not understood, in the order of the card. Nothing enforces
    /// them: players see to what they say. One that is given in one language stands in both.
    std::vector<LocalizedText> unread;
    /// What its other side prints; one definition, or none for a card with one side.
    std::vector<CardDefinition> otherSide;
    bool isOtherSide = false;
    /// Index of the other side within one match, plus one; 0: it has none.
    std::uint16_t side = 0;
    // What its abilities ask for, as bits: with these most cards need not be looked at. `digest` fills them
    // in (engine/kit/script/language/preparing.h).
    std::uint32_t watches = 0;      ///< kinds of event that trigger an ability
    std::uint32_t watchesBack = 0;  ///< those judged by the state before the event
    std::uint32_t watchesOn = 0;    ///< those judged by the state after the event
    std::uint32_t replaces = 0;     ///< kinds of event that an ability replaces
    std::uint32_t remembers = 0;    ///< kinds of event that an ability looks up in the history
    std::uint32_t watchedZones = 0; ///< kinds of zone outside play in which an ability works
    std::uint32_t usedFrom = 0;     ///< those in which an ability works that its player uses
    std::uint32_t has = 0;          ///< sorts of abilities it has: the bits below
    /// What its constant abilities ask of the game to say what objects are, besides what is in play and who
    /// controls it: the bits further below.
    std::uint32_t asks = 0;

    static constexpr std::uint32_t constant = 1;      ///< changes the characteristics of objects
    static constexpr std::uint32_t stateful = 2;      ///< is triggered by a state
    static constexpr std::uint32_t activated = 4;     ///< is used by its player
    static constexpr std::uint32_t fees = 8;          ///< adds a cost to something
    static constexpr std::uint32_t entry = 16;        ///< says how an object enters
    static constexpr std::uint32_t opens = 32;        ///< reveals a player's hand
    static constexpr std::uint32_t prices = 64;       ///< changes what cards cost
    static constexpr std::uint32_t recalls = 128;     ///< changes characteristics by what happened this turn
    static constexpr std::uint32_t damages = 256;     ///< changes how much damage is dealt
    static constexpr std::uint32_t names = 512;       ///< lets a player name a card
    static constexpr std::uint32_t declares = 1024;   ///< has an ability that its player declares
    static constexpr std::uint32_t offers = 2048;     ///< offers costs of playing other cards
    static constexpr std::uint32_t opensZones = 4096; ///< lets players play cards from somewhere else
    static constexpr std::uint32_t origins = 8192;   ///< asks how objects entered, and what was paid for them
    static constexpr std::uint32_t payments = 16384; ///< says with what something may be paid
    static constexpr std::uint32_t choices = 32768;  ///< asks what is chosen
    static constexpr std::uint32_t goesHome = 65536; ///< goes back to its own place by a rule of its game

    static constexpr std::uint32_t asksPosture = 1; ///< which cards are turned sideways
    static constexpr std::uint32_t asksMarks = 2;
    static constexpr std::uint32_t asksDamage = 4;
    static constexpr std::uint32_t asksCounters = 8;
    static constexpr std::uint32_t asksAnything = 16; ///< what no event tells

    bool prints(std::size_t number) const { return numbers[number] != notPrinted; }

    bool isNamed(TextKey key) const {
        return nameText == key || std::ranges::find(otherNames, key, &OtherName::key) != otherNames.end();
    }
    /// Whether one of its names contains that text. Only texts that some card of the match asks for are
    /// known.
    bool hasInName(TextKey part) const { return std::ranges::binary_search(nameParts, part); }
    /// Whether a text contains a part that some card asks for, or is that part.
    bool isInText(TextKey part, TextKey text) const {
        return part == text ||
               (textParts != nullptr && std::ranges::binary_search(*textParts, std::pair{text, part}));
    }

private:
    static constexpr std::array<std::int32_t, numberSlots> nothingPrinted() {
        std::array<std::int32_t, numberSlots> none{};
        none.fill(notPrinted);
        return none;
    }
};

/// Whether the two cards have a name in common.
bool shareName(const CardDefinition& one, const CardDefinition& other);

/// Words of a list beyond the first 32 are kept in the sets that follow the list's own.
inline constexpr std::size_t wordsInSet = 32;
using WordSets = std::array<std::uint32_t, CardDefinition::setSlots>;

/// Whether the word is set: `slot` is the first set of its list, `word` its place in the list.
constexpr bool hasWord(const WordSets& sets, std::size_t slot, std::size_t word) {
    return (sets[slot + word / wordsInSet] >> word % wordsInSet & 1U) != 0;
}

} // namespace takujo
