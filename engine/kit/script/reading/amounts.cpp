#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/history.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo::amounts {

namespace {

Scratch<ObjectId> all(const Scope& scope, const Term& objects) {
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    return found;
}

/// A number below nought counts as nought wherever it is not being changed, if the game has it so.
std::int32_t plain(const Scope& scope, std::int32_t number) {
    if (isBroken(Fault::numbersAreReadAsTheyAre))
        return number;
    if (number == CardDefinition::notPrinted)
        return 0;
    return scope.position.rules.tables().script.negativesCount ? number : std::max(number, 0);
}

} // namespace

std::int32_t literal(const Scope&, const Term& term) {
    return withinNumbers(term.number);
}
std::int32_t namedX(const Scope& scope, const Term&) {
    if (isBroken(Fault::xIsWorkedOutAgain))
        for (const Term& part : scope.ability.blocks.front())
            if (scope.vocabulary().effects[part.op].follow == effects::fixX)
                return amountOf(scope, part[fixes_x::amount]);
    return scope.effect.x;
}
std::int32_t count(const Scope& scope, const Term& term) {
    return countOf(scope, term[counts::of]) / std::max(amountOf(scope, term[counts::every], 1), 1);
}
std::int32_t half(const Scope& scope, const Term& term) {
    const std::int32_t whole = amountOf(scope, term[halves::of]);
    const std::int32_t step = std::max(amountOf(scope, term[halves::step], 1), 1);
    const std::int32_t two = productOf(2, step);
    const bool isDown = term[halves::down].isTrue() || isBroken(Fault::fractionsAreCutOff);
    return productOf(sumOf(whole, isDown ? 0 : two - 1) / two, step);
}
std::int32_t times(const Scope& scope, const Term& term) {
    return productOf(amountOf(scope, term[operand::of]), amountOf(scope, term[operand::by]));
}
std::int32_t sum(const Scope& scope, const Term& term) {
    std::int32_t total = 0;
    for (const Term& part : term[operand::of].parts)
        total = sumOf(total, amountOf(scope, part));
    return total;
}
std::int32_t minus(const Scope& scope, const Term& term) {
    return differenceOf(amountOf(scope, term[operand::of]), amountOf(scope, term[operand::by]));
}
std::int32_t either(const Scope& scope, const Term& term) {
    return amountOf(scope, term[holds(scope, term[either::ifThis]) ? either::then : either::otherwise]);
}
std::int32_t ofEvent(const Scope& scope, const Term&) {
    return scope.effect.amount;
}
std::int32_t equalShare(const Scope& scope) {
    std::int32_t total = 0;
    std::int32_t count = 0;
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.amount != 0) {
            total += binding.amount;
            ++count;
        }
    return count == 0 ? 0 : total / count;
}
/// Of the one that something is done to, or of the one that `for each` is at.
std::int32_t divided(const Scope& scope, const Term&) {
    if (isBroken(Fault::sharesAreEqual))
        return equalShare(scope);
    for (const ObjectId one : {scope.target, scope.effect.it})
        for (const Binding& binding : scope.state().bindings)
            if (one.exists() && binding.effect == scope.effect.id && binding.amount != 0 &&
                (binding.object == one || binding.was == one))
                return binding.amount;
    return 0;
}
std::int32_t counters(const Scope& scope, const Term& term) {
    const ObjectId on =
        term[counters_on::on].exists() ? objectOf(scope, term[counters_on::on]) : scope.effect.source;
    return countersOn(
        scope.state(), on,
        term[counters_on::named].exists() ? static_cast<TextKey>(term[counters_on::named].number) : 0);
}
std::int32_t damageOn(const Scope& scope, const Term& term) {
    return know(scope.position, objectOf(scope, term[operand::of])).damage;
}
std::int32_t picked(const Scope& scope, const Term&) {
    return scope.effect.picked;
}
std::int32_t done(const Scope& scope, const Term&) {
    return scope.effect.counted;
}
/// Of what has left, the number it had there.
std::int32_t numberOf(const Scope& scope, const Term& term) {
    const auto slot = static_cast<std::size_t>(term.number);
    if (static_cast<ObjectsOp>(term[operand::of].op) != ObjectsOp::each)
        return plain(scope, know(scope.position, objectOf(scope, term[operand::of])).number(slot));
    std::int32_t total = 0;
    for (const ObjectId id : all(scope, term[operand::of]))
        total = sumOf(total, plain(scope, know(scope.position, id).number(slot)));
    return total;
}
std::int32_t valueOf(const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[operand::of], scope.effect.controller);
    return player == Player::nobody
               ? 0
               : scope.state().players[indexOf(player)].values[static_cast<std::size_t>(term.number)];
}
std::int32_t timesThisTurn(const Scope& scope, const Term& term) {
    return takujo::timesThisTurn(scope, term[this_turn::happened]);
}

} // namespace takujo::amounts
