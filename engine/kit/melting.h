#pragma once

#include "engine/core/ids.h"

namespace takujo {

struct State;

/// Two objects in play become one: all that is on the first, and all that speaks of it, is on the host from
/// now on, or speaks of that. The first becomes a card of the host after that.
void meltInto(State& state, ObjectId from, ObjectId host);

} // namespace takujo
