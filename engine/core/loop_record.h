#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

// What a state remembers of answers that may be going round in a circle (engine/kit/loops.h).

/// An answer given since watching began, in a form that is the same every time round.
struct LoopAnswer {
    std::uint64_t position = 0; ///< where it was given, if its player could stop there; else 0
    std::uint64_t option = 0;
    Player decider = Player::nobody;
    std::uint8_t flags = 0;
    std::uint8_t spare[6]{};

    static constexpr std::uint8_t canStop = 1; ///< something is done that need not be
    static constexpr std::uint8_t passes = 2;  ///< nothing is done where something could be
};

/// What a player may not do any more there, because that goes round in a circle.
struct LoopBar {
    std::uint64_t position = 0;
    std::uint64_t option = 0;
    Player player = Player::nobody;
    std::uint8_t both = 0; ///< 1: either player could have stopped it
    std::uint8_t spare[6]{};
};

/// Where watching began, and how a loop that has been found is carried out.
struct LoopRecord {
    static constexpr std::size_t keyCount = 16;
    static constexpr std::size_t valueCount = 12;
    std::array<std::uint32_t, keyCount> keys{}; ///< of the questions answered last, in short
    std::array<std::int32_t, valueCount> values{};
    std::uint64_t start = 0;      ///< the position where watching began; 0: nothing is watched
    std::uint32_t startKey = 0;   ///< the same in short
    std::uint16_t lastKey = 0;    ///< its place among the keys
    std::uint16_t roundsLeft = 0; ///< how often the answers are still given
    std::uint16_t at = 0;         ///< the answer that is given next
    std::uint16_t stopsAt = 0;    ///< the answer that is not given any more in the end
    std::uint8_t repeats = 0;     ///< 1: the answers are being given by themselves
    std::uint8_t both = 0;
    std::uint16_t moment = 0; ///< the turn and phase in which watching began: no loop goes beyond
};

} // namespace takujo
