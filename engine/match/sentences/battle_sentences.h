#pragma once

#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"

#include <string>

namespace takujo {

/// What does this battle come to?
class BattleSentences {
public:
    explicit BattleSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// What it adds up to, "3 + 5 = 8", with what comes back; empty where nothing is added.
    static std::string sum(const BattleView& battle);
    /// What will come of it.
    std::string outcome(const BattleView& battle) const;

private:
    SpokenMatch spoken_;
};

} // namespace takujo
