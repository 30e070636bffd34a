#pragma once

#include "engine/core/ids.h"
#include "engine/core/player_record.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

// Answers that may repeat in a circle, as the state remembers them (engine/kit/loops/loops.h).

/// An answer given since watching began, in a form that is the same in every round.
struct LoopAnswer {
    std::uint64_t option = 0;
    Player decider = Player::nobody;
    std::uint8_t flags = 0;
    std::uint8_t spare[6]{};

    static constexpr std::uint8_t canStop = 1; ///< the player did something that they could have left undone
    static constexpr std::uint8_t passes = 2;  ///< the player did nothing although they could have
};

/// The first place at which a player could stop the loop, and where the game stood at the next question
/// because they did not.
struct LoopStop {
    std::uint64_t place = 0;
    std::uint64_t next = 0; ///< 0: not known yet
};

/// Forbids a player to go on from one place to another, because that repeats a loop.
struct LoopBar {
    std::uint64_t place = 0;
    std::uint64_t next = 0;
    Player player = Player::nobody;
    std::uint8_t both = 0; ///< 1: either player could have stopped it
    std::uint8_t lasts = 0;
    std::uint8_t spare[5]{};

    // How long the bar lasts.
    static constexpr std::uint8_t always = 0;
    static constexpr std::uint8_t once = 1; ///< for the present question
    /// The question has been answered: until the action begun with it ends.
    static constexpr std::uint8_t used = 2;
};

/// Where watching began, and how a loop that was found is carried out.
struct LoopRecord {
    static constexpr std::size_t keyCount = 16;
    static constexpr std::size_t valueCount = bothPlayers.size() * PlayerRecord::valueCount;
    std::array<std::uint32_t, keyCount> keys{}; ///< short keys of the questions answered last
    std::array<std::int32_t, valueCount> values{};
    std::uint64_t start = 0; ///< position where watching began; 0: nothing is watched
    std::array<LoopStop, 2> stops{};
    std::uint32_t startKey = 0;   ///< short key of `start`
    std::uint32_t clock = 0;      ///< `State::clock` when watching began
    std::uint16_t lastKey = 0;    ///< index of the newest of `keys`
    std::uint16_t roundsLeft = 0; ///< rounds still to be carried out
    std::uint16_t at = 0;         ///< index of the answer that is given next
    std::uint16_t stopsAt = 0;    ///< index of the answer at which the loop stops after the last round
    std::uint16_t answered = 0;   ///< questions answered in this moment while nothing was watched
    std::uint16_t length = 0;     ///< number of answers after which watching begins anew
    std::uint16_t moment = 0;     ///< the turn and phase that is watched: no loop goes beyond it
    std::uint8_t repeats = 0;     ///< 1: the program gives the answers
    std::uint8_t both = 0;
    Player leaves = Player::nobody; ///< player whose answer has led to a place not known yet
    std::uint8_t spare[7]{};
};

} // namespace takujo
