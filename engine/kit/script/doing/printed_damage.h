#pragma once

#include "engine/kit/script/reading/scope.h"

namespace takujo {

/// Returns the damage that a text names, with what effects add to the number that is printed in the text
/// (`printed damage`): in "1 for each relic", to the 1. A text that prints no number is not changed.
std::int32_t printedDamageOf(const Scope& scope, const Term& amount);

} // namespace takujo
