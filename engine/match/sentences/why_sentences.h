#pragma once

#include "engine/match/sentences/act_sentences.h"

#include <string>
#include <vector>

namespace takujo {

/// A reason, with the rules that it comes from.
struct Why {
    std::string text;
    std::vector<std::string> rules; ///< numbers, in the order in which they were asked
    bool isOpen = false;            ///< it is possible now; else the text says why not
};

/// Why can this card be used, and why not? Every reason is an answer of the rules themselves.
class WhySentences {
public:
    explicit WhySentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// What the viewer can do with the card now, with the rules whose conditions hold; then what the rules
    /// forbid just now. Empty if nothing could ever be done with it, or if the viewer does not see it.
    std::vector<Why> of(ObjectId card) const;
    /// The numbers of the rules that govern the moment: those of what is running, from the outer on, and of
    /// its step.
    std::vector<std::string> rulesOfMoment() const;

private:
    void addOpen(ObjectId card, std::vector<Why>& whys) const;
    void addBarred(ObjectId card, std::vector<Why>& whys) const;

    SpokenMatch spoken_;
};

} // namespace takujo
