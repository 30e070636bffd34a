#include "engine/kit/play/cost_meanings.h"

#include "engine/core/counters.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// What abilities of most games cost. Their words are the games'.
namespace takujo::costs {

namespace parts {

std::int32_t one(const Scope&, const Term&) {
    return 1;
}

void ownMeant(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    objectsOf(scope, term.parts[0], found);
    std::erase_if(found, [&](ObjectId id) { return record(scope.state(), id).controller != scope.paying(); });
}

void payByTurning(Run& run, const Scope& scope, const Term&, ObjectId with) {
    run.propose(eventOf(scope, EventKind::turnAside, with, Cause::cost));
}

} // namespace parts

namespace {

std::int32_t amountOfCost(const Scope& scope, const Term& amount) {
    return playing::amountInCost(scope, amount, 1);
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
            [](const Scope& scope, const Term& term) { return amountOfCost(scope, term.parts[0]); }, nullptr,
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
                event.amount = -amountOfCost(scope, term.parts[0]);
                if (!isBroken(Fault::costsInValuesAreNotTaken))
                    run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto slot = static_cast<std::size_t>(term.number);
                return CostPool{slot, amountOfCost(scope, term.parts[0]),
                                scope.state().players[indexOf(scope.paying())].values[slot]};
            }};
}

CostMeaning turnDown() {
    return {[](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
                parts::ownMeant(scope, term, found);
                std::erase_if(found, [&](ObjectId id) {
                    return faceOf(scope.position.rules, record(scope.state(), id)) == Face::down;
                });
            },
            parts::amountIn<1>, nullptr,
            [](Run& run, const Scope& scope, const Term&, ObjectId with) {
                Event event = eventOf(scope, EventKind::turnFace, with, Cause::cost);
                event.slot = static_cast<std::uint8_t>(Face::down);
                run.propose(event);
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
                event.amount = amountOfCost(scope, term.parts[1]);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto name = static_cast<TextKey>(term.parts[0].number);
                constexpr std::uint64_t ofCounters = std::uint64_t{1} << 63U; // no slot of a value
                return CostPool{ofCounters | static_cast<std::uint32_t>(name),
                                amountOfCost(scope, term.parts[1]),
                                countersOn(scope.state(), scope.effect.source, name)};
            }};
}

CostMeaning revealThis() {
    return {nullptr, nullptr,
            [](const Scope& scope, const Term&) {
                return isIn(scope.state(), scope.effect.source,
                            {scope.position.rules.tables().script.hand, scope.paying()});
            },
            [](Run& run, const Scope& scope, const Term&, ObjectId) {
                Event event = eventOf(scope, EventKind::mark, scope.effect.source, Cause::cost);
                event.amount = static_cast<std::int32_t>(revealedMark);
                run.propose(event);
            }};
}

} // namespace takujo::costs
