#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <string_view>

namespace takujo {

struct Position;

/// A part of how good a player's situation is: so many points for each of what is counted.
struct WorthTerm {
    std::string_view word; ///< for those who tune it
    std::int32_t weight = 0;
    std::int32_t (*count)(const Position&, Player) = nullptr;
};

} // namespace takujo
