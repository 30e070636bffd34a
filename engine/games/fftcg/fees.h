#pragma once

#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/script/meanings.h"

#include <vector>

namespace takujo::fftcg {

// What is paid for something else than casting a card or using an ability: attacking (10.1.2.3), blocking
// (10.1.3.1.3), and what a text lets a player pay while it is carried out (11.8.8, 11.8.11).

/// The payment itself, by the same procedure as for everything else.
Procedure payFee();

/// What effects demand of these forwards together for an attack or a block, as it is now.
CostInCp attackFee(const Position& position, const std::vector<ObjectId>& forwards);
CostInCp blockFee(const Position& position, ObjectId forward);
/// Whether the player can make that.
bool canPayFee(const Position& position, Player player, const CostInCp& fee);
/// The player pays for what that object does.
Next askForFee(ObjectId object, Player player, const CostInCp& fee);

/// While a text lets a player pay: the costs it names, none otherwise.
const std::vector<Term>* costsOfText(const Position& position);
/// The highest X that could ever be paid where a text lets its controller pay, who could make so many CP.
std::int32_t mostXPaidByText(const Scope& scope, std::int32_t inCp);
/// 11.8.8: what an ability that lets its player pay will cost is settled when it goes onto the stack.
void settleCosts(Run& run, std::uint16_t id);
/// An amount in a cost: as it was settled, or as it is.
std::int32_t amountInCost(const Scope& scope, const Term& amount, std::int32_t otherwise);

} // namespace takujo::fftcg
