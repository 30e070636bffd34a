#pragma once

#include "engine/kit/script/reading/scope.h"

#include <vector>

namespace takujo {

// Whether instructions could be done instead of an event.

/// Whether these instructions could be done instead of an event, as far as anybody can tell beforehand.
/// Hidden cards with a required quality count as possible: not offering them would tell the other player
/// about them.
bool canBeDone(const Scope& scope, const std::vector<Term>& block);

/// `ScriptTables::canDoInstead` for the kit's own operators: an object to be turned is not turned yet, an
/// object to be moved is there, enough cards are left to draw. Everything else counts as possible.
bool canUsuallyBeDone(const Scope& scope, const Term& act, ObjectId to);

} // namespace takujo
