#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/refusal.h"
#include "engine/kit/rules/rulebook.h"

#include <vector>

namespace takujo {

// Which options a player has, and why others are refused.

/// Appends every option of a verb that the player may take now.
void offer(const Position& position, Player player, Verb verb, Decision& decision);

/// Whether the object of the attempt makes an option of its verb now, for any target.
bool isPossible(const Position& position, Attempt attempt);

/// Returns every reason against the attempt, in the order of `Aspect`; none if it is allowed. It does not
/// check whether the present question offers it: the conditions of the verb do.
std::vector<Refusal> refusalsOf(const Position& position, const Attempt& attempt);

/// Returns the zone that a source means for a player.
ZoneId zoneOf(const Source& source, Player player);
/// Returns all zones, for a verb whose objects may lie anywhere.
std::vector<Source> everywhere(const std::vector<ZoneSpec>& zones);

} // namespace takujo
