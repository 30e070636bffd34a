#include "engine/games/fftcg/bars_of_texts.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/choices.h"
#include "engine/games/fftcg/special_costs.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 11.6: action abilities; 11.7: special abilities.
namespace takujo::fftcg {

namespace {

// The procedure: `played` is the ability's own object on the stack, `itself` its source, packed.

Next putOntoStack(Run& run) {
    const ObjectId source = unpackedObject(run.local(playing::itself));
    if (!lives(run.state, source))
        return Next::finish();
    const auto ability = abilityByValue(run, source, run.local(playing::played));
    if (!ability)
        return Next::finish();
    const ObjectId item = addObject(run.state, theStack, run.state.priority);
    EffectRecord& effect = playing::beginEffect(run, source, *ability, item);
    if (abilityAt(run, *ability).has(Ability::asksCasting))
        recallCasting(run.state, effect);
    run.local(playing::played) = packed(item);
    run.local(playing::effectOf) = effect.id;
    run.state.settled = false;
    if (record(run.state, source).zone.kind == hand)
        playing::show(run, source);
    return Next::on();
}

Next abilityIsUsed(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect != nullptr) {
        rememberUse(run, effect->source, abilityOf(*effect));
        note(run, "uses", effect->controller, "11.6.11", {abilityArgument("ability", run, *effect)});
        // The source may have been the price; what it was is known.
        proposeOccurrence(run, usesAbility, {}, effect->controller, effect->ability, effect->source);
        proposeOccurrence(run, isStacked, effect->item, effect->controller);
        tellWhatIsChosen(run, *effect);
    }
    return Next::on();
}

// Conditions.

template <Form form>
bool isTried(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability != nullptr && ability->form == form;
}
constexpr auto isSpecial = isTried<specialAbility>;
constexpr auto isWarp = isTried<warpAbility>;

// Warp and Priming use no stack, and have their own time.

template <Form keyword>
bool isInMainPhase(const Position& position, const Attempt& attempt) {
    return isMainPhase(position.state) || !isTried<keyword>(position, attempt);
}
template <Form keyword>
bool isOnEmptyStack(const Position& position, const Attempt& attempt) {
    return countIn(position.state, theStack) == 0 || !isTried<keyword>(position, attempt);
}
template <Form keyword>
bool isInOwnTurn(const Position& position, const Attempt& attempt) {
    return position.state.turnPlayer == attempt.player || !isTried<keyword>(position, attempt);
}
bool isOfKeyword(const Ability& ability) {
    return ability.form == warpAbility || ability.form == primingAbility;
}
bool isKeywordTried(const Position& position, const Attempt& attempt) {
    return isTried<warpAbility>(position, attempt) || isTried<primingAbility>(position, attempt);
}

/// Where no card of this match has an ability that works, apart from play, none is found; and in other phases
/// no ability is used, neither Warp nor Priming.
std::uint32_t zonesOfAbilities(const Position& position) {
    if (!fftcg::isMainOrAttackPhase(position.state))
        return 0;
    return position.rules.tables().vocabulary->inPlay | position.state.usedFrom;
}

/// Warp and Priming are no action abilities (15.2.7.3 and p-6 say when).
bool isMainOrAttackPhase(const Position& position, const Attempt& attempt) {
    return fftcg::isMainOrAttackPhase(position.state) || isKeywordTried(position, attempt);
}
bool isOutsideWindow(const Position& position, const Attempt& attempt) {
    return (position.state.flags & firstStrikeWindow) == 0 || isKeywordTried(position, attempt);
}
/// All of this in one look.
bool isTimely(const Position& position, const Attempt& attempt, const Ability& ability) {
    const State& state = position.state;
    if (isOfKeyword(ability))
        return isMainPhase(state) && countIn(state, theStack) == 0 && state.turnPlayer == attempt.player;
    return fftcg::isMainOrAttackPhase(state) && (state.flags & firstStrikeWindow) == 0;
}
bool dullsItself(const Position& position, const Ability& ability) {
    const auto& costs = position.rules.tables().vocabulary->costs;
    return std::ranges::any_of(ability.costs,
                               [&](const Term& cost) { return costs[cost.op].shape.word == "dull"; });
}
template <bool special>
bool mayBeDulled(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    if (ability == nullptr || (ability->form == specialAbility) != special)
        return true;
    return !dullsItself(position, *ability) || mayDullItself(position, attempt.option.object);
}
/// 15.1.1.2.2: to pay, only what is active is dulled.
bool isActiveIfDulled(const Position& position, const Attempt& attempt) {
    if (!isDull(position.state, attempt.option.object))
        return true;
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability == nullptr || !dullsItself(position, *ability);
}
bool hasCardOfItsName(const Position& position, const Attempt& attempt) {
    return !isSpecial(position, attempt) || paysForSpecial(position, attempt.player, attempt.option.object);
}
/// What is asked of the time and of the ability itself, in one look.
bool isUsableNow(const Position& position, const Attempt& attempt) {
    const ObjectId source = attempt.option.object;
    const Ability* const ability = playing::triedAbility(position, attempt);
    if (ability == nullptr || !isTimely(position, attempt, *ability))
        return false;
    if (dullsItself(position, *ability) &&
        (isDull(position.state, source) || !mayDullItself(position, source)))
        return false;
    if (ability->form == specialAbility && !paysForSpecial(position, attempt.player, source))
        return false;
    return (!ability->condition.exists() || playing::itsConditionHolds(position, attempt)) &&
           playing::isWithinItsLimit(position, attempt);
}
Condition suited(const Condition& condition) {
    return sifted(Sifted::byFits, condition);
}
template <bool special>
bool canChoose(const Position& position, const Attempt& attempt) {
    return isSpecial(position, attempt) != special || playing::canAnnounceAbility(position, attempt);
}

/// What is removed with Warp is dragged there.
ZoneId usePlace(const Position& position, const Attempt& attempt) {
    return isWarp(position, attempt) ? zoneOf(attempt.player, removed) : ZoneId{};
}

} // namespace

