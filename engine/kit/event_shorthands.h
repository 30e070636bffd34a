#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// Events that games propose again and again, in one line each.

/// Returns an event that a player does to an object.
inline Event doneTo(ObjectId object, EventKind kind, Player by, Cause cause = Cause::rule) {
    Event event;
    event.kind = kind;
    event.object = object;
    event.player = by;
    event.cause = cause;
    return event;
}
/// Returns an event by which a player moves an object.
inline Event movedTo(ZoneId to, ObjectId object, Player by, Cause cause = Cause::rule,
                     ZoneEnd landing = ZoneEnd::top) {
    Event event = doneTo(object, EventKind::move, by, cause);
    event.to = to;
    event.landing = landing;
    return event;
}

/// Proposes that the object goes to a zone of its owner, by the rules.
inline void proposeToOwners(Run& run, std::uint8_t zone, ObjectId object) {
    const Player owner = run.position().ownerOf(object);
    run.propose(movedTo({zone, owner}, object, owner));
}
inline void proposeLoss(Run& run, Player player) {
    run.propose(doneTo({}, EventKind::lose, player));
}
/// Proposes to add `by` to a value of a player.
inline void proposeChange(Run& run, Player player, std::uint8_t value, std::int32_t by) {
    Event event = doneTo({}, EventKind::changeValue, player);
    event.slot = value;
    event.amount = by;
    run.propose(event);
}

} // namespace takujo
