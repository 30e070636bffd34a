#pragma once

#include "engine/kit/rules/vocabulary.h"

#include <vector>

namespace takujo {

// Operators for games whose texts put counters on zones, not only on cards (`markerOf`, in
// engine/core/counters.h). These counters stay whatever happens to the cards there.

std::vector<EffectSpec> effectsOfZoneCounters();
AmountSpec amountOfZoneCounters();
/// Takes counters from a zone of the paying player.
CostSpec costOfZoneCounters();

} // namespace takujo
