#pragma once

#include "engine/core/event.h"
#include "engine/core/links.h"
#include "engine/kit/rules/role.h"

#include <cstdint>
#include <span>

namespace takujo {

struct Run;
struct RuleTables;

// Units as the rules see them: hosts, and guests by their roles.

/// Returns how cards join a host in that role.
Joining joiningAs(const RuleTables& tables, std::uint8_t role);

/// Whether the event moves a card onto a host that enters by it (`Role::enters`).
bool entersAsHost(const RuleTables& tables, const Event& event);
/// Whether it is an object that the event is about, and not one card of it that goes alone.
inline bool isWholeObject(const Event& event) {
    return !event.has(Event::ofUnit) || event.has(Event::ofTop);
}
/// Returns the unit that leaves with the card that the event moves; when that has happened, the card.
ObjectId unitLeaving(const State& state, const Event& event);
/// Returns what the event is about, as abilities see it before it happens.
inline ObjectId subjectOf(const State& state, const Event& event) {
    return event.has(Event::ofTop) ? unitLeaving(state, event) : event.object;
}

/// What the texts of a card have made goes with it, where a unit leaves with that card and goes on as
/// another: it is of what has left. To be called before it leaves.
void takeTextsAlong(State& state, const Event& event);

/// Puts an object with all of its cards into the unit of a host, in that role. Returns its top card.
ObjectId joinHost(State& state, const RuleTables& tables, ObjectId id, ObjectId host, std::uint8_t role,
                  ZoneEnd landing);

/// Carries out a move onto or under a host, of one card of a unit, or of a whole unit: each card goes where
/// its role says. Writes the card that the moved object is read as into the event.
void moveLinked(Run& run, Event& event);

/// After a batch of events: turns a unit with one card left into that card. What used the card's own handle
/// uses that of the unit from now on. Before that, units get as old as the rules say.
void settleUnits(Run& run, std::span<Event> batch);

} // namespace takujo
