#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace takujo {

// Numbers about a deck: what is in it, and how probable it is to draw that.

/// How many cards have each word of a field, such as colours or keywords. A card with two counts for both.
struct WordCounts {
    const FieldSpec* field = nullptr;
    std::vector<int> counts; ///< by the words of the field
    int without = 0;         ///< cards with none of them
};

/// How many cards have each value of a number, such as a cost: a curve.
struct NumberCounts {
    const FieldSpec* field = nullptr;
    std::map<std::int32_t, int> counts;
    int without = 0; ///< cards that print no such number

    /// Returns the mean of those that print it; 0 if none does.
    double mean() const;
};

struct DeckNumbers {
    int cards = 0;
    std::vector<int> types;            ///< by the types of the schema
    std::vector<WordCounts> words;     ///< for each field of words, and of keywords, in the schema's order
    std::vector<NumberCounts> numbers; ///< for each field of numbers
};

/// Counts the cards of these lines: of a whole deck, of a part, or of those that a search has found.
DeckNumbers numbersOf(const CardSchema& schema, std::span<const DeckLine> lines);

/// Returns the lines of one part.
std::vector<DeckLine> linesOfPart(std::span<const DeckLine> lines, std::size_t part);

/// Returns the chance that at least `wanted` of `copies` cards are among `seen` ones, drawn by chance from
/// `cards` (hypergeometric). Numbers that can't be are taken for the nearest that can.
double chanceToSee(int wanted, int copies, int seen, int cards);

} // namespace takujo
