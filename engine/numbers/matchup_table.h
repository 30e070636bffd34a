#pragma once

#include "engine/match/match.h"
#include "engine/numbers/card_watch.h"
#include "engine/numbers/matchup.h"
#include "engine/numbers/seats.h"

#include <array>
#include <stop_token>

namespace takujo {

// Where the games of one pair are played.

/// Returns how games of a pair begin, but for their seed.
MatchSetup matchOf(const MatchupSetup& setup, std::size_t pair, bool swapped);

/// What all games of a pair have in common, for any number of threads.
class MatchupRoom {
public:
    /// The setup must outlive it.
    MatchupRoom(const MatchupSetup& setup, std::size_t pair);
    MatchupRoom(const MatchupRoom&) = delete;
    MatchupRoom& operator=(const MatchupRoom&) = delete;

    /// Returns a count of its pair with nothing counted.
    PairTally nothing() const;

private:
    friend class MatchupTable;

    /// The decks on their sides, or swapped.
    struct Seating {
        State begins;
        std::vector<std::uint16_t> places; ///< of each card of the game among the cards of its deck
    };
    const MatchupSetup* setup_;
    std::array<std::size_t, 2> decks_;
    Rulebook rules_;
    CardTable cards_;
    std::array<BotChoice, 2> bots_;
    std::array<Seating, 2> seatings_;
};

/// One table of that room, for one thread.
class MatchupTable {
public:
    /// The room must outlive it.
    explicit MatchupTable(const MatchupRoom& room);
    MatchupTable(const MatchupTable&) = delete;
    MatchupTable& operator=(const MatchupTable&) = delete;

    /// Plays a game and counts it. False if it was given up because it was to stop: then nothing is counted.
    bool play(std::uint64_t game, const std::stop_token& stop, PairTally& tally);

private:
    enum class Course : std::uint8_t { finished, tooLong, givenUp };
    Course playOut(Seats& seats, const std::stop_token& stop);
    void count(bool swapped, PairTally& tally) const;
    void countCards(bool swapped, Player player, bool wins, SideTally& counted) const;

    const MatchupRoom* room_;
    Journal journal_;
    Engine engine_;
    CardWatch watch_;
};

} // namespace takujo
