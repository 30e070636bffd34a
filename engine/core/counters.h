#pragma once

#include "engine/core/state.h"

namespace takujo {

// Counters on objects and on zones.

/// Returns the handle that stands for a zone in counter records, for counters that lie on a zone. It names no
/// object.
constexpr ObjectId markerOf(ZoneId zone) {
    constexpr unsigned players = 3;
    return {ObjectId::none, static_cast<std::uint16_t>(1 + zone.kind * players + indexOf(zone.player))};
}

/// Returns how many counters of that name are on the object; for name 0, of all names.
std::int32_t countersOn(const State& state, ObjectId id, std::uint32_t name);

/// Puts counters on the object or takes them off; it stops at zero.
void changeCounters(State& state, ObjectId id, std::uint32_t name, std::int32_t by);

/// Removes the counters of an object that has left its zone.
void dropCounters(State& state, ObjectId id);

} // namespace takujo
