#pragma once

#include "engine/kit/script/reading/event_of.h"

namespace takujo {

// How effects move objects to zones.

/// Returns a move by an effect, with its source. The rules may change where it goes.
inline Event movedBy(const Scope& scope, ObjectId id, ZoneId to, ZoneEnd landing = ZoneEnd::top) {
    Event event = eventOf(scope, EventKind::move, id, Cause::effect);
    event.to = to;
    event.landing = landing;
    event.source = scope.effect.source;
    return event;
}

namespace effects {

/// Where an operator moves objects by its word alone.
struct MoveTarget {
    std::uint8_t zone = 0;
    ZoneEnd landing = ZoneEnd::top;
    std::uint16_t reason = 0;         ///< why, in the game's words
    std::uint8_t from = ZoneId::none; ///< only objects in such a zone are moved
};
Next sendTo(Run& run, const Scope& scope, const Term& term, const MoveTarget& going); // moving.cpp

/// Sends the objects that the term names (`affects::what`).
template <MoveTarget going>
Next goTo(Run& run, const Scope& scope, const Term& term) {
    return sendTo(run, scope, term, going);
}

/// Puts objects onto a table of that kind, after those there: the table of the
/// effect's controller, unless the text says whose.
Next putOntoTable(Run& run, const Scope& scope, const Term& term, std::uint8_t table);
template <std::uint8_t table>
Next enter(Run& run, const Scope& scope, const Term& term) {
    return putOntoTable(run, scope, term, table);
}

} // namespace effects

} // namespace takujo
