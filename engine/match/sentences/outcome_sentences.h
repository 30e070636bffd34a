#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <string_view>

namespace takujo {

/// How has the game ended?
class OutcomeSentences {
public:
    explicit OutcomeSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// In one sentence; empty while it runs.
    std::string outcome() const;
    /// The same in two: who has won, as a heading, and why, as a sentence; empty where nothing is to be said.
    std::string whoWon() const;
    std::string why() const;

private:
    /// Why is told by the last note that can say it, or else by the event itself. Without any, `otherwise` is
    /// said.
    std::string end(std::string_view section, std::string_view otherwise) const;

    SpokenMatch spoken_;
};

} // namespace takujo
