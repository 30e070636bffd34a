#pragma once

#include "engine/cards/deck.h"
#include "engine/core/localized_text.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A deck while somebody changes it: a value, to be copied and compared. Its cards are ids, so one whose card
/// is in no set loses nothing.
struct DeckDraft {
    struct Entry {
        std::string card;
        int count = 0;
        std::size_t part = 0; ///< of the game's parts of a deck

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::string id;
    std::string game;
    std::string format;
    LocalizedText name;
    LocalizedText about;
    LocalizedText notes;
    std::vector<Entry> entries; ///< each card once in a part, in the owner's order

    /// Returns how many copies are in a part.
    int count(std::string_view card, std::size_t part) const;
    /// Returns how many copies are in all parts.
    int count(std::string_view card) const;
    /// Returns the number of cards in a part.
    int cardsIn(std::size_t part) const;

    /// Changes the number of copies in a part: 0 takes the card out, a new one comes last. Never below 0 and
    /// never above `mostCopies`.
    void setCount(std::string_view card, std::size_t part, int count);
    void add(std::string_view card, std::size_t part, int copies = 1);
    void take(std::string_view card, std::size_t part, int copies = 1);
    /// Moves copies to another part; no more than there are.
    void move(std::string_view card, std::size_t from, std::size_t to, int copies = 1);

    friend bool operator==(const DeckDraft&, const DeckDraft&) = default;
};

DeckDraft draftOf(const Deck& deck);
/// Returns the deck of a draft, in no file.
Deck deckOf(const DeckDraft& draft);

/// Whether both say the same, in whatever order their cards are.
bool sayTheSame(const DeckDraft& left, const DeckDraft& right);

/// Returns an id for a new deck: the words of its English name, or `deck`, with a number if `isTaken` says
/// that somebody has it.
std::string freeDeckId(std::string_view name, const std::function<bool(std::string_view)>& isTaken);

/// A difference of two versions of a deck: how many copies of a card a part had, and has.
struct DeckChange {
    std::string card;
    std::size_t part = 0;
    int before = 0; ///< 0: it was added
    int after = 0;  ///< 0: it was taken out

    friend bool operator==(const DeckChange&, const DeckChange&) = default;
};

/// Returns the differences by part: those of cards that `before` had in its order, then new cards in that of
/// `after`.
std::vector<DeckChange> changesBetween(const DeckDraft& before, const DeckDraft& after);

/// The cards of a draft, and those that are in no set.
struct DraftLines {
    std::vector<DeckLine> lines;
    std::vector<DeckDraft::Entry> missing;
};

/// Looks up the cards of a draft; `cardOf` returns none for a card that is in no set.
DraftLines linesOf(const DeckDraft& draft,
                   const std::function<const CardDefinition*(std::string_view)>& cardOf);

} // namespace takujo
