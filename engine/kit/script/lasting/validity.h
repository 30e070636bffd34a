#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/watchers.h"

namespace takujo {

// The age of what constant abilities say, in games where it is that of their validity
// (`RuleTables::constantsAgeWithValidity`): an ability whose condition comes to hold, or that its object has
// again after losing it, is as young as that.

/// Returns the timestamp of a line: when its ability became valid, else when its object came.
std::uint32_t ageOf(const Position& position, const ConstantLine& line);

/// Called when it has been computed what all objects are: keeps in mind which abilities are not valid, and
/// gives those that have become valid a timestamp. True if any has got one, so that all must be computed
/// again.
bool keepValidity(State& state, const Rulebook& rules, const CardTable& cards);

} // namespace takujo
