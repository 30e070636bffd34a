#include "engine/kit/play/paying_in_order.h"

#include "engine/kit/play/playing.h"
#include "engine/kit/play/text_order.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo::playing {

namespace {

/// Where in the text the resource is paid: with its first part, or before everything, as a price is.
std::size_t placeOfResource(const CostList& costs) {
    const auto found =
        std::ranges::find_if(costs, [](const CostPart& cost) { return cost.meaning->pay == nullptr; });
    return found == costs.end() ? 0 : static_cast<std::size_t>(found - costs.begin());
}

/// What was shown and set aside to be played goes back: an earlier part has left nothing to pay this one
/// with.
Next giveUp(Run& run) {
    const ObjectId played = whatIsPlayed(run);
    if (lives(run.state, played)) {
        Event event;
        event.kind = EventKind::unmark;
        event.object = played;
        event.amount = static_cast<std::int32_t>(revealedMark | hiddenFrom(Query::counted) |
                                                 hiddenFrom(Query::reachable));
        event.flags = Event::quiet;
        run.propose(event);
    }
    dropEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    return Next::finish();
}

} // namespace

Next payInOrder(Run& run) {
    const EffectRecord* const effect = effectNow(run);
    if (effect == nullptr)
        return Next::on();
    const Scope scope = scopeOfCosts(run, *effect);
    const CostList costs = costsOf(scope);
    const auto at = static_cast<std::size_t>(run.local(costAt));
    if (at >= placeOfResource(costs) &&
        std::ranges::any_of(run.state.picks, [&](const Pick& pick) { return isSource(run, pick); })) {
        payFromResource(run);
        return Next::again();
    }
    if (at >= costs.size())
        return Next::on();
    const CostPart& cost = costs[at];
    if (cost.meaning->sources == nullptr) {
        ++run.local(costAt);
        if (cost.meaning->pay == nullptr)
            return Next::again();
        if (!isPayableAlone(scope, cost))
            return giveUp(run);
        cost.meaning->pay(run, scope, *cost.term, {});
        return Next::again();
    }
    Scratch<ObjectId> picked;
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == effect->id && binding.slot == slotOfCost(at))
            picked.push_back(binding.object);
    if (static_cast<std::int32_t>(picked.size()) >= cost.meaning->needed(scope, *cost.term)) {
        ++run.local(costAt);
        for (const ObjectId id : picked)
            cost.meaning->pay(run, scope, *cost.term, id);
        return Next::again();
    }
    const CostQuestion question = questionFor(run, *effect, at);
    Scratch<ObjectId> candidates;
    cost.meaning->sources(scope, *cost.term, candidates);
    std::erase_if(candidates, [&](ObjectId id) {
        Scratch<ObjectId> with = picked;
        with.push_back(id);
        return id == question.played || std::ranges::find(picked, id) != picked.end() ||
               !paysInOrder(scope, question, std::move(with));
    });
    if (candidates.empty())
        return giveUp(run);
    const auto total = static_cast<std::int32_t>(picked.size()) + 1;
    const bool mayBeTakenBack = at == 0;
    return letPick(run, scope, candidates, slotOfCost(at), total, total, payerOf(run), mayBeTakenBack)
        .thenAgain();
}

} // namespace takujo::playing
