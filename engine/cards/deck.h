#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/rulebook.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// The words of a game's deck files: formats, and parts of a deck.
struct DeckWords {
    std::span<const std::string_view> formats;
    std::span<const DeckPart> parts = {}; ///< none: one part, whose cards are under `cards`

    std::string_view key(std::size_t part) const { return parts.empty() ? "cards" : parts[part].word; }
};

/// The most copies of a card that a deck file may say; the rulebook says how many are legal.
inline constexpr int mostCopies = 999;

/// A deck as its owner wrote it: ids and counts.
struct Deck {
    struct Entry {
        std::string card;
        int count = 0;
        int line = 0; ///< in its file; 0 if it is in none
        int column = 0;
        std::size_t part = 0;
    };
    std::string id;
    std::string game;
    std::string format;
    LocalizedText name;
    LocalizedText about;
    LocalizedText notes; ///< the owner's own; nobody reads them but people
    std::vector<Entry> entries;
    std::string path;
};

/// A line of a deck whose card is known.
struct DeckLine {
    const CardDefinition* card = nullptr;
    int count = 0;
    std::size_t part = 0;
};

/// What is wrong with a deck, by which rule, and in which line if it is one.
struct DeckProblem {
    std::string_view code;
    std::string_view rule;
    Arguments arguments;
    const CardDefinition* card = nullptr;
    std::size_t part = 0;      ///< of that line
    std::string_view key = {}; ///< the key under which the deck's file should have it, where that solves the
                               ///< problem
    std::vector<const CardDefinition*> cards = {}; ///< of the deck: all that it is about, each once
};

/// Returns the cards of the lines for which that holds, each once, in the order of the deck.
template <class Holds>
std::vector<const CardDefinition*> cardsOfLines(std::span<const DeckLine> lines, Holds holds) {
    std::vector<const CardDefinition*> cards;
    for (const DeckLine& line : lines)
        if (holds(line) && std::ranges::find(cards, line.card) == cards.end())
            cards.push_back(line.card);
    return cards;
}

/// Where the game does not say which cards a problem is about: it is the one that is named, or all of that
/// part.
void findCards(DeckProblem& problem, std::span<const DeckLine> lines);

/// Finds what is wrong with the parts of a deck: a part is missing, a card is in a part that is not for its
/// type. The game says how many cards there may be.
std::vector<DeckProblem> partProblems(const RuleTables& tables, std::span<const DeckLine> lines);

/// Returns the number of cards in all parts together.
inline int cardsIn(std::span<const DeckLine> lines) {
    int total = 0;
    for (const DeckLine& line : lines)
        total += line.count;
    return total;
}

struct NamedCopies {
    const DeckLine* line = nullptr; ///< the last one of that name
    int count = 0;
};
/// Returns how many cards of each name a deck has, in all its parts together.
std::vector<NamedCopies> copiesOf(std::span<const DeckLine> lines);

} // namespace takujo
