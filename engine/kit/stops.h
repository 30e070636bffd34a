#pragma once

#include "engine/core/state.h"

#include <cstdint>

namespace takujo {

/// Stops: moments at which a player wants to be asked even if nothing can be done, one bit each, kept in the
/// state. At other moments of that kind the game goes on by itself.

/// A stop at every moment.
inline constexpr std::uint32_t everyStop = 1;
/// Returns the stop at the moments of a phase, by its index in the game's list.
constexpr std::uint32_t stopAt(std::uint8_t phase) {
    return 1U << (phase + 1U);
}
/// The same, only in the player's own turns.
constexpr std::uint32_t stopAtOwn(std::uint8_t phase) {
    return 1U << (phase + 17U);
}

/// Whether a player wants to be asked now even if nothing can be done. `isWithin`: the moment is part of an
/// action under way; a phase's stop is for beginning actions, not for their steps.
inline bool stopsNow(const State& state, Player player, bool isWithin = false) {
    std::uint32_t here = everyStop;
    if (!isWithin)
        here |= stopAt(state.phase);
    if (!isWithin && player == state.turnPlayer)
        here |= stopAtOwn(state.phase);
    return (state.players[indexOf(player)].stops & here) != 0;
}

/// Not a moment of the game: asks the player before a payment takes the last hand card that can pay, instead
/// of paying automatically.
inline constexpr std::uint32_t stopBeforeGivingUp = 1U << 31U;

} // namespace takujo
