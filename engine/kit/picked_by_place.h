#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// Cards whose faces the picker does not see are picked by their places: "card 2 of the hand".

/// Whether that picker can pick the object only by its place.
bool isPickedByPlace(const Position& position, Player picker, ObjectId id);

/// Writes to the log that such a pick was made, since nobody may be told more.
void tellPickByPlace(const Run& run, Player picker, ObjectId id);

} // namespace takujo
