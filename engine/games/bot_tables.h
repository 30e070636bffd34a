#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace takujo {

struct Position;

/// A part of how good a player's situation is: so many points for each of what is counted.
struct WorthTerm {
    std::string_view word; ///< for those who tune it
    std::int32_t weight = 0;
    std::int32_t (*count)(const Position&, Player) = nullptr;
};

/// What bots need to know of a game. No rule asks for it. The numbers are guesses, to be tried in games of
/// bots against bots with others (engine/lab/tuning).
struct BotTables {
    std::vector<WorthTerm> worth; ///< none: every card in hand and in play is worth the same
    /// So many points more than the opponent are taken to win about three of four games.
    std::int32_t clearLead = 100;
    /// How a turn is played on to see where an answer leads: of 100 times, how often a player passes who may,
    /// and how often something joins an attack that may.
    std::uint32_t passing = 60;
    std::uint32_t joining = 60;
    /// In so many ways a quick bot plays the turn on after an answer: of them counts the one that is best for
    /// the player whose turn it is. Turns in which much fits together need more than one.
    int plans = 1;
    /// How far a thinking bot tries out what did not look best, in hundredths of the usual bound.
    int exploration = 50;
};

} // namespace takujo
