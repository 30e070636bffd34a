#pragma once

#include "engine/match/match.h"

#include <string>

namespace takujo {

// What a line of input names.

/// Returns the zone at the end of the text, which is taken off it, for that player; "their" before it means
/// the opponent's. No zone if the text ends with none.
ZoneId takePlace(std::string& text, const Match& match, Player player);

/// Returns a card that the player can see, by its name in either language or by its id; none if there is
/// none.
ObjectId findCard(const std::string& name, const Match& match, Player player);

} // namespace takujo
