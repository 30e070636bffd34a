#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

/// 8.3 and 10.6: activated abilities.
namespace takujo::shadowverse_evolve {

Next carryOutText(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::on();
    fixCounts(run, *effect);
    return followText(effect->id);
}

ObjectId pickedByText(const Scope& scope) {
    for (const Binding& binding : scope.state().bindings)
        if (binding.effect == scope.effect.id && binding.slot == binding_slots::scratch)
            return binding.object;
    return {};
}

Next effectIsOver(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::finish();
    for (const ObjectId id : objectsIn(run.state, zoneOf(effect->controller, hand)))
        if (hasMark(run.state, id, revealedMark))
            proposeUnmark(run, id, revealedMark);
    forgetWhatWasLookedAt(run.state);
    dropEffect(run.state, effect->id);
    return Next::finish();
}

namespace {

Next announceAbility(Run& run) {
    const ObjectId source = playing::whatIsPlayed(run);
    if (!lives(run.state, source))
        return Next::finish();
    const auto ability = abilityByValue(run, source, run.local(playing::itself));
    if (!ability)
        return Next::finish();
    const EffectRecord& effect = playing::beginEffect(run, source, *ability, {});
    run.local(playing::effectOf) = effect.id;
    run.local(playing::played) = packed(ObjectId{}); // it may pay for itself
    note(run, "uses", effect.controller, "10.6.2.1", {abilityArgument("ability", run, effect)});
    if (record(run.state, source).zone.kind == hand)
        playing::show(run, source);
    return Next::on();
}

Next remember(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::finish();
    rememberUse(run, effect->source, abilityOf(*effect));
    if (isLikeEvolving(scopeOf(run, *effect).ability.form))
        rememberUse(run, evolve, effect->source, effect->controller);
    return Next::on();
}

// 12.2.3: whether one of the PP is an EP.

constexpr auto asksForEp = asksAt<usingAbility, epIsAsked>;

Next mayEpPay(Run& run) {
    return (playing::dueNow(run).needs & mayUseEp) != 0 ? Next::on() : Next::jump(superIsConsidered);
}
void offerEp(const Position& position, Decision& decision) {
    decision.decider = playing::payerOf(position);
    if (const EffectRecord* const effect = playing::effectNow(position))
        decision.about = effect->source;
    for (const takujo::Verb verb : {payWithPp, payWithEp})
        offer(position, decision.decider, verb, decision);
}
Next takeEp(Run& run, const Option& answer) {
    if (answer.verb == payWithEp)
        run.local(playing::needsDue) |= static_cast<std::int32_t>(usesEp);
    return Next::on();
}
bool hasEnoughPp(const Position& position, const Attempt& attempt) {
    return !asksForEp(position) ||
           valueOf(position.state, attempt.player, pp) >= playing::dueNow(position).amount;
}
bool hasEnoughWithEp(const Position& position, const Attempt& attempt) {
    return !asksForEp(position) ||
           (valueOf(position.state, attempt.player, ep) > 0 &&
            valueOf(position.state, attempt.player, pp) >= playing::dueNow(position).amount - 1);
}

// Conditions.

bool isTimeToUse(const Position& position, const Attempt& attempt) {
    return isMainTiming(position, attempt) || isQuickTiming(position, attempt);
}
bool isQuickIfNeeded(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return !isQuickTiming(position, attempt) || ability == nullptr || ability->form == quickForm;
}
/// Cards evolve by another verb.
void listUsual(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    playing::listAbilities(position, attempt, values);
    std::erase_if(values, [&](std::int32_t value) {
        Attempt one = attempt;
        one.option.value = value;
        const Ability* const ability = playing::triedAbility(position, one);
        return ability != nullptr && isLikeEvolving(ability->form);
    });
}
bool isInItsTurn(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return isQuickTiming(position, attempt) || ability == nullptr || ability->form != quickForm ||
           position.rules.policy(quickIsAnytime) != 0;
}

} // namespace

std::vector<VerbSpec> verbsOfEp() {
    const auto verb = [](std::string_view word, bool (*pays)(const Position&, const Attempt&)) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<asksForEp>("nothing-to-pay-with-ep", "12.2.3"),
                                       onlyFor<asksForEp, whoPlays>("other-player-decides", "12.2.3"),
                                       {Aspect::cost, "points-too-few", "10.4.4", pays, nullptr, false}},
                        .onlyWhenAsked = true};
    };
    return {verb("pay with pp", hasEnoughPp), verb("pay with ep", hasEnoughWithEp)};
}

Procedure usingAbilitySteps() {
    return {"playing an ability",
            "10.6.2",
            {{"it is announced", "8.3.1", announceAbility},
             {"X is named", "10.6.2.2 10.6.2.2.3 5.2.1.2.2", playing::namingX(true)},
             {"its options and targets are chosen",
              "10.6.2.2 10.6.2.2.2 10.6.2.3 5.17.1 5.17.2.1 5.17.2.2 5.17.2.3 5.17.3 5.17.3.1 "
              "5.17.3.1.2 5.17.4 5.17.4.1 10.6.2.3.1 10.6.2.4 10.6.2.4.1",
              playing::announceChoices},
             {"what its other costs are paid with", "10.6.2.5 10.6.2.5.1.4 10.4.2", playing::pickForCosts},
             {"its cost is fixed", "", playing::fixCost},
             {"PP are paid", "", playing::payment()},
             {"whether an EP may pay", "", mayEpPay},
             {"whether an EP pays", "10.6.2.5.1.2",
              Question{DecisionKind::mode, offerEp, takeEp, Question::within}},
             {"whether it may super-evolve", "", maySuperEvolve},
             {"whether it super-evolves", "",
              Question{DecisionKind::mode, offerSuperEvolving, takeSuperEvolving, Question::within}},
             {"everything is paid", "10.4.4", payWithPoint},
             {"it has been played", "10.6.2.7", remember},
             {"its text is carried out", "10.6.2.8.2", carryOutText},
             {"that ability is over", "", effectIsOver}}};
}

VerbSpec activateVerb() {
    VerbSpec verb{
        .word = "activate",
        .from = {{field, Whose::mine},
                 {leaderArea, Whose::mine},
                 {hand, Whose::mine},
                 {exArea, Whose::mine},
                 {cemetery, Whose::mine}},
        .conditions = {{Aspect::time, "not-free-to-play", "7.3.3", isTimeToUse, nullptr, false},
                       {Aspect::object, "not-your-card", "8.3.1", isControlled},
                       sifted(Sifted::byValues,
                              {Aspect::object, "no-such-ability", "10.3.5 10.3.4", playing::hasAbility}),
                       {Aspect::time, "ability-needs-quick", "12.3.4 12.3.3", isQuickIfNeeded},
                       {Aspect::time, "quick-is-for-the-other-turn", "", isInItsTurn},
                       {Aspect::limits, "ability-asks-for-more", "10.3.2", playing::itsConditionHolds},
                       mayBeUsed("ability-is-barred", "1.3.3"),
                       {Aspect::limits, "used-often-enough", "1.3.1", playing::isWithinItsLimit,
                        playing::describeItsLimit},
                       {Aspect::choices, "nothing-it-could-choose",
                        "10.6.2.3.3 10.6.2.1.2 10.6.2.4.2.1 8.1.2", playing::canAnnounceAbility}},
        .values = listUsual,
        .needs = CardDefinition::activated};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::shadowverse_evolve
