#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/costs.h"
#include "engine/games/fftcg/priority.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/asking.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/abilities.h"
#include "engine/kit/script/history.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/script_procedures.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 11.6: action abilities; 11.7: special abilities.
namespace takujo::fftcg {

namespace {

// The procedure: `castCard` is the ability's own object on the stack, `cardItself` its source, packed.

Next putOntoStack(Run& run) {
    const ObjectId source = unpackedObject(run.local(cardItself));
    if (!lives(run.state, source))
        return Next::finish();
    const auto ability = abilityByValue(run, source, run.local(castCard));
    if (!ability)
        return Next::finish();
    EffectRecord effect = scopeOf(run, know(run, source), *ability).effect;
    if (scopeOf(run, effect).ability.has(Ability::asksCasting))
        recallCasting(run.state, effect);
    effect.controller = run.state.priority;
    effect.item = addObject(run.state, theStack, run.state.priority);
    effect.state = EffectRecord::underWay;
    run.local(castCard) = packed(effect.item);
    run.local(effectOf) = addEffect(run.state, effect).id;
    run.state.settled = false;
    if (record(run.state, source).zone.kind == hand)
        showCard(run, source);
    return Next::on();
}

Next abilityIsUsed(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    if (effect != nullptr) {
        if (scopeOf(run, *effect).ability.has(Ability::oncePerTurn))
            rememberUse(run, effect->source, abilityOf(*effect));
        note(run, "uses", effect->controller, "11.6.11", {abilityArgument("ability", run, *effect)});
        // The source may have been the price; what it was is known.
        Event event;
        event.kind = EventKind::occurs;
        event.slot = usesAbility;
        event.source = effect->source;
        event.player = effect->controller;
        event.amount = effect->ability;
        event.flags = Event::quiet;
        run.propose(event);
        proposeOccurrence(run, isStacked, effect->item, effect->controller);
    }
    return Next::on();
}

// Conditions.

std::optional<AbilityAt> whichIsTried(const Position& position, const Attempt& attempt) {
    return abilityByValue(position, attempt.option.object, attempt.option.value);
}
const Ability* tried(const Position& position, const Attempt& attempt) {
    const auto which = whichIsTried(position, attempt);
    if (!which || abilityAt(position, *which).kind != AbilityKind::activated)
        return nullptr;
    return &abilityAt(position, *which);
}

bool isSpecial(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    return ability != nullptr && ability->form == specialAbility;
}

Scope scopeFor(const Position& position, const Attempt& attempt) {
    Scope scope = scopeOf(position, know(position, attempt.option.object), *whichIsTried(position, attempt));
    scope.effect.controller = attempt.player;
    return scope;
}

bool isWarp(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    return ability != nullptr && ability->form == warpAbility;
}
bool warpInMainPhase(const Position& position, const Attempt& attempt) {
    return !isWarp(position, attempt) || position.state.phase == mainPhase1 ||
           position.state.phase == mainPhase2;
}
bool warpOnEmptyStack(const Position& position, const Attempt& attempt) {
    return !isWarp(position, attempt) || countIn(position.state, theStack) == 0;
}
bool warpInOwnTurn(const Position& position, const Attempt& attempt) {
    return !isWarp(position, attempt) || position.state.turnPlayer == attempt.player;
}

/// Where no card of this match has an ability that works, apart from play, none is found.
std::uint32_t zonesOfAbilities(const Position& position) {
    return position.rules.tables().vocabulary->inPlay | position.state.watchedZones;
}

void listAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    const CardDefinition& card = position.definition(attempt.option.object);
    if ((card.has & CardDefinition::activated) == 0 && position.state.given.empty())
        return;
    visitAbilities(position, attempt.option.object, [&](AbilityAt which, std::int32_t value) {
        if (abilityAt(position, which).kind == AbilityKind::activated &&
            isThere(position, know(position, attempt.option.object), which))
            values.push_back(value);
    });
}

/// Warp is no action ability (15.2.7.3 says when).
bool isMainOrAttackPhase(const Position& position, const Attempt& attempt) {
    const std::uint8_t phase = position.state.phase;
    return isWarp(position, attempt) || phase == mainPhase1 || phase == attackPhase || phase == mainPhase2;
}
bool isOutsideWindow(const Position& position, const Attempt& attempt) {
    return isWarp(position, attempt) || (position.state.flags & firstStrikeWindow) == 0;
}
bool hasAbilityThere(const Position& position, const Attempt& attempt) {
    return tried(position, attempt) != nullptr &&
           isThere(position, know(position, attempt.option.object), *whichIsTried(position, attempt));
}
bool isOwn(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).controller == attempt.player;
}
bool dullsItself(const Position& position, const Ability& ability) {
    const auto& costs = position.rules.tables().vocabulary->costs;
    return std::ranges::any_of(ability.costs,
                               [&](const Term& cost) { return costs[cost.op].shape.word == "dull"; });
}
template <bool special>
bool mayBeDulled(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    if (ability == nullptr || isSpecial(position, attempt) != special)
        return true;
    return !dullsItself(position, *ability) || mayDullItself(position, attempt.option.object);
}
/// 15.1.1.2.2: to pay, only what is active is dulled.
bool isActiveIfDulled(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    return ability == nullptr || !dullsItself(position, *ability) ||
           !isDull(position.state, attempt.option.object);
}
/// 11.7.1: the card of the same name is the last of the costs (`costsOf`).
bool hasCardOfItsName(const Position& position, const Attempt& attempt) {
    if (!isSpecial(position, attempt))
        return true;
    const Scope scope = scopeFor(position, attempt);
    const CostList costs = costsOf(scope);
    const CostPart& cost = costs[costs.size() - 1];
    Scratch<ObjectId> found;
    cost.meaning->sources(scope, *cost.term, found);
    return !found.empty();
}
/// What is removed with Warp cannot be discarded for it.
CostQuestion questionOf(const Position& position, const Attempt& attempt) {
    CostQuestion question;
    question.player = attempt.player;
    if (isWarp(position, attempt))
        question.beingCast = attempt.option.object;
    return question;
}
template <bool special>
bool canChoose(const Position& position, const Attempt& attempt) {
    return tried(position, attempt) == nullptr || isSpecial(position, attempt) != special ||
           canAnnounceWithX(scopeFor(position, attempt), questionOf(position, attempt));
}
/// A text's own word: once each turn.
bool isFirstTime(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    if (ability == nullptr || !ability->has(Ability::oncePerTurn))
        return true;
    return !wasUsedThisTurn(position, attempt.option.object, *whichIsTried(position, attempt));
}
bool conditionHolds(const Position& position, const Attempt& attempt) {
    const Ability* const ability = tried(position, attempt);
    return ability == nullptr || holds(scopeFor(position, attempt), ability->condition);
}

