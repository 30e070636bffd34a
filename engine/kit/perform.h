#pragma once

#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// How events change the state, and when they end the game.

/// Carries out one event that nothing forbids.
void perform(Run& run, Event& event);

struct RuleTables;

/// Ends the game if the events of a batch say so. A player who wins and loses at the same time loses; if both
/// lose, nobody wins; each as far as the tables have a rule for it.
void decideOutcome(State& state, const RuleTables& tables, std::span<const Event> batch);

} // namespace takujo
