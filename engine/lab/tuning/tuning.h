#pragma once

#include "engine/lab/tuning/bot_numbers.h"
#include "engine/match/match.h"
#include "engine/numbers/interval.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace takujo {

// Finds better numbers for the bots of a game by letting quick bots play each other.
//
// In each round all numbers are tried at once. In each pair of games on one shuffle, whose bots change decks
// for the second, chance raises or lowers every number of one bot by the round's factor, and moves those of
// the other one the opposite way. So each number is raised on one side of every pair, and all games tell
// something of every number. A number then moves as far as its share is sure; and the new numbers play
// against those before on other shuffles, to stay only if they win as many games as they lose. Everything
// depends on the seed alone, however many games are played at a time.

struct TuningSetup {
    MatchSetup match;        ///< its seed is that of the whole tuning
    BotTables from;          ///< the numbers to begin with
    std::uint64_t pairs = 0; ///< of each round, and of each comparison
    int rounds = 0;
    unsigned jobs = 1;
};

/// How numbers did against others. A draw is half a game for both.
struct Score {
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;

    std::uint64_t games() const { return wins + losses + draws; }
    double share() const { return games() == 0 ? 0.5 : shareOf(wins, games()) + shareOf(draws, games()) / 2; }
    /// Of the games that somebody won.
    Interval interval() const { return intervalOf(wins, wins + losses); }
};

/// One number in one round: the side on which it was raised against the other one. What is not tuned
/// (`BotNumber::isTuned`) stays as it is.
struct NumberTried {
    BotNumber before;
    std::int32_t raised = 0;
    std::int32_t lowered = 0;
    Score score; ///< of the raised one
    std::int32_t next = 0;
};

struct TuningRound {
    double factor = 0;
    std::vector<NumberTried> tried;
    Score against; ///< the numbers before it
    bool isKept = false;
};

struct TuningResult {
    BotTables numbers;
    Score against; ///< the numbers to begin with, on shuffles of which no round knows
};

/// Tunes, and tells of each round when it is over.
TuningResult tune(const TuningSetup& setup, const std::function<void(const TuningRound&)>& tell);

/// Lets quick bots with those numbers play others: so many pairs on one seed, each pair with decks changed.
Score comparedWith(const MatchSetup& match, const BotTables& one, const BotTables& other, std::uint64_t pairs,
                   std::uint64_t seed, unsigned jobs);

} // namespace takujo