/// What is removed with Warp is dragged there.
ZoneId usePlace(const Position& position, const Attempt& attempt) {
    return isWarp(position, attempt) ? zoneOf(attempt.player, removed) : ZoneId{};
}

enum CostVerdict : Verdict {
    payable,
    actionUnpayable,
    specialUnpayable,
    actionElementLacking,
    specialElementLacking,
    onlyWithSurplus,
    warpUnpayable,
    actionNotOwn,
    specialNotOwn,
    actionCannotLeave,
    specialCannotLeave,
};

Verdict examine(const Position& position, const Attempt& attempt) {
    if (tried(position, attempt) == nullptr)
        return payable;
    const Scope scope = scopeFor(position, attempt);
    switch (examineCostsWithAnyX(scope, questionOf(position, attempt))) {
    case Affordable::yes:
        return payable;
    case Affordable::onlySurplus:
        return onlyWithSurplus;
    case Affordable::elementLacks:
    case Affordable::elementsLack:
        if (isWarp(position, attempt))
            return warpUnpayable;
        return isSpecial(position, attempt) ? specialElementLacking : actionElementLacking;
    case Affordable::cpLacks:
    case Affordable::somethingLacks:
        break;
    }
    if (isWarp(position, attempt))
        return warpUnpayable;
    switch (whyNothingPays(scope)) {
    case Unfit::notOwn:
        return isSpecial(position, attempt) ? specialNotOwn : actionNotOwn;
    case Unfit::cannotLeave:
        return isSpecial(position, attempt) ? specialCannotLeave : actionCannotLeave;
    case Unfit::no:
        break;
    }
    return isSpecial(position, attempt) ? specialUnpayable : actionUnpayable;
}

