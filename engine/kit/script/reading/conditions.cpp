#include "engine/core/scratch.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/history.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo::conditions {

namespace {

bool isWithin(const Scope& scope, std::int32_t amount, const Term& least, const Term& most) {
    return (!least.exists() || amount >= amountOf(scope, least)) &&
           (!most.exists() || amount <= amountOf(scope, most));
}

} // namespace

bool all(const Scope& scope, const Term& term) {
    return std::ranges::all_of(term[operand::of].parts, [&](const Term& part) { return holds(scope, part); });
}
bool any(const Scope& scope, const Term& term) {
    return std::ranges::any_of(term[operand::of].parts, [&](const Term& part) { return holds(scope, part); });
}
bool isNot(const Scope& scope, const Term& term) {
    return !holds(scope, term[operand::of]);
}
bool thereIs(const Scope& scope, const Term& term) {
    const std::int32_t count = countOf(scope, term[compares::of]);
    if (!term[compares::atLeast].exists() && !term[compares::atMost].exists())
        return count > 0;
    return isWithin(scope, count, term[compares::atLeast], term[compares::atMost]);
}
bool compares(const Scope& scope, const Term& term) {
    const std::int32_t amount = amountOf(scope, term[compares::of]);
    return isWithin(scope, amount, term[compares::atLeast], term[compares::atMost]) &&
           (!term[compares::exactly].exists() || amount == amountOf(scope, term[compares::exactly]));
}
/// Of what has left, what it was there.
bool isLike(const Scope& scope, const Term& term) {
    if (static_cast<ObjectsOp>(term[likeness::what].op) == ObjectsOp::each) {
        Scratch<ObjectId> found;
        objectsOf(scope, term[likeness::what], found);
        return std::ranges::all_of(found, [&](ObjectId id) {
            return takujo::isLike(scope, term[likeness::like], know(scope.position, id));
        });
    }
    const ObjectId id = objectOf(scope, term[likeness::what]);
    return id.exists() && takujo::isLike(scope, term[likeness::like], know(scope.position, id));
}
bool turnOf(const Scope& scope, const Term& term) {
    return playersOf(scope, term[operand::of], scope.effect.controller).has(scope.state().turnPlayer);
}
bool inPhase(const Scope& scope, const Term& term) {
    return scope.position.rules.tables().script.isThePhase(scope.state().phase, term[operand::of].number);
}
bool happened(const Scope& scope, const Term& term) {
    return timesThisTurn(scope, term[this_turn::happened]) >= amountOf(scope, term[this_turn::atLeast], 1);
}

bool wasPaid(const Scope& scope, const Term& term) {
    return (scope.effect.paid >> static_cast<unsigned>(term[operand::of].number) & 1U) != 0;
}

bool wasPlayedFrom(const Scope& scope, const Term& term) {
    return scope.effect.paid >> playing::originAt == term[played_from::zone].number + 1;
}

} // namespace takujo::conditions
