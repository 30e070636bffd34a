#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <cstddef>
#include <string>
#include <vector>

namespace takujo {

/// Something that can be done now.
struct OpenAct {
    std::string text;
    /// The answers that begin it. Of several, only what it is aimed at is still open, or which of equal cards
    /// of a hand or a pile it is done with.
    std::vector<Option> options;
    std::vector<ObjectId> cards; ///< that it is done with, in the order of the answers; none: with no card
    std::size_t index = 0;       ///< of the first answer, among the options of the decision
    bool isAimed = false;        ///< what it is aimed at is still open
};

/// Everything that can be done with the cards of one zone, or with no card.
struct OpenActs {
    ZoneId zone; ///< none: no card of a zone
    std::vector<OpenAct> acts;
};

/// What can whoever is asked do now?
class ActSentences {
public:
    explicit ActSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// By zone, in the order of the decision; at the end what is done without a card, such as passing.
    std::vector<OpenActs> groups() const;

private:
    bool areEqual(const OpenAct& act, const Option& option) const;
    void add(const Option& option, std::size_t index, const std::string& text, OpenActs& group) const;

    SpokenMatch spoken_;
};

} // namespace takujo
