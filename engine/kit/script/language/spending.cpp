#include "engine/kit/script/language/spending.h"

#include <algorithm>

namespace takujo {

namespace {

const Term* amongCosts(const Vocabulary& vocabulary, const std::vector<Term>& costs) {
    const auto spends = [&](const Term& cost) {
        const CostMeaning& meaning = vocabulary.costs[cost.op].meaning;
        return meaning.pay != nullptr && meaning.sources != nullptr && !meaning.turns;
    };
    const auto found = std::ranges::find_if(costs, spends);
    return found == costs.end() ? nullptr : &*found;
}

bool namesSpent(const Term& term) {
    return (term.sort == Sort::objects && static_cast<ObjectsOp>(term.op) == ObjectsOp::spent) ||
           std::ranges::any_of(term.parts, namesSpent);
}

} // namespace

const Term* costThatSpends(const Vocabulary& vocabulary, const Ability& ability) {
    const Term* found = amongCosts(vocabulary, ability.costs);
    for (const OfferedCost& offer : ability.offers)
        found = found != nullptr ? found : amongCosts(vocabulary, offer.costs);
    for (const auto& block : ability.blocks)
        for (const Term& effect : block)
            for (const Term& part : effect.parts)
                if (found == nullptr && part.sort == Sort::list && !part.parts.empty() &&
                    part.parts.front().sort == Sort::cost)
                    found = amongCosts(vocabulary, part.parts);
    return found;
}

bool speaksOfSpent(const Ability& ability) {
    return namesSpent(ability.condition) ||
           std::ranges::any_of(ability.blocks, [](const std::vector<Term>& block) {
               return std::ranges::any_of(block, namesSpent);
           });
}

} // namespace takujo
