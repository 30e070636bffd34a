#include "engine/kit/play/cost_question.h"

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::playing {

bool CostsTaken::turns(ObjectId id) const {
    return std::ranges::find(turned, id) != turned.end();
}
bool CostsTaken::moves(ObjectId id) const {
    return std::ranges::find(moved, id) != moved.end();
}

Scratch<ObjectId>& CostsTaken::by(const CostPart& cost) {
    return cost.meaning->turns ? turned : moved;
}
const Scratch<ObjectId>& CostsTaken::by(const CostPart& cost) const {
    return cost.meaning->turns ? turned : moved;
}

CostsTaken spentOn(const Position& position, const EffectRecord& effect) {
    CostsTaken spent;
    const auto paysForIt = [&](const Binding& binding) {
        return binding.effect == effect.id && binding.slot >= slotOfCost(0) &&
               binding.slot < slotOfCost(mostCosts);
    };
    if (std::ranges::none_of(position.state.bindings, paysForIt))
        return spent; // asked for every source of a payment
    const CostList costs = costsOf(scopeOf(position, effect));
    for (const Binding& binding : position.state.bindings)
        if (paysForIt(binding))
            spent.by(costs[binding.slot - slotOfCost(0)]).push_back(binding.object);
    return spent;
}

CostList costsAskedAbout(const Scope& scope, const CostQuestion& question) {
    return question.costs != nullptr ? costsIn(scope, *question.costs) : costsOf(scope);
}

} // namespace takujo::playing
