#pragma once

#include "engine/kit/rules/procedure.h"

#include <vector>

namespace takujo {

// Orders that a player makes besides those of decks (engine/kit/script/following/script_procedures.h).

/// Lets a player say which of these cards lies at the first of their places, which at the next, and so on
/// (`exchangeCards`). Nobody else learns it.
Next arrangeUnderPlaces(Run& run, const std::vector<ObjectId>& cards, Player by, std::uint16_t effect);
/// Whether a player is asked for that.
bool isRearranging(const State& state);

/// Puts these cards under an object, in that role and in an order that a player makes, the first uppermost.
Next arrangeUnderObject(Run& run, const std::vector<ObjectId>& cards, ObjectId host, std::uint8_t role,
                        Player by, std::uint16_t effect);
/// Whether a player is asked for that.
bool isArrangingUnder(const State& state);

} // namespace takujo
