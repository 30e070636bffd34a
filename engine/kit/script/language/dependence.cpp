#include "engine/kit/script/language/dependence.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

bool asksForWhatChanges(const Vocabulary& vocabulary, const Term& term, const Term& changing) {
    const ModifierMeaning modify = vocabulary.effects[changing.op].modify;
    if (term.sort == Sort::criterion) {
        const CriterionMeaning fits = vocabulary.criteria[term.op].fits;
        const bool sameSlot = term.number == changing.number;
        if ((fits == criteria::number && modify == modifiers::number && sameSlot) ||
            (fits == criteria::text && (modify == modifiers::text || modify == modifiers::loseText) &&
             sameSlot) ||
            (fits == criteria::set && sameSlot &&
             (modify == modifiers::set || modify == modifiers::gain || modify == modifiers::lose)))
            return true;
    }
    if (term.sort == Sort::objects && static_cast<ObjectsOp>(term.op) == ObjectsOp::each &&
        modify == modifiers::type && typesOf(term) != 0)
        return true;
    if (term.sort == Sort::amount && modify == modifiers::number && term.number == changing.number &&
        vocabulary.amounts[term.op].value == amounts::numberOf)
        return true;
    return std::ranges::any_of(
        term.parts, [&](const Term& part) { return asksForWhatChanges(vocabulary, part, changing); });
}

} // namespace takujo
