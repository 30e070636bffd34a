#pragma once

#include "engine/kit/script/abilities.h"

namespace takujo {

/// Writes an event down if a card of this match may ask for it; whether it has.
bool remember(State& state, const Event& event);

/// Whether an ability of an object that works once a turn has done so, and that it does.
bool wasUsedThisTurn(const Position& position, ObjectId source, AbilityAt which);
void rememberUse(Run& run, ObjectId source, AbilityAt which);
/// Takes back the last of its uses: it has not been used after all.
void forgetUse(Run& run, ObjectId source, AbilityAt which);

/// How often this turn something happened that a trigger describes.
std::int32_t timesThisTurn(const Scope& scope, const Term& trigger);

} // namespace takujo
