#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <vector>

namespace takujo {

/// What is the decider asked?
class PromptSentences {
public:
    explicit PromptSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// In one sentence that names the player; when the game is over, how it ended.
    std::string prompt() const;
    /// A quieter line below: what comes of it, or what it costs; empty where there is nothing to add.
    std::string more() const;
    /// How far a choice of several picks has come; empty where it is one pick.
    std::string progress() const;

private:
    std::string keyOf(const std::vector<Filling>& marked) const;

    SpokenMatch spoken_;
};

} // namespace takujo
