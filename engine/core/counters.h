#pragma once

#include "engine/core/state.h"

namespace takujo {

/// What stands for a zone where counters lie on that, and not on an object: it exists no more than a handle
/// that names nothing.
constexpr ObjectId markerOf(ZoneId zone) {
    constexpr unsigned players = 3;
    return {ObjectId::none, static_cast<std::uint16_t>(1 + zone.kind * players + indexOf(zone.player))};
}

/// How many counters of that name are on the object; of any name for 0.
std::int32_t countersOn(const State& state, ObjectId id, std::uint32_t name);

/// Puts counters on or takes them off, never below none.
void changeCounters(State& state, ObjectId id, std::uint32_t name, std::int32_t by);

/// The counters of an object that has left its zone are gone.
void dropCounters(State& state, ObjectId id);

} // namespace takujo
