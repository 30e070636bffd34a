#pragma once

#include "engine/kit/play/playing.h"

namespace takujo::playing {

/// A resource that is a number of the player, such as play points or life. Nobody is asked; other costs that
/// take from the same number are added to what is due. `slot` is one of `PlayerRecord::values`.
template <std::uint8_t slot>
Resource playersValue();

namespace values {

void addCost(const Scope& scope, const Term& cost, AmountDue& due);
std::int32_t has(const Position& position, Player player, std::uint8_t slot);
void pay(Run& run, std::uint8_t slot);

} // namespace values

template <std::uint8_t slot>
Resource playersValue() {
    return {
        .add = values::addCost,
        .verdict = [](const Position& position, Player player, const AmountDue& due, ObjectId,
                      const CostsTaken&) -> Lack {
            return values::has(position, player, slot) >= due.amount ? nothing : tooLittle;
        },
        .isAsked = [](const AmountDue&) { return false; },
        .pay = [](Run& run, ObjectId) { values::pay(run, slot); },
        .most = [](const Position& position, Player player) { return values::has(position, player, slot); },
        .pool =
            [](const Position& position, Player player, const AmountDue& due) {
                return CostPool{slot, due.amount, values::has(position, player, slot)};
            }};
}

} // namespace takujo::playing