Condition costs(std::string_view code, std::string_view rule, CostVerdict verdict) {
    return {Aspect::cost, code, rule, nullptr, nullptr, true, examine, verdict};
}

} // namespace

Next beginUsing(Run& run, ObjectId source, std::int32_t ability) {
    const auto which = abilityByValue(run, source, ability);
    const bool isWarp = which && abilityAt(run, *which).form == warpAbility;
    return Next::call(isWarp ? warping : usingAbility, {ability, 0, 0, packed(source)});
}

Procedure useAbility() {
    return {
        "using an ability",
        "11.6",
        {{"it is announced and goes onto the stack", "11.6.4 11.7.4 11.6.3 11.7.3", putOntoStack},
         {"X is named", "11.6.7 11.7.7", namingX(true)},
         {"its modes and choices are declared", "11.6.5 11.6.6 11.6.8 11.7.5 11.7.6 11.7.8", announceChoices},
         {"what its costs are paid with", "11.6.7 11.7.7", pickForCosts},
         {"its cost is fixed", "11.6.9 11.7.9", fixCost},
         {"its payment is chosen", "11.6.2.1 11.7.2.1", paymentQuestion()},
         {"everything is paid at once", "11.6.10 11.7.10", payEverything},
         {"it has been used", "11.6.11 11.7.11", abilityIsUsed}}};
}

VerbSpec useVerb() {
    return {
        .word = "use",
        .from = {{field, Whose::mine}, {hand, Whose::mine}, {breakZone, Whose::mine}, {removed, Whose::mine}},
        .conditions = {{Aspect::time, "abilities-in-main-or-attack-phase", "9.3.1.7", isMainOrAttackPhase},
                       {Aspect::time, "no-abilities-between-strikes", "15.2.3.3", isOutsideWindow},
                       {Aspect::time, "warp-in-main-phase", "15.2.7.3", warpInMainPhase},
                       {Aspect::time, "warp-on-empty-stack", "15.2.7.3", warpOnEmptyStack},
                       {Aspect::actor, "warp-in-own-turn", "15.2.7.3", warpInOwnTurn},
                       {Aspect::actor, "not-your-priority", "11.1.1", hasPriority, describePriority, false},
                       {Aspect::object, "not-your-card", "11.6.4", isOwn},
                       {Aspect::object, "no-such-ability", "11.6.4", hasAbilityThere},
                       {Aspect::object, "dull-cost-needs-haste", "11.6.2.2", mayBeDulled<false>},
                       {Aspect::object, "dull-cost-needs-haste", "11.7.2.2", mayBeDulled<true>},
                       {Aspect::limits, "once-a-turn", "2.1", isFirstTime},
                       {Aspect::limits, "its-condition-does-not-hold", "2.1", conditionHolds},
                       {Aspect::choices, "nothing-it-could-choose", "11.6.5", canChoose<false>},
                       {Aspect::choices, "nothing-it-could-choose", "11.7.5", canChoose<true>},
                       {Aspect::cost, "is-dull-already", "15.1.1.2.2", isActiveIfDulled},
                       {Aspect::cost, "no-card-of-its-name", "11.7.1", hasCardOfItsName},
                       costs("only-ones-own-pays", "11.6.2.3", actionNotOwn),
                       costs("only-ones-own-pays", "11.7.2.3", specialNotOwn),
                       costs("what-pays-cannot-leave", "11.6.2.4", actionCannotLeave),
                       costs("what-pays-cannot-leave", "11.7.2.4", specialCannotLeave),
                       costs("ability-element-cannot-be-paid", "11.6.2.1", actionElementLacking),
                       costs("ability-element-cannot-be-paid", "11.7.2.1", specialElementLacking),
                       costs("only-with-surplus", "5.2.1.3.1", onlyWithSurplus),
                       costs("ability-cannot-be-paid", "11.6.10", actionUnpayable),
                       costs("ability-cannot-be-paid", "11.7.10", specialUnpayable),
                       costs("warp-cannot-be-paid", "15.2.7.3", warpUnpayable)},
        .values = listAbilities,
        .zones = zonesOfAbilities,
        .place = usePlace};
}

} // namespace takujo::fftcg
