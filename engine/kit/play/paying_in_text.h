#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Payments for anything but playing a card or using an ability: what a rule demands, and what a text lets a
// player pay while it is carried out (the instruction `pay`).

/// Returns the game's procedure `PlayTables::paying`; one rule covers all of it.
Procedure paying(std::string_view rule);
/// Asks the player to pay that much of the resource for something that the object does.
Next askFor(const Position& position, ObjectId object, Player player, const AmountDue& due);

/// Returns the costs that a text lets a player pay now; none otherwise.
const std::vector<Term>* costsOfText(const Position& position);
/// Returns the greatest X that a text could ever let its controller pay, with `ofResource` available.
std::int32_t mostXPaidByText(const Scope& scope, std::int32_t ofResource);
/// Fixes the amounts that an ability will let its player pay.
void settleCosts(Run& run, std::uint16_t id);
/// Returns an amount in a cost: the fixed one, or the present one; at least 0.
std::int32_t amountInCost(const Scope& scope, const Term& amount, std::int32_t otherwise);

} // namespace takujo::playing

namespace takujo::effects {
/// Part: costs. The player has agreed to pay (`may`); if not everything can be paid, nothing is.
Next pay(Run& run, const Scope& scope, const Term& term);
bool canPay(const Scope& scope, const Term& term);
} // namespace takujo::effects
