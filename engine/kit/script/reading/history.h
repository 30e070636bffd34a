#pragma once

#include "engine/kit/script/reading/scope.h"

namespace takujo {

/// Writes an event down if a card of this match may ask for it; whether it has.
bool remember(State& state, const Event& event);

/// How often this turn something happened that a trigger describes.
std::int32_t timesThisTurn(const Scope& scope, const Term& trigger);

} // namespace takujo
