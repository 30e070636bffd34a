#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

/// The values and flags of a player. The game names the slots.
struct PlayerRecord {
    static constexpr std::size_t valueCount = 12;
    std::array<std::int32_t, valueCount> values{};
    std::uint32_t flags = 0; ///< the game's own, and the kit's below
    std::uint32_t stops = 0; ///< bits of the moments at which this player is asked even if nothing can be
                             ///< done
};

/// Flag of a player whose hand an effect reveals to both players. It is computed from the rest of the state.
inline constexpr std::uint32_t playsWithOpenHand = 1U << 31U;

} // namespace takujo
