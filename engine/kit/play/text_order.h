#pragma once

#include "engine/kit/play/costs.h"

namespace takujo::playing {

// Costs paid in the order of the text (`CostOrder::inTextOrder`): each part separately, so that an earlier
// part may serve a later one; the resource is paid with its first part. Trying on a copy shows what an
// earlier part leads to.

/// Whether costs are paid in text order now.
bool isInTextOrder(const Position& position);
/// Returns what is lacking to pay everything in this order, from the cost at `question.from` on.
Lack examineInOrder(const Scope& scope, const CostQuestion& question);
/// Pays in this order, as a step. Once a part is paid nothing can be taken back.
Next payInOrder(Run& run);
/// Forgets results of trying, which belong to one match; to be called when another match begins.
void forgetTrials();

} // namespace takujo::playing
