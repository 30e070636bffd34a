#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <cstddef>
#include <string>
#include <vector>

namespace takujo {

/// Where does the game stand: in which step, with who in the middle of what, and what comes next?
class MomentSentences {
public:
    explicit MomentSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// The step of the rulebook that is running, in a word or two; empty where the phase says enough.
    std::string runningStep() const;
    /// The cards that have a mark, each with what a player wants to know of it then.
    std::vector<Filling> markedCards() const;
    /// "Pass, and the attack phase begins."; empty where passing leads to nothing that has words.
    std::string whatPassingLeadsTo() const;

private:
    std::string markedName(ObjectId id) const;

    SpokenMatch spoken_;
};

/// What lies on top of a zone that both players share; none if nothing lies there, or each has one.
ObjectId topOfShared(const Match& match, std::size_t kind);

} // namespace takujo
