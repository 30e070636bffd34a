#include "engine/core/counters.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/script/event_of.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/scope.h"

#include <algorithm>

/// What abilities of most games cost. Their words are the games'.
namespace takujo::costs {

namespace {

/// As the game settles it, and no less than nothing.
std::int32_t amountInCost(const Scope& scope, const Term& amount) {
    const auto settled = scope.position.rules.tables().script.amountInCost;
    return std::max(settled != nullptr ? settled(scope, amount, 1) : amountOf(scope, amount, 1), 0);
}

} // namespace

/// Parts: amount, like.
CostMeaning discard() {
    return {[](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
                const ZoneId hand{scope.position.rules.tables().script.hand, scope.paying()};
                for (const ObjectId id : objectsIn(scope.state(), hand, Query::reachable))
                    if (!term.parts[1].exists() || isLike(scope, term.parts[1], know(scope.position, id)))
                        found.push_back(id);
            },
            [](const Scope& scope, const Term& term) { return amountInCost(scope, term.parts[0]); }, nullptr,
            [](Run& run, const Scope& scope, const Term&, ObjectId with) {
                Event event = eventOf(scope, EventKind::move, with, Cause::cost);
                event.to = {run.rules.tables().script.away, scope.paying()};
                run.propose(event);
            }};
}

/// Parts: amount. The slot of the value is the operator's.
CostMeaning value() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOf(scope, EventKind::changeValue, {}, Cause::cost);
                event.slot = static_cast<std::uint8_t>(term.number);
                event.amount = -amountInCost(scope, term.parts[0]);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto slot = static_cast<std::size_t>(term.number);
                return Purse{slot, amountInCost(scope, term.parts[0]),
                             scope.state().players[indexOf(scope.paying())].values[slot]};
            }};
}

/// Parts: named, amount.
CostMeaning takeCounters() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOf(scope, EventKind::takeCounters, scope.effect.source, Cause::cost);
                event.name = static_cast<TextKey>(term.parts[0].number);
                event.amount = amountInCost(scope, term.parts[1]);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto name = static_cast<TextKey>(term.parts[0].number);
                constexpr std::uint64_t ofCounters = std::uint64_t{1} << 63U; // no slot of a value
                return Purse{ofCounters | static_cast<std::uint32_t>(name),
                             amountInCost(scope, term.parts[1]),
                             countersOn(scope.state(), scope.effect.source, name)};
            }};
}

} // namespace takujo::costs
