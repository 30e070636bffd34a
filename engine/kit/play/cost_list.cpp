#include "engine/kit/play/cost_list.h"
#include "engine/kit/script/language/fields.h"

#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo::playing {

bool namesX(const Vocabulary& vocabulary, const Term& term) {
    if (term.sort == Sort::amount && vocabulary.amounts[term.op].value == amounts::namedX)
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return namesX(vocabulary, part); });
}

namespace {

bool takesXAway(const Vocabulary& vocabulary, const Term& term) {
    if (term.sort == Sort::amount && vocabulary.amounts[term.op].value == amounts::minus &&
        namesX(vocabulary, term[operand::by]))
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return takesXAway(vocabulary, part); });
}

} // namespace

bool shrinksWithX(const Scope& scope) {
    return std::ranges::any_of(
        costsOf(scope), [&](const CostPart& cost) { return takesXAway(scope.vocabulary(), *cost.term); });
}

namespace {

void add(CostList& parts, const Scope& scope, const std::vector<Term>& costs) {
    for (const Term& cost : costs)
        parts.add({&scope.vocabulary().costs[cost.op].meaning, &cost});
}

} // namespace

CostList costsIn(const Scope& scope, const std::vector<Term>& costs) {
    CostList parts;
    add(parts, scope, costs);
    return parts;
}

CostList costsOf(const Scope& scope) {
    CostList parts; // made where it is wanted: copying it would cost more than filling it
    if (const std::vector<Term>* const ofText = costsOfText(scope.position)) {
        add(parts, scope, *ofText);
        return parts;
    }
    add(parts, scope, scope.ability.costs);
    for (const OfferedCost& offer : scope.ability.offers)
        if ((scope.effect.paid & bitOf(offer)) != 0)
            add(parts, scope, offer.costs);
    if (mayHaveTaken(scope))
        visitOffersTaken(scope, [&](const TakenOffer& offer) {
            for (const Term& cost : costsBy(scope, offer))
                parts.add({&scope.vocabulary().costs[cost.op].meaning, &cost, offer});
        });
    if (const auto besides = scope.position.rules.tables().play.besides; besides != nullptr)
        besides(scope, parts);
    return parts;
}

Scope readingOf(const Scope& scope, const CostPart& part) {
    return part.by.source.exists() ? scopeOfOffer(scope, part.by) : scope;
}

const Resource& resourceNow(const Position& position) {
    const PlayTables& tables = position.rules.tables().play;
    return tables.resources[tables.which == nullptr ? 0 : tables.which(position)];
}

AmountDue dueAmong(const Scope& scope, const CostList& costs, AmountDue due) {
    for (const CostPart& cost : costs)
        if (cost.meaning->pay == nullptr)
            resourceNow(scope.position).add(*Reading{scope, cost}, *cost.term, due);
    return due;
}

const Term* costAsked(const Position& position, const EffectRecord& effect, std::int32_t slot) {
    const CostList costs = costsOf(scopeOf(position, effect));
    const auto at = static_cast<std::size_t>(slot - slotOfCost(0));
    return slot >= slotOfCost(0) && at < costs.size() ? costs[at].term : nullptr;
}

} // namespace takujo::playing
