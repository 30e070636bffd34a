#pragma once

#include "engine/kit/position.h"

#include <span>

namespace takujo {

/// Carries out one event that nothing forbids.
void perform(Run& run, Event& event);

/// Ends the game if the events of a batch say so. Who wins and loses at once loses; if both lose, nobody wins.
void decideOutcome(State& state, std::span<const Event> batch);

} // namespace takujo
