#include "engine/kit/play/values.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/play/paying_in_text.h"

namespace takujo::playing::values {

/// As much as all of its amounts together; kinds make no difference to a number.
void addCost(const Scope& scope, const Term& cost, AmountDue& due) {
    for (const Term& amount : cost[operand::of].parts)
        due.amount = sumOf(due.amount, amountInCost(scope, amount, 0));
}

std::int32_t has(const Position& position, Player player, std::uint8_t slot) {
    return position.state.players[indexOf(player)].values[slot];
}

void pay(Run& run, std::uint8_t slot) {
    Event event;
    event.kind = EventKind::changeValue;
    event.slot = slot;
    event.amount = -dueNow(run).amount;
    event.cause = Cause::cost;
    event.player = payerOf(run);
    run.propose(event);
}

} // namespace takujo::playing::values
