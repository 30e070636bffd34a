#pragma once

#include "engine/cards/card_set.h"
#include "engine/core/definition.h"

#include <map>
#include <span>
#include <string>

namespace takujo {

/// Translates English words that cards print (names, jobs, counters) into Japanese. An ability may give such
/// a word in English alone, and the text of its card must not mix languages.
class Translations {
public:
    void learn(const CardDefinition& card);
    /// Gives texts of abilities the Japanese that was learnt. Printed texts stay as they are, and so does a
    /// word for which cards print different translations, or the English itself.
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
