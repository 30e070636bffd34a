#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// Cards whose faces the picker does not see are picked by their places: "card 2 of the hand".

/// Whether that player could only pick it so.
bool isPickedByPlace(const Position& position, Player picker, ObjectId id);

/// A pick that was made so is told in the log: nobody need know more of it.
void tellPickByPlace(const Run& run, Player picker, ObjectId id);

} // namespace takujo
