#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/scope.h"

#include <span>

namespace takujo {

// What is asked of several objects together (`CriterionSpec::ofSeveral`): that they differ in something, or
// that a number of all of them is no more than so much. Picking asks it of what has been picked and whatever
// would come to it; counting counts as many as can be taken together.

/// Whether an `each` asks for that.
bool asksOfSeveral(const Scope& scope, const Term& each);
/// Whether an object may be taken beside those that have been taken.
bool fitsBeside(const Scope& scope, const Term& each, std::span<const ObjectId> taken, ObjectId next);
/// Returns how many of `found` can be taken, at most, beside those that have been taken.
std::int32_t mostTogether(const Scope& scope, const Term& each, std::span<const ObjectId> taken,
                          std::span<const ObjectId> found);

/// Whether something is asked of all together that a player picks for a text now.
bool arePickedTogether(const Position& position);
/// Whether a player who picks for a text may pick this now: it goes with what has been picked, and enough can
/// still be picked after it. True where nobody picks, or nothing is asked of several together.
bool goesWithWhatIsPicked(const Position& position, ObjectId candidate);
/// The same as a condition of a verb. Its sentence is told what has been picked.
Condition goesTogether(std::string_view code, std::string_view rule);

} // namespace takujo
