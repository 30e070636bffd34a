#pragma once

#include "engine/kit/script/reading/scope.h"

namespace takujo {

// What happened this turn, for abilities that ask.

/// Keeps an event in the history if a card of this match may ask for it; true if so.
bool remember(State& state, const Event& event);

/// Returns how often an event that the trigger describes has happened this turn.
std::int32_t timesThisTurn(const Scope& scope, const Term& trigger);

} // namespace takujo
