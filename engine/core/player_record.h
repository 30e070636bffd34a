#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace takujo {

/// What a player has that is no card. The game names the slots.
struct PlayerRecord {
    static constexpr std::size_t valueCount = 12;
    std::array<std::int32_t, valueCount> values{};
    std::uint32_t flags = 0; ///< the game's own, and the kit's below
    std::uint32_t stops = 0; ///< moments at which this player wants to be asked even if nothing can be done
};

/// Flag of a player whose hand an effect opens: everybody sees it. It follows from the rest.
inline constexpr std::uint32_t playsWithOpenHand = 1U << 31U;

} // namespace takujo
