#pragma once

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

/// Puts an object with all of its cards into the unit of a host, in that role. Returns its top card.
ObjectId joinHost(State& state, const RuleTables& tables, ObjectId id, ObjectId host, std::uint8_t role,
                  ZoneEnd landing);

/// Carries out a move onto or under a host, of one card of a unit, or of a whole unit: each card goes where
/// its role says. Writes the card that the moved object is read as into the event.
void moveLinked(Run& run, Event& event);

/// After a batch of events: turns a unit with one card left into that card. What used the card's own handle
/// uses that of the unit from now on.
void settleUnits(State& state, std::span<Event> batch);

} // namespace takujo
