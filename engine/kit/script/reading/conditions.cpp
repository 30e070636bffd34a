#include "engine/core/scratch.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/rules/rulebook.h"
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
    return std::ranges::all_of(term.parts[0].parts, [&](const Term& part) { return holds(scope, part); });
}
bool any(const Scope& scope, const Term& term) {
    return std::ranges::any_of(term.parts[0].parts, [&](const Term& part) { return holds(scope, part); });
}
bool isNot(const Scope& scope, const Term& term) {
    return !holds(scope, term.parts[0]);
}
bool thereIs(const Scope& scope, const Term& term) {
    const std::int32_t count = countOf(scope, term.parts[0]);
    if (!term.parts[1].exists() && !term.parts[2].exists())
        return count > 0;
    return isWithin(scope, count, term.parts[1], term.parts[2]);
}
bool compares(const Scope& scope, const Term& term) {
    const std::int32_t amount = amountOf(scope, term.parts[0]);
    return isWithin(scope, amount, term.parts[1], term.parts[2]) &&
           (!term.parts[3].exists() || amount == amountOf(scope, term.parts[3]));
}
/// Of what has left, what it was there.
bool isLike(const Scope& scope, const Term& term) {
    if (static_cast<ObjectsOp>(term.parts[0].op) == ObjectsOp::each) {
        Scratch<ObjectId> found;
        objectsOf(scope, term.parts[0], found);
        return std::ranges::all_of(found, [&](ObjectId id) {
            return takujo::isLike(scope, term.parts[1], know(scope.position, id));
        });
    }
    const ObjectId id = objectOf(scope, term.parts[0]);
    return id.exists() && takujo::isLike(scope, term.parts[1], know(scope.position, id));
}
bool turnOf(const Scope& scope, const Term& term) {
    return playersOf(scope, term.parts[0], scope.effect.controller).has(scope.state().turnPlayer);
}
bool inPhase(const Scope& scope, const Term& term) {
    return scope.position.rules.tables().script.isThePhase(scope.state().phase, term.parts[0].number);
}
bool happened(const Scope& scope, const Term& term) {
    return timesThisTurn(scope, term.parts[0]) >= amountOf(scope, term.parts[1], 1);
}

bool wasPaid(const Scope& scope, const Term& term) {
    return (scope.effect.paid >> static_cast<unsigned>(term.parts[0].number) & 1U) != 0;
}

bool wasPlayedFrom(const Scope& scope, const Term& term) {
    return scope.effect.paid >> playing::originAt == term.parts[0].number + 1;
}

} // namespace takujo::conditions
