#pragma once

#include "engine/core/state.h"

#include <cstdint>

namespace takujo {

/// The moments at which a player wants to be asked even if nothing can be done, one bit each; they are a part
/// of the state. At all other moments of that kind the game goes on by itself.

/// A stop at every moment.
inline constexpr std::uint32_t everyStop = 1;
/// The stop at the moments of a phase, by its place in the game's list of phases.
constexpr std::uint32_t stopAt(std::uint8_t phase) {
    return 1U << (phase + 1U);
}
/// The same, only in the player's own turns.
constexpr std::uint32_t stopAtOwn(std::uint8_t phase) {
    return 1U << (phase + 17U);
}

/// Whether a player wants to be asked now even if nothing can be done. `isWithin`: the moment is a part of
/// something begun; a phase's stop is for what may be begun there, not for the last step of that.
inline bool stopsNow(const State& state, Player player, bool isWithin = false) {
    std::uint32_t here = everyStop;
    if (!isWithin)
        here |= stopAt(state.phase);
    if (!isWithin && player == state.turnPlayer)
        here |= stopAtOwn(state.phase);
    return (state.players[indexOf(player)].stops & here) != 0;
}

/// No moment of the game: the player is asked before a payment takes the last card of the hand that it could
/// be paid with, instead of seeing it go.
inline constexpr std::uint32_t stopBeforeGivingUp = 1U << 31U;

} // namespace takujo
