#pragma once

#include "engine/lists/brought_list.h"

#include <cstddef>
#include <string>
#include <vector>

namespace takujo {

/// How much of a list the program has understood.
struct ReadingReport {
    std::size_t cards = 0;
    std::size_t understoodCards = 0;
    std::size_t cardsInPart = 0;
    std::size_t texts = 0; ///< paragraphs
    std::size_t understoodTexts = 0;
    std::size_t ambiguousTexts = 0;

    /// A text that was not understood, with numbers and the name of its card left open, and how often it is
    /// there.
    struct Missing {
        std::string text;
        std::size_t times = 0;
    };
    std::vector<Missing> missing; ///< the most frequent first
};

ReadingReport reportOf(const BroughtList& list);

/// A share in whole percent; everything of nothing.
std::size_t percentOf(std::size_t part, std::size_t all);

} // namespace takujo
