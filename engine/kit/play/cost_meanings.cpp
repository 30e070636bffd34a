#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/fields.h"

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
    objectsOf(scope, term[cost_of::what], found);
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

CostMeaning discard() {
    return {[](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
                const ZoneId hand{scope.position.rules.tables().script.hand, scope.paying()};
                for (const ObjectId id : objectsIn(scope.state(), hand, Query::reachable))
                    if (!term[cost_of_discards::like].exists() ||
                        isLike(scope, term[cost_of_discards::like], know(scope.position, id)))
                        found.push_back(id);
            },
            [](const Scope& scope, const Term& term) {
                return amountOfCost(scope, term[cost_of_discards::amount]);
            },
            nullptr,
            [](Run& run, const Scope& scope, const Term&, ObjectId with) {
                Event event = eventOf(scope, EventKind::move, with, Cause::cost);
                event.to = {run.rules.tables().script.away, scope.paying()};
                run.propose(event);
            }};
}

/// The slot of the value is the operator's.
CostMeaning value() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOf(scope, EventKind::changeValue, {}, Cause::cost);
                event.slot = static_cast<std::uint8_t>(term.number);
                event.amount = -amountOfCost(scope, term[cost_of_value::amount]);
                if (!isBroken(Fault::costsInValuesAreNotTaken))
                    run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto slot = static_cast<std::size_t>(term.number);
                return CostPool{slot, amountOfCost(scope, term[cost_of_value::amount]),
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
            parts::amountIn<cost_of::amount>, nullptr,
            [](Run& run, const Scope& scope, const Term&, ObjectId with) {
                Event event = eventOf(scope, EventKind::turnFace, with, Cause::cost);
                event.slot = static_cast<std::uint8_t>(Face::down);
                run.propose(event);
            }};
}

CostMeaning takeCounters() {
    return {nullptr,
            nullptr,
            nullptr,
            [](Run& run, const Scope& scope, const Term& term, ObjectId) {
                Event event = eventOf(scope, EventKind::takeCounters, scope.effect.source, Cause::cost);
                event.name = static_cast<TextKey>(term[cost_of_counters::named].number);
                event.amount = amountOfCost(scope, term[cost_of_counters::amount]);
                run.propose(event);
            },
            false,
            [](const Scope& scope, const Term& term) {
                const auto name = static_cast<TextKey>(term[cost_of_counters::named].number);
                constexpr std::uint64_t ofCounters = std::uint64_t{1} << 63U; // no slot of a value
                return CostPool{ofCounters | static_cast<std::uint32_t>(name),
                                amountOfCost(scope, term[cost_of_counters::amount]),
                                countersOn(scope.state(), scope.effect.source, name)};
            }};
}

CostMeaning takeTheirCounters() {
    CostMeaning meaning{
        [](const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
            parts::ownMeant(scope, term, found);
            const auto name = static_cast<TextKey>(term[cost_of_their_counters::named].number);
            const std::int32_t amount = amountOfCost(scope, term[cost_of_their_counters::amount]);
            std::erase_if(found, [&](ObjectId id) { return countersOn(scope.state(), id, name) < amount; });
        },
        parts::one, nullptr,
        [](Run& run, const Scope& scope, const Term& term, ObjectId with) {
            Event event = eventOf(scope, EventKind::takeCounters, with, Cause::cost);
            event.name = static_cast<TextKey>(term[cost_of_their_counters::named].number);
            event.amount = amountOfCost(scope, term[cost_of_their_counters::amount]);
            run.propose(event);
        }};
    meaning.ofObjectsInPlay = true;
    meaning.turns = true; // it stays where it is
    return meaning;
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
