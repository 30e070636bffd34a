#pragma once

#include "engine/kit/play/cost_list.h"

#include <vector>

namespace takujo::fftcg {

// 11.7.1: a special ability takes a card of the same name from the hand. Texts may let others pay for it.

std::vector<EffectSpec> effectsOfSpecialCosts();

/// Whether the player can pay for that, if `source` has the special ability.
bool paysForSpecial(const Position& position, Player player, ObjectId source);

/// Adds it to the costs of a special ability, as the last one, unless a text says that it costs nothing.
void addCostOfSpecial(const Scope& scope, playing::CostList& costs);
/// Whether it is that cost.
bool isCostOfSpecial(const playing::CostPart& cost);

} // namespace takujo::fftcg
