#pragma once

#include "engine/core/event.h"

#include <cstdint>
#include <span>

namespace takujo {

// Kinds of event as bits: most of what an event may bring about only some kinds do.

inline constexpr std::uint32_t everyKind = ~0U;
constexpr std::uint32_t only(EventKind kind) {
    return 1U << static_cast<unsigned>(kind);
}
/// Returns the kinds of these events.
inline std::uint32_t kindsIn(std::span<const Event> events) {
    std::uint32_t kinds = 0;
    for (const Event& event : events)
        kinds |= only(event.kind);
    return kinds;
}

} // namespace takujo
