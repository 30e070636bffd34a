#pragma once

#include "engine/games/game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

// The numbers by which bots judge a game (`BotTables`), one after the other: for whoever changes them.

/// A number that can be changed, and between what.
struct BotNumber {
    std::string_view word;
    std::int32_t value = 0;
    std::int32_t least = 0;
    std::int32_t most = 0;
    bool isPoints =
        false; ///< of a term of the worth; else it says how turns are played on, or what a lead is
    /// Games of quick bots tell how large it should be: it is no matter of time, nor of other bots alone.
    bool isTuned = true;

    friend bool operator==(const BotNumber&, const BotNumber&) = default;
};

/// No points of anything are more than so many, with either sign.
inline constexpr std::int32_t mostPoints = 1000;

/// Returns the numbers of these tables that matter in the game: those of playing on, then the points in their
/// order.
std::vector<BotNumber> numbersOf(const Game& game, const BotTables& bots);

/// Returns the tables with other values for their numbers, in the same order. A value outside of what its
/// number may be becomes the nearest that it may.
BotTables withValues(const Game& game, const BotTables& bots, const std::vector<std::int32_t>& values);

} // namespace takujo
