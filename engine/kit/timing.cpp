#include "engine/kit/timing.h"

#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/waiting.h"

namespace takujo::timing {

namespace {

bool isOn(const Position& position, TimingTables::Policy policy) {
    return policy != nullptr && policy(position);
}
const TimingTables& tablesOf(const Position& position) {
    return position.rules.tables().timing;
}

Next carryOutWaiting(Run& run) {
    if (!doesAnyWait(run.state, {}) && !isOpenBesideWaiting(run))
        return Next::finish();
    return Next::call(procedures::waiting, {isOn(run, tablesOf(run).afterEachItem) ? 1 : 0});
}

Next carryOutAll(Run& run, WhichWait which) {
    if (!doesAnyWait(run.state, which))
        return Next::on();
    const std::int32_t onlyOf =
        which.onlyOf == Player::nobody ? 0 : static_cast<std::int32_t>(indexOf(which.onlyOf)) + 1;
    return Next::call(procedures::waiting, {0, which.heldBy, onlyOf});
}

Argument cardOf(const Run& run, const EffectRecord& effect) {
    return cardArgument("card", run.position().cardOf(effect));
}

} // namespace

Next checkProcesses(Run& run) {
    return startRuleProcesses(run);
}

Next lookForStates(Run& run) {
    noticeStates(run);
    return Next::on();
}

Next carryOut(Run& run, Player onlyOf) {
    return carryOutAll(run, {.onlyOf = onlyOf});
}

Next carryOutHeld(Run& run) {
    return carryOutAll(run, {.heldBy = static_cast<std::uint16_t>(run.state.frames.size())});
}

Procedure settling(const SettlingRules& words) {
    return {words.name,
            words.rule,
            {{"rule processes", words.processes, checkProcesses},
             {"states that effects wait for", words.waiting, lookForStates},
             {"waiting effects", words.waiting, carryOutWaiting},
             {"once more", "", [](Run&) { return Next::jump(0); }}}};
}

/// Behind the step that goes on with the next action.
Next afterPass(Run& run, Player player) {
    constexpr std::uint16_t settlesOnceMore = 3;
    proposeOccurrence(run, occurrences::passes, {}, player);
    return Next::jump(settlesOnceMore);
}

Next settleIf(Run& run, ProcedureId settling) {
    return isOn(run, tablesOf(run).passSettles) ? Next::call(settling) : Next::finish();
}

void putOntoStack(State& state, EffectRecord& effect, ZoneId stack) {
    effect.item = addObject(state, stack, effect.controller);
    effect.state = EffectRecord::underWay;
    state.settled = false;
}

void cease(const Position& position, State& state, ObjectId item) {
    if (const EffectRecord* const effect = effectAt(state, item)) {
        // What was used from the hand has been shown until now.
        if (isIn(state, effect->source, {position.rules.tables().script.hand, effect->controller}))
            hideUnlessShown(state, effect->source, effect->id);
        dropEffect(state, effect->id);
    }
    if (lives(state, item))
        ceaseObject(state, item);
}

ObjectId beginResolving(Run& run, ZoneId stack) {
    const ObjectId top = topOf(run.state, stack);
    if (!top.exists())
        return top;
    const EffectRecord* const effect = effectAt(run.state, top);
    const bool isAbility = effect != nullptr && record(run.state, top).card == CardId::none;
    note(run, isAbility ? "ability resolves" : "resolves", record(run.state, top).controller,
         tablesOf(run).resolves,
         {isAbility ? abilityArgument("ability", run, *effect)
                    : cardArgument("card", run.position().definitionIndex(top))});
    return top;
}

bool conditionHolds(Run& run, const EffectRecord& effect) {
    const Scope scope = scopeOf(run, effect);
    if (effect.isDelayed() || scope.ability.kind != AbilityKind::triggered ||
        holds(scope, scope.ability.condition))
        return true;
    note(run, "condition fails", effect.controller, tablesOf(run).conditionFails, {cardOf(run, effect)});
    return false;
}

bool choicesHold(Run& run, std::uint16_t id) {
    if (findEffect(run.state, id)->isDelayed() || checkChoices(run, id))
        return true;
    const EffectRecord& effect = *findEffect(run.state, id);
    note(run, "nothing legal is left", effect.controller, tablesOf(run).nothingLegal, {cardOf(run, effect)});
    return false;
}

} // namespace takujo::timing
