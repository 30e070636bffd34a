#pragma once

#include "engine/kit/script/reading/scope.h"

#include <vector>

namespace takujo {

/// Whether nothing tells beforehand that some of these instructions, which somebody might follow instead of
/// an event, could not be done. Of hidden cards that have to be like something, nothing is told: what is not
/// offered would tell the other player of them.
bool canBeDone(const Scope& scope, const std::vector<Term>& block);

/// `ScriptTables::canDoInstead` of the kit's own words: what is turned lies otherwise, what is taken away is
/// there, so many cards are left to draw. What it does not know, it takes for possible.
bool canUsuallyBeDone(const Scope& scope, const Term& act, ObjectId to);

} // namespace takujo
