#pragma once

#include "engine/match/bot.h"
#include "engine/match/known_game.h"
#include "engine/numbers/interval.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace takujo {

// Which answer to one question wins more often: each is played out many times by bots.
//
// Game k of every answer begins with the same deal of the cards that the decider does not see, and with the
// same luck: so answers differ by what they are, not by what came. Each game depends on the setup and its
// number alone, and on nothing that happens beside it.

struct LineTestSetup {
    KnownGame known; ///< what the player knows who is asked
    BotChoice bot;   ///< of both players, from the answer on
    BotMaker makeBot;
    std::uint64_t games = 0; ///< of each answer
    std::uint64_t seed = 0;
    std::uint16_t mostTurns = 60; ///< games that last so many turns more count for nobody
    unsigned jobs = 1;
};

/// One answer, and the games in which it was given. Answers that amount to the same are there once.
struct LineTally {
    std::size_t option = 0; ///< index among the options of the question
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t lost = 0; ///< all others had no winner

    double share() const { return shareOf(wins, games); }
    Interval interval() const { return intervalOf(wins, games); }
    friend bool operator==(const LineTally&, const LineTally&) = default;
};

/// What was counted: the answer that wins most often first, of equal ones that which loses less.
using LineTest = std::vector<LineTally>;

/// Whether that answer may well win less often than another: their intervals have something in common.
bool isCloseCall(const LineTest& test);

/// Plays the games. `progress` is called after each, by one thread at a time, with everything counted so far.
/// Told to stop, it gives up the games that are not finished. Throws what a game throws that cannot go on.
LineTest testLines(const LineTestSetup& setup, const std::stop_token& stop = {},
                   const std::function<void(const LineTest&)>& progress = {});

} // namespace takujo
