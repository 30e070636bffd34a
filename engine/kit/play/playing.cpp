#include "engine/kit/play/playing.h"

#include "engine/kit/offers.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/paying_in_order.h"
#include "engine/kit/play/text_order.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::playing {

bool isAsking(const Position& position, void (*offer)(const Position&, Decision&)) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    const auto& steps = position.rules.procedure(frame.procedure).steps;
    return frame.step < steps.size() && steps[frame.step].asks.offer == offer;
}

Player payerOf(const Position& position) {
    const PlayTables& tables = position.rules.tables().play;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == tables.paying ? static_cast<Player>(frame.locals[payerOfFee])
                                            : tables.player(position);
}

ObjectId whatIsPlayed(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[played]);
}

AmountDue dueNow(const Position& position) {
    const Frame& frame = position.state.frames.back();
    return {frame.locals[amountDue], static_cast<std::uint32_t>(frame.locals[needsDue])};
}

const EffectRecord* effectNow(const Position& position) {
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[effectOf]);
    return id == 0 ? nullptr : findEffect(position.state, id);
}

Scope scopeOfCosts(const Position& position, const EffectRecord& effect) {
    Scope scope = scopeOf(position, effect);
    if (position.state.frames.back().procedure == position.rules.tables().play.paying)
        scope.payer = payerOf(position);
    return scope;
}

namespace {

bool isPayingForSomethingElse(const Position& position) {
    return position.state.frames.back().procedure == position.rules.tables().play.paying;
}

} // namespace

AmountDue baseNow(const Position& position, const EffectRecord* effect) {
    if (isPayingForSomethingElse(position))
        return dueNow(position);
    const Way* const way = wayOf(position, position.state.frames.back());
    if (way == nullptr || way->price == nullptr || (effect != nullptr && paysInstead(*effect)))
        return {};
    const AmountDue price = way->price(position, payerOf(position), whatIsPlayed(position));
    return effect == nullptr ? price : priceWith(scopeOf(position, *effect), price);
}

CostQuestion questionFor(const Position& position, const EffectRecord& effect, std::size_t cost) {
    CostQuestion question;
    question.player = payerOf(position);
    question.base = baseNow(position, &effect);
    if (!isPayingForSomethingElse(position))
        question.played = whatIsPlayed(position);
    question.from = cost;
    question.spent = spentOn(position, effect);
    question.alreadyPicked = countBound(position.state, effect.id, slotOfCost(cost));
    return question;
}

Next announceChoices(Run& run) {
    const EffectRecord* const effect = effectNow(run);
    return effect == nullptr ? Next::on() : announce(effect->id, true);
}

Next pickForCosts(Run& run) {
    if (isInTextOrder(run))
        return payInOrder(run);
    const EffectRecord* const effect = effectNow(run);
    if (effect == nullptr)
        return Next::on();
    const Scope scope = scopeOfCosts(run, *effect);
    const CostList costs = costsOf(scope);
    std::int32_t& at = run.local(costAt);
    for (; static_cast<std::size_t>(at) < costs.size(); ++at) {
        const CostPart& cost = costs[static_cast<std::size_t>(at)];
        if (cost.meaning->sources == nullptr)
            continue;
        const Scope read = readingOf(scope, cost);
        const CostQuestion question = questionFor(run, *effect, static_cast<std::size_t>(at));
        if (question.alreadyPicked >= cost.meaning->needed(read, *cost.term))
            continue;
        const std::uint8_t slot = slotOfCost(static_cast<std::size_t>(at));
        const Scratch<ObjectId> candidates = payableWith(scope, question);
        if (candidates.size() == 1 && candidates.front() == read.effect.source) {
            run.state.bindings.push_back({candidates.front(), {}, 0, effect->id, slot, 0});
            continue;
        }
        const std::int32_t total = question.alreadyPicked + 1;
        // Somebody took it for payable: to ask for what is not there takes the action back.
        if (candidates.empty())
            return Next::call(procedures::picking, {effect->id, slot, total, total,
                                                    static_cast<std::int32_t>(indexOf(payerOf(run))), 1});
        return letPick(run, scope, candidates, slot, total, total, payerOf(run), true).thenAgain();
    }
    return Next::on();
}

