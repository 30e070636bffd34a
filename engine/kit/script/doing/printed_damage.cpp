#include "engine/kit/script/doing/printed_damage.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

namespace takujo {

namespace {

std::int32_t addedToPrinted(const Scope& scope) {
    std::int32_t more = 0;
    const Known source = know(scope.position, scope.effect.source);
    visitModifiersOf(scope.position, modifiers::printedDamage, scope.effect.controller, prints_damage::player,
                     [&](const Scope& its, const Term& term) {
                         if (isLike(its, term[prints_damage::of], source))
                             more = sumOf(more, amountOf(its, term[prints_damage::by]));
                     });
    return isBroken(Fault::printedDamageDoesNotChange) ? 0 : more;
}

/// Adds to the first number that is written there; what is counted is not written.
bool raise(Term& amount, std::int32_t by) {
    if (amount.sort != Sort::amount)
        return false;
    if (amount.op == literalAmount) {
        amount.number = sumOf(amount.number, by);
        return true;
    }
    return std::ranges::any_of(amount.parts, [by](Term& part) { return raise(part, by); });
}

} // namespace

std::int32_t printedDamageOf(const Scope& scope, const Term& amount) {
    const std::int32_t more = addedToPrinted(scope);
    if (more == 0)
        return amountOf(scope, amount);
    Term raised = amount;
    raise(raised, more);
    return std::max(amountOf(scope, raised), 0);
}

} // namespace takujo
