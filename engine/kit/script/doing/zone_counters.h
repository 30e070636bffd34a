#pragma once

#include "engine/kit/rules/vocabulary.h"

#include <vector>

namespace takujo {

// For games whose texts put counters on zones, and not only on cards (`markerOf`, in engine/core/counters.h).
// They stay whatever comes and goes there.

std::vector<EffectSpec> effectsOfZoneCounters();
AmountSpec amountOfZoneCounters();
/// Counters of a zone of whoever pays.
CostSpec costOfZoneCounters();

} // namespace takujo