Next fixCost(Run& run) {
    const EffectRecord* const effect = effectNow(run);
    AmountDue due = baseNow(run, effect);
    if (effect != nullptr) {
        const Scope scope = scopeOfCosts(run, *effect);
        due = dueAmong(scope, costsOf(scope), due);
    }
    run.local(amountDue) = due.amount;
    run.local(needsDue) = static_cast<std::int32_t>(due.needs);
    const auto isAsked = resourceNow(run).isAsked;
    constexpr std::uint16_t behindPayment = 2;
    return isAsked == nullptr || isAsked(due)
               ? Next::on()
               : Next::jump(static_cast<std::uint16_t>(run.state.frames.back().step + behindPayment));
}

namespace {

void offerPayment(const Position& position, Decision& decision) {
    const Verbs& verbs = position.rules.tables().play.verbs;
    decision.decider = payerOf(position);
    decision.about = whatIsPlayed(position);
    if (const EffectRecord* const effect = effectNow(position); !decision.about.exists() && effect != nullptr)
        decision.about = effect->source; // an effect that is no object of its own
    resourceNow(position).tell(position, decision);
    offer(position, decision.decider, verbs.paid, decision);
    offer(position, decision.decider, verbs.pay, decision);
}

Next takePayment(Run& run, const Option& answer) {
    if (answer.verb == run.rules.tables().play.verbs.paid)
        return Next::on();
    run.state.picks.push_back({answer.object, answer.value, answer.verb, {}});
    return Next::again();
}

} // namespace

Question payment() {
    return {DecisionKind::pay, offerPayment, takePayment, Question::within | Question::moment};
}

bool isPaying(const Position& position) {
    return isAsking(position, offerPayment);
}

bool isSource(const Position& position, const Pick& pick) {
    return pick.verb == position.rules.tables().play.verbs.pay;
}

bool isSpent(const Position& position, ObjectId id, bool turns) {
    const Verb pay = position.rules.tables().play.verbs.pay;
    for (const Pick& pick : position.state.picks)
        if (pick.object == id && pick.verb == pay)
            return true;
    if (position.state.bindings.empty()) // then no cost has been paid with anything
        return false;
    const EffectRecord* const effect = effectNow(position);
    if (effect == nullptr)
        return false;
    const CostsTaken spent = spentOn(position, *effect);
    return turns ? spent.turns(id) : spent.moves(id);
}

void payAll(Run& run) {
    payFromResource(run);
    const EffectRecord* const effect = effectNow(run);
    if (effect == nullptr || isInTextOrder(run)) // then each part has been paid when its turn came
        return;
    const Scope scope = scopeOfCosts(run, *effect);
    const CostList costs = costsOf(scope);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (costs[i].meaning->pay == nullptr)
            continue;
        const Scope read = readingOf(scope, costs[i]);
        if (costs[i].meaning->sources == nullptr)
            costs[i].meaning->pay(run, read, *costs[i].term, {});
        for (const Binding& binding : run.state.bindings)
            if (binding.effect == effect->id && binding.slot == slotOfCost(i))
                costs[i].meaning->pay(run, read, *costs[i].term, binding.object);
    }
}

void payFromResource(Run& run) {
    const Resource& resource = resourceNow(run);
    bool isAsked = false;
    for (const Pick& pick : run.state.picks)
        if (isSource(run, pick)) {
            resource.pay(run, pick.object);
            isAsked = true;
        }
    if (!isAsked && resource.isAsked != nullptr && run.local(amountDue) > 0)
        resource.pay(run, {});
    std::erase_if(run.state.picks, [&](const Pick& pick) { return isSource(run, pick); });
}

Next payEverything(Run& run) {
    payAll(run);
    return Next::on();
}

} // namespace takujo::playing
