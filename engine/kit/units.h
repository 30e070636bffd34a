#pragma once

#include "engine/core/links.h"
#include "engine/kit/rules/role.h"

#include <cstdint>
#include <span>

namespace takujo {

struct Run;
struct RuleTables;

/// How cards come to a host in that role.
Joining joiningAs(const RuleTables& tables, std::uint8_t role);

/// Puts an object with all of its cards into the unit of a host, in that role. Returns its uppermost card.
ObjectId joinHost(State& state, const RuleTables& tables, ObjectId id, ObjectId host, std::uint8_t role,
                  Landing landing);

/// Carries out a move onto or under a host, of a card of a unit, or of a whole unit: its cards go where their
/// roles say. The event is told which card the moved object is read as now.
void moveLinked(Run& run, Event& event);

/// After a batch of events: a unit of which one card is left is that card. Whatever called it by a handle of
/// its own calls it by that of the unit from now on.
void settleUnits(State& state, std::span<Event> batch);

} // namespace takujo
