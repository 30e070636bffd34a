#pragma once

#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Returns the first cost by which cards go away that are picked for it: of the ability, of what is offered
/// with it, or in its text; none if there is no such cost.
const Term* costThatSpends(const Vocabulary& vocabulary, const Ability& ability);

/// Whether the ability speaks of what was put away as a cost.
bool speaksOfSpent(const Ability& ability);

} // namespace takujo
