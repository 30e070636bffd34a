#pragma once

#include "engine/cards/card_set.h"
#include "engine/core/definition.h"

#include <map>
#include <span>
#include <string>

namespace takujo {

/// What English words that cards print are in Japanese: names, jobs, counters. An ability may name them by
/// the English word alone, and the text of its card shall not be half Japanese.
class Translations {
public:
    void learn(const CardDefinition& card);
    /// Gives the texts of the abilities the Japanese that was learnt. What is printed stays as it is printed,
    /// and so does a word of which cards print several translations, or itself.
    void complete(CardDefinition& card) const;

private:
    void learn(const LocalizedText& text, bool isPrinted);

    struct Meaning {
        std::string japanese;
        bool isClear = true;
    };
    std::map<std::string, Meaning, std::less<>> meanings_;
};

/// Lets these cards learn from each other.
void completeTexts(std::span<CardDefinition> cards);
void completeTexts(std::span<CardSet> sets);

} // namespace takujo
