#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Whether any text may say that: something that `visitModifiersOf` visits. It is asked of each card that is
/// listed, and nearly always none does; so it is asked before anything is made ready for the visit.
bool isSaid(const Position& position, ModifierMeaning meaning);

} // namespace takujo
