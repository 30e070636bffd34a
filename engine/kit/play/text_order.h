#pragma once

#include "engine/kit/play/cost_question.h"

namespace takujo::playing {

// Whether costs can be paid in the order of the text (`CostOrder::inTextOrder`): each part separately, so
// that an earlier part may serve a later one. Trying on a copy shows what an earlier part leads to.

/// Whether costs are paid in text order now.
bool isInTextOrder(const Position& position);
/// Returns what is lacking to pay everything in this order, from the cost at `question.from` on.
Lack examineInOrder(const Scope& scope, const CostQuestion& question);
/// Whether the cost at `question.from` can be paid with these objects, and others for what they leave of it,
/// and then everything behind it.
bool paysInOrder(const Scope& scope, const CostQuestion& question, Scratch<ObjectId> with);
/// Whether a cost that names no objects can be paid by itself.
bool isPayableAlone(const Scope& scope, const CostPart& cost);
/// Forgets results of trying, which belong to one match; to be called when another match begins.
void forgetTrials();

} // namespace takujo::playing
