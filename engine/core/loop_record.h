#pragma once

#include "engine/core/ids.h"
#include "engine/core/player_record.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

// What a state remembers of answers that may be going round in a circle (engine/kit/loops/loops.h).

/// An answer given since watching began, in a form that is the same every time round.
struct LoopAnswer {
    std::uint64_t option = 0;
    Player decider = Player::nobody;
    std::uint8_t flags = 0;
    std::uint8_t spare[6]{};

    static constexpr std::uint8_t canStop = 1; ///< something is done that need not be
    static constexpr std::uint8_t passes = 2;  ///< nothing is done where something could be
};

/// Where a player could stop first, and where the game stood at the next question because the player did not.
struct LoopStop {
    std::uint64_t place = 0;
    std::uint64_t next = 0; ///< 0: not known yet
};

/// From one place a player may not go on to another any more, because that goes round in a circle.
struct LoopBar {
    std::uint64_t place = 0;
    std::uint64_t next = 0;
    Player player = Player::nobody;
    std::uint8_t both = 0; ///< 1: either player could have stopped it
    std::uint8_t lasts = 0;
    std::uint8_t spare[5]{};

    // How long it lasts.
    static constexpr std::uint8_t always = 0;
    static constexpr std::uint8_t once = 1; ///< for the question at hand
    static constexpr std::uint8_t used =
        2; ///< that has been answered: to the end of the action begun with it
};

/// Where watching began, and how a loop that has been found is carried out.
struct LoopRecord {
    static constexpr std::size_t keyCount = 16;
    static constexpr std::size_t valueCount = bothPlayers.size() * PlayerRecord::valueCount;
    std::array<std::uint32_t, keyCount> keys{}; ///< of the questions answered last, in short
    std::array<std::int32_t, valueCount> values{};
    std::uint64_t start = 0; ///< the position where watching began; 0: nothing is watched
    std::array<LoopStop, 2> stops{};
    std::uint32_t startKey = 0;   ///< the same as `start`, in short
    std::uint32_t clock = 0;      ///< `State::clock` where watching began
    std::uint16_t lastKey = 0;    ///< its place among the keys
    std::uint16_t roundsLeft = 0; ///< how often the answers are still given
    std::uint16_t at = 0;         ///< the answer that is given next
    std::uint16_t stopsAt = 0;    ///< the answer that is not given any more in the end
    std::uint16_t answered = 0;   ///< questions of this moment while nothing was watched
    std::uint16_t length = 0;     ///< after so many answers watching begins anew
    std::uint16_t moment = 0;     ///< the turn and phase that is looked at: no loop goes beyond
    std::uint8_t repeats = 0;     ///< 1: the answers are being given by themselves
    std::uint8_t both = 0;
    Player leaves = Player::nobody; ///< whose answer's next place is not known yet
    std::uint8_t spare[7]{};
};

} // namespace takujo
