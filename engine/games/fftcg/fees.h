#pragma once

#include "engine/games/fftcg/payment.h"

#include <vector>

namespace takujo::fftcg {

// What is paid for attacking (10.1.2.3) and blocking (10.1.3.1.3).

/// What effects demand of these forwards together for an attack or a block, as it is now.
CostInCp attackFee(const Position& position, const std::vector<ObjectId>& forwards);
CostInCp blockFee(const Position& position, ObjectId forward);
/// Whether the player can make that.
bool canPayFee(const Position& position, Player player, const CostInCp& fee);

} // namespace takujo::fftcg
