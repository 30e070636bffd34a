#pragma once

#include "engine/match/match.h"
#include "engine/match/view.h"

#include <string_view>
#include <vector>

namespace takujo {

/// What an option does before its player is asked anything more about it, as a warning against slips. It
/// contains only what the player can work out beforehand: no drawn card, no effect.
struct OptionForecast {
    /// Nothing more is asked, and it cannot be taken back.
    bool isFinal = false;
    /// It costs something that does not come back by itself, as turned cards do.
    bool givesUp = false;
    std::vector<ObjectId> givenUp; ///< cards that it costs
    std::vector<ObjectId> chosen;  ///< what it chooses, because there is nothing else to choose

    /// An amount of a player value that it costs.
    struct CostsTaken {
        std::string_view word;
        std::int32_t amount = 0;
    };
    std::vector<CostsTaken> spent;
};

/// Returns the forecast of an option of the present decision, tried on a copy. Empty if it cannot be carried
/// out (`MatchFault`).
OptionForecast forecast(const Match& match, const Option& option);

/// Whether whoever is asked loses the game by a battle under way, if nothing is done about it. Told from what
/// everybody sees.
bool isDefeatAhead(const Match& match);

/// Whether that option of the present decision does nothing about it, although something could be done, and
/// its player is asked nothing more next: the last chance goes by. Tried on a copy.
bool letsDefeatHappen(const Match& match, const Option& option);

/// Returns the battles that would be under way after that option, as the viewer would see them; tried on a
/// copy.
std::vector<BattleView> battlesAfter(const Match& match, const Option& option, Player viewer);

} // namespace takujo
