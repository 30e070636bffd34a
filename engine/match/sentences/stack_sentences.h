#pragma once

#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"

#include <string>
#include <vector>

namespace takujo {

/// What is this that lies on a stack, and what will it do?
class StackSentences {
public:
    explicit StackSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// Its own name or that of its card.
    std::string name(const CardView& card) const;
    /// What sort of thing it is, as in the middle of a sentence.
    std::string kind(const CardView& card) const;
    /// What it will do; empty of a card without effect.
    std::string effect(const CardView& card) const;
    /// What it has chosen and what is still there of it.
    std::vector<std::string> chosen(const CardView& card) const;

private:
    std::string whatItDoes(const CardView& process) const;

    SpokenMatch spoken_;
};

} // namespace takujo
