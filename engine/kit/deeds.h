#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// Events that games propose again and again.

/// Something is done to an object by a player.
inline Event doneTo(ObjectId object, EventKind kind, Player by, Cause cause = Cause::rule) {
    Event event;
    event.kind = kind;
    event.object = object;
    event.player = by;
    event.cause = cause;
    return event;
}
/// A player moves it there.
inline Event movedTo(ZoneId to, ObjectId object, Player by, Cause cause = Cause::rule,
                     Landing landing = Landing::top) {
    Event event = doneTo(object, EventKind::move, by, cause);
    event.to = to;
    event.landing = landing;
    return event;
}

/// It goes to a zone of its owner's, as the rules say.
inline void proposeToOwners(Run& run, std::uint8_t zone, ObjectId object) {
    const Player owner = run.position().ownerOf(object);
    run.propose(movedTo({zone, owner}, object, owner));
}
inline void proposeLoss(Run& run, Player player) {
    run.propose(doneTo({}, EventKind::lose, player));
}
/// What a player has of a value becomes more, or less.
inline void proposeChange(Run& run, Player player, std::uint8_t value, std::int32_t by) {
    Event event = doneTo({}, EventKind::changeValue, player);
    event.slot = value;
    event.amount = by;
    run.propose(event);
}

} // namespace takujo
