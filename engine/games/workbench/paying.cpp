#include "engine/core/card_numbers.h"
#include "engine/games/workbench/terms.h"
#include "engine/kit/asking.h"
#include "engine/kit/offers.h"
#include "engine/kit/script/abilities.h"
#include "engine/kit/script/continuous.h"

#include <algorithm>

/// What is played or used is paid by tapping cards of the pool.
namespace takujo::workbench {

namespace {

constexpr auto isPaying = asksAt<playing, tappingStep>;
ObjectId whatIsPaidFor(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[whatIsPlayed]);
}
Price due(const Position& position) {
    return priceOf(position, position.state.turnPlayer, whatIsPaidFor(position),
                   position.state.frames.back().locals[whichAbility]);
}
std::int32_t picked(const Position& position) {
    return static_cast<std::int32_t>(position.state.picks.size());
}

/// What is still wanted beside a card of those colours.
ColourSets without(const ColourSets& wanted, std::uint32_t have) {
    ColourSets rest;
    for (std::size_t i = 0; i < wanted.count; ++i)
        if ((wanted.sets[i] & have) == 0)
            rest.add(wanted.sets[i]);
    return rest;
}

/// How many cards there are of each mixture of the two colours.
using Mixtures = std::array<std::size_t, 4>;

/// The fewest of these cards among which there is one of everything that is wanted.
std::size_t fewest(const ColourSets& wanted, const Mixtures& cards) {
    if (wanted.count == 0)
        return 0;
    std::size_t best = SIZE_MAX / 2;
    for (std::uint32_t mixture = 0; mixture < cards.size(); ++mixture)
        if (cards[mixture] > 0)
            if (const ColourSets rest = without(wanted, mixture); rest.count < wanted.count)
                best = std::min(best, 1 + fewest(rest, cards));
    return best;
}

/// Whether the pool can pay when these are used: enough ready cards, and of every colour that is wanted.
bool canPayWith(const Position& position, Player player, const Price& price, ObjectId alsoUsed) {
    ColourSets wanted = price.wanted;
    Mixtures mixtures{};
    std::size_t free = 0;
    std::size_t used = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, pool))) {
        if (record(position.state, id).aside != 0)
            continue;
        const std::uint32_t its = position.definition(id).sets[colours];
        if (id == alsoUsed || (isPaying(position) && isPicked(position.state, id))) {
            ++used;
            wanted = without(wanted, its);
        } else {
            ++free;
            ++mixtures[its];
        }
    }
    const auto amount = static_cast<std::size_t>(price.amount);
    if (used > amount && !price.takesMore)
        return false;
    const std::size_t open = used < amount ? amount - used : 0;
    return free >= open && fewest(wanted, mixtures) <= (price.takesMore ? free : open);
}

void offerTaps(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    decision.about = whatIsPaidFor(position);
    decision.goal = due(position).amount;
    decision.done = picked(position);
    offer(position, decision.decider, paid, decision);
    offer(position, decision.decider, tap, decision);
}

Next takeTap(Run& run, const Option& answer) {
    if (answer.verb == paid)
        return Next::on();
    run.state.picks.push_back({answer.object, 0, tap, {}});
    return Next::again();
}

bool isOnesPayment(const Position& position, const Attempt& attempt) {
    return isPaying(position) && position.state.turnPlayer == attempt.player;
}
bool helps(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || canPayWith(position, attempt.player, due(position), attempt.option.object);
}
bool isComplete(const Position& position, const Attempt&) {
    if (!isPaying(position))
        return true;
    const Price price = due(position);
    ColourSets wanted = price.wanted;
    for (const Pick& pick : position.state.picks)
        wanted = without(wanted, position.definition(pick.object).sets[colours]);
    return picked(position) >= price.amount && wanted.count == 0;
}

/// A cost in the pool: as many cards as it says, and one of each colour that it names.
void addPayment(const Scope& scope, const Term& payment, Price& price) {
    for (std::size_t i = 0; i < payment.parts.size(); ++i) {
        const std::int32_t amount = std::max(amountOf(scope, payment.parts[i]), 0);
        price.amount = sumOf(price.amount, amount);
        if (amount > 0 && i + 1 < payment.parts.size())
            price.wanted.add(1U << i);
    }
}

} // namespace

Price priceOf(const Position& position, Player player, ObjectId what, std::int32_t ability) {
    const Known known = know(position, what);
    Price price;
    if (ability == theCardItself) {
        const std::int32_t own = known.number(cost);
        price.amount = std::max(0, sumOf(own, priceChange(position, player, known, own)));
        if (price.amount > 0)
            price.wanted.add(known.set(colours));
    }
    visitAbilities(position, what, [&](AbilityAt which, std::int32_t value) {
        const Ability& each = abilityAt(position, which);
        const bool isMeant = ability == theCardItself ? each.kind == AbilityKind::text : value == ability;
        if (!isMeant)
            return;
        price.takesMore = each.has(Ability::hasX);
        Scope scope = scopeOf(position, known, which); // X is what is tapped beyond
        scope.effect.controller = player;
        for (const Term& cost : each.costs)
            if (scope.vocabulary().costs[cost.op].shape.word == "pool")
                addPayment(scope, cost.parts[0], price);
    });
    if (position.rules.policy(colourIsNeeded) == 0)
        price.wanted = {};
    return price;
}

bool canPay(const Position& position, Player player, const Price& price) {
    return canPayWith(position, player, price, {});
}

Question tappingQuestion() {
    return {DecisionKind::pay, offerTaps, takeTap, Question::within | Question::moment};
}

VerbSpec tapVerb() {
    return {.word = "tap",
            .from = {{pool, Whose::mine}},
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::object, "not-in-pool", "w-5", liesInOwn<pool>},
                           {Aspect::object, "tapped-already", "w-5", isReady},
                           {Aspect::choices, "picked-already", "w-5", isUnpicked},
                           {Aspect::cost, "does-not-help", "w-6", helps}}};
}

VerbSpec paidVerb() {
    return {.word = "paid",
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::cost, "not-paid", "w-6", isComplete, nullptr, false}}};
}

} // namespace takujo::workbench
