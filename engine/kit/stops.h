#pragma once

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

/// No moment of the game: the player is asked before a payment takes the last card of the hand that it could
/// be paid with, instead of seeing it go.
inline constexpr std::uint32_t stopBeforeGivingUp = 1U << 31U;

} // namespace takujo
