#include "engine/kit/script/replacing.h"

#include "engine/kit/rulebook.h"
#include "engine/kit/script/history.h"
#include "engine/kit/script/in_play.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"

#include <algorithm>

namespace takujo {

namespace {

/// Bindings without an effect note which ability has replaced which event of the batches under way.
constexpr std::uint16_t ofNobody = 0;

bool hasReplaced(const State& state, std::size_t event, ObjectId source, std::uint8_t ability) {
    return std::ranges::any_of(state.bindings, [&](const Binding& binding) {
        return binding.effect == ofNobody && binding.object == source && binding.slot == ability &&
               binding.amount == static_cast<std::int32_t>(event);
    });
}

/// What a replacement does instead is not replaced by it again, nor by one that it has replaced itself.
bool comesOf(const State& state, const Event& event, ObjectId source, std::uint8_t ability) {
    const EffectRecord* effect = event.effect == 0 ? nullptr : findEffect(state, event.effect);
    while (effect != nullptr) {
        if (effect->source == source && effect->ability == ability)
            return true;
        effect = effect->replaced == 0 ? nullptr : findEffect(state, effect->replaced);
    }
    return false;
}

bool changesEvent(EffectMeaning follow) {
    return follow == effects::cancelEvent || follow == effects::redirectEvent ||
           follow == effects::changeEvent;
}

void change(Event& event, const Scope& scope, const Term& term) {
    const EffectMeaning follow = scope.vocabulary().effects[term.op].follow;
    if (follow == effects::cancelEvent)
        event.flags |= Event::forbidden;
    if (follow == effects::redirectEvent) {
        event.to.kind = static_cast<std::uint8_t>(term.parts[0].number);
        event.reason = 0;
        if (term.parts[1].exists())
            event.landing = static_cast<Landing>(term.parts[1].number);
    }
    if (follow == effects::changeEvent) {
        event.amount = std::max(amountOf(scope, term.parts[0]), 0);
        if (event.amount == 0)
            event.flags |= Event::forbidden; // nothing of it is left
    }
}

} // namespace

void replacementsOf(const Position& position, std::size_t index, std::vector<ReplacementAt>& found) {
    const State& state = position.state;
    const Vocabulary* const vocabulary = position.rules.tables().vocabulary;
    const Event& event = state.events[index];
    const std::uint32_t bit = 1U << static_cast<unsigned>(event.kind);
    if ((state.replaces & bit) == 0)
        return;
    const auto& zones = position.rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        if (!isInPlay(position.rules, kind))
            continue;
        for (const Player player : bothPlayers)
            for (const ObjectId id : objectsIn(state, {static_cast<std::uint8_t>(kind), player})) {
                const CardDefinition& card = position.definition(id);
                if ((card.replaces & bit) == 0)
                    continue;
                const Known source = know(position, id);
                for (std::size_t i = 0; i < card.abilities.size(); ++i) {
                    const Ability& ability = card.abilities[i];
                    const auto place = static_cast<std::uint8_t>(i);
                    if (ability.has(Ability::oncePerTurn) && wasUsedThisTurn(state, id, place))
                        continue;
                    if (ability.kind != AbilityKind::replacement || hasReplaced(state, index, id, place) ||
                        comesOf(state, event, id, place) || !isThere(position, source, place))
                        continue;
                    Scope scope = scopeOf(position, source, place);
                    scope.effect.event = event.object;
                    scope.effect.eventPlayer = event.player;
                    scope.effect.amount = event.amount;
                    const TriggerSpec& spec = vocabulary->triggers[ability.trigger.op];
                    if (spec.kind == event.kind && spec.matches(scope, ability.trigger, event) &&
                        holds(scope, ability.condition))
                        found.push_back({id, place});
                }
            }
    }
}

std::uint16_t replace(Run& run, std::size_t index, const ReplacementAt& by) {
    State& state = run.state;
    Scope scope = scopeOf(run, know(run, by.source), by.ability);
    scope.effect.event = state.events[index].object;
    scope.effect.eventPlayer = state.events[index].player;
    scope.effect.amount = state.events[index].amount;
    if (scope.ability.has(Ability::oncePerTurn))
        rememberUse(state, by.source, by.ability);
    state.bindings.push_back({by.source, {}, static_cast<std::int32_t>(index), ofNobody, by.ability, 0});
    bool doesMore = false;
    for (const Term& term : scope.ability.blocks.front())
        if (changesEvent(scope.vocabulary().effects[term.op].follow))
            change(state.events[index], scope, term);
        else
            doesMore = true;
    if (!doesMore)
        return 0;
    EffectRecord& effect = addEffect(state, scope.effect);
    effect.state = EffectRecord::underWay;
    effect.replaced = state.events[index].effect;
    effect.trigger = static_cast<std::uint16_t>(index);
    return effect.id;
}

void forgetReplacements(State& state, std::size_t firstEvent) {
    if (!state.bindings.empty())
        std::erase_if(state.bindings, [&](const Binding& binding) {
            return binding.effect == ofNobody && binding.amount >= static_cast<std::int32_t>(firstEvent);
        });
}

Player whoOrders(const Position& position, const Event& event) {
    if (event.object.exists()) {
        const Known known = know(position, event.object);
        return position.rules.zone(known.zone).table ? known.controller : known.owner;
    }
    return event.player;
}

namespace {

/// What stands in the text itself is done when the event is replaced. What stands inside an `if` or a `may`
/// is done when the text comes to it; the event waits for that.
Next changeWaitingEvent(Run& run, const Scope& scope, const Term& term) {
    constexpr std::size_t block = 1; // of the frame of the block that is being followed
    if (scope.effect.isDelayed() || run.state.frames.back().locals[block] == 0)
        return Next::on();
    Event& event = run.state.events[scope.effect.trigger];
    if (event.has(Event::forbidden))
        return Next::on();
    change(event, scope, term);
    judgeAgain(run, event);
    if (EffectRecord* const effect = findEffect(run.state, scope.effect.id))
        ++effect->done;
    return Next::on();
}

} // namespace

namespace effects {

Next cancelEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next redirectEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}
Next changeEvent(Run& run, const Scope& scope, const Term& term) {
    return changeWaitingEvent(run, scope, term);
}

} // namespace effects

} // namespace takujo
