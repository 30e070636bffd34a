#pragma once

#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"

#include <string>
#include <vector>

namespace takujo {

/// What is this card, and what has become of it?
class CardSentences {
public:
    explicit CardSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// A card by its name, an ability on a stack by what it comes from. As a heading.
    std::string title(const CardView& card) const;
    /// Type, elements and jobs of a card in one line.
    std::string typeLine(const CardDefinition& card) const;
    /// The lines of a card's text: what engine/cards/card_text.h writes.
    std::vector<std::string> text(const CardDefinition& card, bool withKeywords = true) const;
    /// The abilities that effects have given the card, in quotes.
    std::vector<std::string> givenTexts(const CardView& card) const;
    /// Everything a viewer should know of a card in play: state, damage, marks, numbers that have changed,
    /// counters; of what lies on a stack, what it has chosen.
    std::string state(const CardView& card) const;
    /// Where a part of a number comes from, "printed" or the name of a card, and how long that lasts.
    std::string contribution(const Contribution& part) const;

private:
    std::string givenText(const CardView& card, const GivenView& given) const;
    /// Its name, or how its text begins.
    std::string shortName(const CardView& card, const GivenView& given) const;

    SpokenMatch spoken_;
};

} // namespace takujo
