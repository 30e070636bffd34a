#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/position.h"

#include <span>
#include <vector>

namespace takujo {

// Which of several objects that enter together is the oldest.

/// Finds those objects of a batch put onto tables whose constant abilities have different results depending
/// on which is older. Their timestamps are at most `until`; later ones are settled.
void contendersIn(const Position& position, std::span<const Event> batch, std::uint32_t until,
                  std::vector<ObjectId>& found);

/// Whether the passage of a batch asks which of them is the oldest; below, which they are.
bool asksForTimestamps(const Position& position);
Scratch<ObjectId> contendersAsked(const Position& position);

} // namespace takujo
