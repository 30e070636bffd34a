#pragma once

#include "engine/match/match.h"
#include "engine/match/view.h"

#include <string_view>
#include <vector>

namespace takujo {

/// What an option does before its player is asked anything more about it: whoever takes it by mistake wants
/// to have known. Only what the player can work out beforehand is in here: no card that is drawn, no effect.
struct Foretold {
    /// Nothing more is asked about it, and it can't be taken back.
    bool isFinal = false;
    /// It costs something that does not come back by itself. What is only turned aside does.
    bool givesUp = false;
    std::vector<ObjectId> givenUp; ///< cards that it costs
    std::vector<ObjectId> chosen;  ///< what it chooses because there is nothing else to choose

    /// What a player counts, such as points, of which it costs so many.
    struct Spent {
        std::string_view word;
        std::int32_t amount = 0;
    };
    std::vector<Spent> spent;
};

/// Of an option of the decision at hand; tried on a copy. Nothing if it cannot be carried out (`MatchFault`).
Foretold foretell(const Match& match, const Option& option);

/// The battles that would be under way after that option, as the viewer would see them; tried on a copy.
std::vector<ClashView> clashesAfter(const Match& match, const Option& option, Player viewer);

} // namespace takujo
