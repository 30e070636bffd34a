#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/play/attempts.h"
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
    return effect == nullptr ? Next::on() : followText(effect->id);
}

Next effectIsOver(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::finish();
    for (const ObjectId id : objectsIn(run.state, zoneOf(effect->controller, hand)))
        if (hasMark(run.state, id, revealedMark))
            proposeUnmark(run, id, revealedMark);
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
    return Next::on();
}

// Conditions.

bool isTimeToUse(const Position& position, const Attempt& attempt) {
    return isMainTiming(position, attempt) || isQuickTiming(position, attempt);
}
bool isQuickIfNeeded(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return !isQuickTiming(position, attempt) || ability == nullptr || ability->form == quickForm;
}
bool isInItsTurn(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return isQuickTiming(position, attempt) || ability == nullptr || ability->form != quickForm ||
           position.rules.policy(quickIsAnytime) != 0;
}

} // namespace

Procedure usingAbilitySteps() {
    return {"playing an ability",
            "10.6.2",
            {{"it is announced", "8.3.1", announceAbility},
             {"X is named", "10.6.2.2.3", playing::namingX(true)},
             {"its options and targets are chosen", "10.6.2.2.2 10.6.2.3", playing::announceChoices},
             {"what its other costs are paid with", "10.6.2.5 10.4.2", playing::pickForCosts},
             {"its cost is fixed", "", playing::fixCost},
             {"PP are paid", "", playing::payment()},
             {"everything is paid", "10.4.4", playing::payEverything},
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
                       {Aspect::object, "no-such-ability", "10.3.5 10.3.4", playing::hasAbility},
                       {Aspect::time, "ability-needs-quick", "12.3.4 12.3.3", isQuickIfNeeded},
                       {Aspect::time, "quick-is-for-the-other-turn", "", isInItsTurn},
                       {Aspect::limits, "ability-asks-for-more", "10.3.2", playing::itsConditionHolds},
                       {Aspect::limits, "used-often-enough", "1.3.1", playing::isWithinItsLimit,
                        playing::describeItsLimit},
                       {Aspect::choices, "nothing-it-could-choose", "10.6.2.3.3 10.6.2.1.2",
                        playing::canAnnounceAbility}},
        .values = playing::listAbilities,
        .needs = CardDefinition::activated};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::shadowverse_evolve
