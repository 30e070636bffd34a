#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/position.h"

#include <span>
#include <vector>

namespace takujo {

/// Of the objects that a batch has put onto tables: those whose constant abilities make something else of the
/// game, depending on which is older. Their timestamps are not later than `until`; later ones are settled.
void contendersIn(const Position& position, std::span<const Event> batch, std::uint32_t until,
                  std::vector<ObjectId>& found);

/// Whether the passage of a batch asks which of them is the oldest, and which those are.
bool asksForTimestamps(const Position& position);
Scratch<ObjectId> contendersAsked(const Position& position);

} // namespace takujo
