#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo {

/// Called before a card moves. Where what lasts on a card goes along with it (`CarryRule::constants`), what
/// constant abilities of others make of the card becomes a lasting effect on it; the effect is in force as
/// long as its ability is.
void keepWhatConstantsMake(Run& run, const Event& event);

/// The same of a card that is about to be set aside: it stays what constant abilities of others have made of
/// it, whatever becomes of those, until it leaves its zone.
void keepWhatConstantsMake(Run& run, ObjectId card);

} // namespace takujo