Next beginUsing(Run& run, ObjectId source, std::int32_t ability) {
    const auto which = abilityByValue(run, source, ability);
    ProcedureId how = usingAbility;
    if (which && abilityAt(run, *which).form == warpAbility)
        how = warping;
    else if (which && abilityAt(run, *which).form == primingAbility)
        how = priming;
    return Next::call(how, {ability, 0, 0, packed(source)});
}

Procedure useAbility() {
    return {"using an ability",
            "11.6",
            {{"it is announced and goes onto the stack", "11.6.4 11.7.4 11.6.3 11.7.3", putOntoStack},
             {"X is named", "11.6.7 11.7.7", playing::namingX(true)},
             {"its modes and choices are declared", "11.6.5 11.6.6 11.6.8 11.7.5 11.7.6 11.7.8",
              playing::announceChoices},
             {"what its costs are paid with", "11.6.7 11.7.7", playing::pickForCosts},
             {"its cost is fixed", "11.6.9 11.7.9", playing::fixCost},
             {"its payment is chosen", "11.6.2.1 11.7.2.1", playing::payment()},
             {"everything is paid at once", "11.6.10 11.7.10", playing::payEverything},
             {"it has been used", "11.6.11 11.7.11", abilityIsUsed}}};
}

VerbSpec useVerb() {
    VerbSpec verb{
        .word = "use",
        .from = {{field, Whose::mine}, {hand, Whose::mine}, {breakZone, Whose::mine}, {removed, Whose::mine}},
        .conditions =
            {suited({Aspect::time, "abilities-in-main-or-attack-phase", "9.3.1.7", isMainOrAttackPhase}),
             suited({Aspect::time, "no-abilities-between-strikes", "15.2.3.3", isOutsideWindow}),
             suited({Aspect::time, "warp-in-main-phase", "15.2.7.3", isInMainPhase<warpAbility>}),
             suited({Aspect::time, "warp-on-empty-stack", "15.2.7.3", isOnEmptyStack<warpAbility>}),
             suited({Aspect::actor, "warp-in-own-turn", "15.2.7.3", isInOwnTurn<warpAbility>}),
             suited({Aspect::time, "priming-in-main-phase", "p-6", isInMainPhase<primingAbility>}),
             suited({Aspect::time, "priming-on-empty-stack", "p-6", isOnEmptyStack<primingAbility>}),
             suited({Aspect::actor, "priming-in-own-turn", "p-6", isInOwnTurn<primingAbility>}),
             sifted(Sifted::byQuestion,
                    {Aspect::actor, "not-your-priority", "11.1.1", hasPriority, describePriority, false}),
             {Aspect::object, "not-your-card", "11.6.4", isControlled},
             sifted(Sifted::byValues, {Aspect::object, "no-such-ability", "11.6.4", playing::hasAbility}),
             suited({Aspect::object, "dull-cost-needs-haste", "11.6.2.2", mayBeDulled<false>}),
             suited({Aspect::object, "dull-cost-needs-haste", "11.7.2.2", mayBeDulled<true>}),
             suited({Aspect::limits, "once-a-turn", "2.1", playing::isWithinItsLimit}),
             suited({Aspect::limits, "its-condition-does-not-hold", "2.1", playing::itsConditionHolds}),
             noTextBarsTheAbility(),
             {Aspect::choices, "nothing-it-could-choose", "11.6.5", canChoose<false>},
             {Aspect::choices, "nothing-it-could-choose", "11.7.5", canChoose<true>},
             suited({Aspect::cost, "is-dull-already", "15.1.1.2.2", isActiveIfDulled}),
             suited({Aspect::cost, "no-card-of-its-name", "11.7.1", hasCardOfItsName})},
        .values = playing::listAbilities,
        .needs = CardDefinition::activated,
        .suits = isUsableNow,
        .zones = zonesOfAbilities,
        .place = usePlace};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::fftcg
