#pragma once

#include "engine/kit/script/reading/event_of.h"

namespace takujo {

/// A move by an effect; what does it is told. On its way it goes where the rules send it.
inline Event movedBy(const Scope& scope, ObjectId id, ZoneId to, Landing landing = Landing::top) {
    Event event = eventOf(scope, EventKind::move, id, Cause::effect);
    event.to = to;
    event.landing = landing;
    event.source = scope.effect.source;
    return event;
}

namespace effects {

/// Where an operator sends things by its word alone.
struct Going {
    std::uint8_t zone = 0;
    Landing landing = Landing::top;
    std::uint16_t reason = 0;         ///< the game's word for why
    std::uint8_t from = ZoneId::none; ///< only what lies in such a zone goes
};
Next sendTo(Run& run, const Scope& scope, const Term& term, const Going& going); // moving.cpp

/// Part: what.
template <Going going>
Next goTo(Run& run, const Scope& scope, const Term& term) {
    return sendTo(run, scope, term, going);
}

/// Parts: what, aside, under. Onto a table of that kind, behind what is there: of whoever the effect's
/// controller is, unless it says whose.
Next putOntoTable(Run& run, const Scope& scope, const Term& term, std::uint8_t table);
template <std::uint8_t table>
Next enter(Run& run, const Scope& scope, const Term& term) {
    return putOntoTable(run, scope, term, table);
}

} // namespace effects

} // namespace takujo
