#pragma once

#include "engine/kit/play/costs.h"

namespace takujo::playing {

// Costs that are paid in the order in which the text says them (`CostOrder::inTextOrder`): each part by
// itself, so that an earlier part may serve a later one, and what is due of the resource with its first part.
// What an earlier part leads to is found by trying it on a copy.

/// Whether costs are paid so now.
bool isInTextOrder(const Position& position);
/// Whether, in this order, all of it can be paid from the cost at `question.from` on.
Lack examineInOrder(const Scope& scope, const CostQuestion& question);
/// The step of paying in this order. Once a part has been paid nothing can be taken back.
Next payInOrder(Run& run);
/// What has been found out by trying is of one match; to be called where another begins.
void forgetTrials();

} // namespace takujo::playing
