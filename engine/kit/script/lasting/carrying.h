#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo {

/// Called before a card moves. Where what lasts on a card goes along with it (`CarryRule::constants`), what
/// constant abilities of others make of the card becomes a lasting effect on it; the effect is in force as
/// long as its ability is.
void keepWhatConstantsMake(Run& run, const Event& event);

} // namespace takujo
