#include "engine/core/counters.h"
#include "engine/core/scratch.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// What knows of an object learns what has become of it.
namespace takujo {

namespace {

/// Only where that is broken: an ability that waits, or lies on a stack, goes with the card that it is of.
void takeAbilitiesAlong(Run& run, const Event& event) {
    const auto isOfIt = [&](const WaitingItem& item) { return item.source == event.object; };
    for (const WaitingItem& item : run.state.waiting)
        if (isOfIt(item) && item.record != 0)
            dropEffect(run.state, item.record);
    std::erase_if(run.state.waiting, isOfIt);
    Scratch<std::uint16_t> gone;
    for (const EffectRecord& effect : run.state.effects)
        if (effect.source == event.object && effect.item.exists() && lives(run.state, effect.item) &&
            record(run.state, effect.item).card == CardId::none) {
            ceaseObject(run.state, effect.item);
            gone.push_back(effect.id);
        }
    for (const std::uint16_t id : gone)
        dropEffect(run.state, id);
}

/// It can be found again; and the effect that moved it never loses sight of it.
void followMoved(State& state, const Rulebook& rules, const Event& event) {
    followMove(state, rules, event.to, event.object, event.became);
    const bool isLost = rules.tables().script.redirectedIsLost && event.wasReplaced();
    if (event.effect != 0 && !isLost)
        follow(state, event.effect, event.object, event.became);
}

/// What lasts on it, and what is still to come for it.
void carryAlong(Run& run, const Event& event) {
    State& state = run.state;
    const auto isIt = [&](const CarryRule& carry) {
        return carry.from == event.from.kind && carry.to == event.to.kind;
    };
    if (event.host.exists() || std::ranges::none_of(run.rules.tables().carries, isIt))
        return;
    work::spendForEach(state.lasting.size() + state.bindings.size() + state.uses.size());
    for (LastingEffect& effect : state.lasting)
        if (effect.object == event.object)
            effect.object = event.became;
    for (Use& use : state.uses)
        if (use.of == Limit::Of::object && use.object == event.object)
            use.object = event.became;
    for (const EffectRecord& effect : state.effects)
        if (effect.isDelayed())
            follow(state, effect.id, event.object, event.became);
}

/// What was on it ends with it. Of one that lay on a table, counters are asked as long as it is remembered.
void forgetErased(State& state, ObjectId was) {
    if (std::ranges::find(state.snapshots, was, &Snapshot::was) == state.snapshots.end())
        dropCounters(state, was);
    if (!state.notes.empty())
        followCasting(state, was, {}, false);
}

} // namespace

void followPerformed(Run& run, const Event& event, bool isRemembered) {
    if (event.kind == EventKind::erase)
        forgetErased(run.state, event.object);
    if (event.kind != EventKind::move)
        return;
    if (!isRemembered && !keepsObject(run.rules, event) && !isBroken(Fault::movesKeepTheObject))
        dropCounters(run.state, event.object);
    if (isBroken(Fault::abilitiesLeaveWithTheirCard))
        takeAbilitiesAlong(run, event);
    followMoved(run.state, run.rules, event);
    carryAlong(run, event);
    if (!run.state.notes.empty())
        followCasting(run.state, event.object, event.became, run.rules.zone(event.to).table);
}

void countDone(EffectRecord& effect, const Event& event) {
    ++effect.done;
    if (effect.counting == EffectRecord::doesNothing || event.kind == EventKind::shuffle ||
        event.kind == EventKind::occurs)
        return;
    const bool isOfCounters = event.kind == EventKind::putCounters || event.kind == EventKind::takeCounters;
    effect.counting = sumOf(effect.counting, isOfCounters ? event.amount : 1);
}

} // namespace takujo
