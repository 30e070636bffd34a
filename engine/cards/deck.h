#pragma once

#include "engine/core/definition.h"
#include "engine/kit/refusal.h"

#include <string>
#include <vector>

namespace takujo {

/// A deck as its owner wrote it: ids and counts.
struct Deck {
    struct Entry {
        std::string card;
        int count = 0;
        int line = 0; ///< in its file; 0 if it is in none
        int column = 0;
    };
    std::string id;
    std::string game;
    std::string format;
    LocalizedText name;
    LocalizedText about;
    std::vector<Entry> entries;
    std::string path;
};

/// A line of a deck whose card is known.
struct DeckLine {
    const CardDefinition* card = nullptr;
    int count = 0;
};

/// What is wrong with a deck, by which rule, and which line of it where it is one line.
struct DeckProblem {
    std::string_view code;
    std::string_view rule;
    Arguments arguments;
    const CardDefinition* card = nullptr;
};

} // namespace takujo
