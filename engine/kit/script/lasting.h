#pragma once

#include "engine/kit/position.h"

namespace takujo {

/// Everything that lasts until the end of this turn is over; proposes the changes of control that follow.
void endOfTurn(Run& run);

/// The same for control that lasts until its source leaves.
void sourcesHaveLeft(Run& run);

/// What happened this turn is forgotten.
void turnIsOver(State& state);

} // namespace takujo
