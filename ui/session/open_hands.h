#pragma once

#include <cstdint>

namespace takujo {

/// Whose eyes a game that was played is watched through.
enum class OpenHands : std::uint8_t {
    both, ///< both hands lie open
    first,
    second,
};

} // namespace takujo
