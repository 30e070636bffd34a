#include "engine/core/scratch.h"
#include "engine/games/workbench/terms.h"
#include "engine/kit/script/abilities.h"
#include "engine/kit/script/history.h"
#include "engine/kit/script/purses.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/script_procedures.h"

#include <algorithm>

/// Abilities that are used, and what they and charms cost besides cards of the pool.
namespace takujo::workbench {

namespace {

constexpr std::uint8_t slotOfCost(std::size_t cost) {
    return static_cast<std::uint8_t>(slots::firstCost + cost);
}

const CostMeaning& meaningOf(const Scope& scope, const Term& cost) {
    return scope.vocabulary().costs[cost.op].meaning;
}

/// What a cost can be paid with; a card does not pay for itself.
Scratch<ObjectId> sourcesOf(const Scope& scope, const Term& cost) {
    Scratch<ObjectId> found;
    meaningOf(scope, cost).sources(scope, cost, found);
    std::erase(found, scope.effect.source);
    return found;
}

bool isPayable(const Position& position, const Attempt& attempt, std::int32_t ability) {
    const ObjectId id = attempt.option.object;
    if (!canPay(position, attempt.player, priceOf(position, attempt.player, id, ability)))
        return false;
    if (ability == theCardItself)
        ability = textOf(position.definition(id));
    if (ability == theCardItself)
        return true;
    Scope scope = scopeOf(position, know(position, id), *abilityByValue(position, id, ability));
    scope.effect.controller = attempt.player;
    Purses purses;
    for (const Term& cost : scope.ability.costs)
        purses.add(meaningOf(scope, cost), scope, cost);
    return purses.hold() && std::ranges::all_of(scope.ability.costs, [&](const Term& cost) {
               const CostMeaning& meaning = meaningOf(scope, cost);
               if (meaning.sources != nullptr)
                   return static_cast<std::int32_t>(sourcesOf(scope, cost).size()) >=
                          meaning.needed(scope, cost);
               return meaning.payable == nullptr || meaning.payable(scope, cost);
           });
}

// Abilities.

void listAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    const Known known = know(position, attempt.option.object);
    if (known.card == nullptr ||
        ((known.card->has & CardDefinition::activated) == 0 && position.state.given.empty()))
        return;
    visitAbilities(position, attempt.option.object, [&](AbilityAt which, std::int32_t value) {
        if (abilityAt(position, which).kind == AbilityKind::activated && isThere(position, known, which))
            values.push_back(value);
    });
}
bool isControlled(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).controller == attempt.player;
}
bool hasAbility(const Position& position, const Attempt& attempt) {
    Scratch<std::int32_t> values;
    listAbilities(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}
/// What its text asks for: once a turn, and its condition.
bool isAllowed(const Position& position, const Attempt& attempt) {
    if (!hasAbility(position, attempt))
        return true;
    const AbilityAt which = *abilityByValue(position, attempt.option.object, attempt.option.value);
    const Scope scope = scopeOf(position, know(position, attempt.option.object), which);
    return holds(scope, scope.ability.condition) &&
           (!scope.ability.has(Ability::oncePerTurn) ||
            !wasUsedThisTurn(position, attempt.option.object, which));
}
bool isAbilityPayable(const Position& position, const Attempt& attempt) {
    return !hasAbility(position, attempt) || isPayable(position, attempt, attempt.option.value);
}

} // namespace

std::int32_t textOf(const CardDefinition& card) {
    const auto found = std::ranges::find(card.abilities, AbilityKind::text, &Ability::kind);
    return found == card.abilities.end() ? theCardItself
                                         : static_cast<std::int32_t>(found - card.abilities.begin());
}

/// One choice for every cost that takes objects, and then this step once more.
Next pickForCosts(Run& run) {
    const EffectRecord* const effect =
        findEffect(run.state, static_cast<std::uint16_t>(run.local(itsEffect)));
    if (effect == nullptr)
        return Next::on();
    const Scope scope = scopeOf(run, *effect);
    for (std::size_t i = 0; i < scope.ability.costs.size(); ++i) {
        const Term& cost = scope.ability.costs[i];
        const CostMeaning& meaning = meaningOf(scope, cost);
        const std::int32_t needed = meaning.needed == nullptr ? 0 : meaning.needed(scope, cost);
        if (countBound(run.state, effect->id, slotOfCost(i)) >= needed)
            continue;
        --run.state.frames.back().step;
        return letPick(run, scope, sourcesOf(scope, cost), slotOfCost(i), needed, needed, effect->controller,
                       true);
    }
    return Next::on();
}

void payOtherCosts(Run& run, const EffectRecord& effect) {
    const Scope scope = scopeOf(run, effect);
    for (std::size_t i = 0; i < scope.ability.costs.size(); ++i) {
        const CostMeaning& meaning = meaningOf(scope, scope.ability.costs[i]);
        if (meaning.pay == nullptr)
            continue; // cards of the pool have been tapped for it
        if (meaning.sources == nullptr)
            meaning.pay(run, scope, scope.ability.costs[i], {});
        for (const Binding& binding : run.state.bindings)
            if (binding.effect == effect.id && binding.slot == slotOfCost(i))
                meaning.pay(run, scope, scope.ability.costs[i], binding.object);
    }
    if (scope.ability.has(Ability::oncePerTurn))
        rememberUse(run, effect.source, abilityOf(effect));
}

bool canPlay(const Position& position, const Attempt& attempt) {
    return isPayable(position, attempt, theCardItself);
}

VerbSpec useVerb() {
    return {.word = "use",
            .from = {{board, Whose::mine}, {hand, Whose::mine}, {pool, Whose::mine}, {heap, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::object, "not-your-card", "w-4", isControlled},
                           {Aspect::object, "no-such-ability", "w-4", hasAbility},
                           {Aspect::limits, "not-as-it-says", "w-12", isAllowed},
                           {Aspect::cost, "ability-cannot-be-paid", "w-6", isAbilityPayable}},
            .values = listAbilities};
}

} // namespace takujo::workbench
