#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// What is paid for something else than playing a card or using an ability: for what a rule demands, and what
// a text lets a player pay while it is carried out (the instruction `pay`).

/// The payment itself; one rule says all of it. It is the game's procedure `PlayTables::paying`.
Procedure paying(std::string_view rule);
/// The player pays so much of the resource for what that object does.
Next askFor(const Position& position, ObjectId object, Player player, const Due& due);

/// While a text lets a player pay: the costs it names, none otherwise.
const std::vector<Term>* costsOfText(const Position& position);
/// The highest X that could ever be paid where a text lets its controller pay, who could make so much of the
/// resource.
std::int32_t mostXPaidByText(const Scope& scope, std::int32_t ofResource);
/// What an ability that lets its player pay will cost is settled, once and for all.
void settleCosts(Run& run, std::uint16_t id);
/// An amount in a cost: as it was settled, or as it is; no less than nothing.
std::int32_t amountInCost(const Scope& scope, const Term& amount, std::int32_t otherwise);

} // namespace takujo::playing

namespace takujo::effects {
/// Part: costs. Whoever may pay has agreed to it (`may`); what cannot be paid in full is not paid at all.
Next pay(Run& run, const Scope& scope, const Term& term);
bool canPay(const Scope& scope, const Term& term);
} // namespace takujo::effects
