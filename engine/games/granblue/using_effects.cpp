#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/marks.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// 8-6: activated effects, of the leader area and the member area, and assists of the hand (10-18).
namespace takujo::granblue {

Next declareModes(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : announce(effect->id, true);
}

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

Next announceUse(Run& run, bool isOugi) {
    const ObjectId source = playing::whatIsPlayed(run);
    if (!lives(run.state, source))
        return Next::finish();
    const auto ability = abilityByValue(run, source, run.local(playing::itself));
    if (!ability)
        return Next::finish();
    const EffectRecord& effect = playing::beginEffect(run, source, *ability, {});
    run.local(playing::effectOf) = effect.id;
    run.local(playing::played) = packed(ObjectId{}); // it may pay for itself
    note(run, isOugi ? "uses ougi" : "uses", effect.controller, isOugi ? "2-6-1-1-1" : "8-6-2-1",
         {abilityArgument("ability", run, effect)});
    if (record(run.state, source).zone.kind == hand)
        playing::show(run, source);
    return Next::on();
}

void listUses(const Position& position, const Attempt& attempt, bool ougis,
              std::vector<std::int32_t>& values) {
    const std::size_t first = values.size();
    playing::listAbilities(position, attempt, values);
    const auto isOther = [&](std::int32_t value) {
        const auto which = abilityByValue(position, attempt.option.object, value);
        return (which && abilityAt(position, *which).form == ougiForm) != ougis;
    };
    values.erase(std::remove_if(values.begin() + static_cast<std::ptrdiff_t>(first), values.end(), isOther),
                 values.end());
}

namespace {

Next begin(Run& run) {
    return announceUse(run, false);
}

/// 10-5-1: it is activated as soon as it is paid for.
Next remember(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    if (effect == nullptr)
        return Next::finish();
    rememberUse(run, effect->source, abilityOf(*effect));
    return Next::on();
}

bool isUsedSo(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability == nullptr || ability->form != ougiForm;
}

bool hasEffect(const Position& position, const Attempt& attempt) {
    return isUsedSo(position, attempt) && playing::hasAbility(position, attempt);
}

/// 10-18-2: what is told of an assist that lies elsewhere.
bool isNoAssistElsewhere(const Position& position, const Attempt& attempt) {
    const Ability* const ability = playing::triedAbility(position, attempt);
    return ability == nullptr || ability->form != assistForm ||
           record(position.state, attempt.option.object).zone.kind == hand;
}

void listEffects(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    listUses(position, attempt, false, values);
}

} // namespace

Procedure usingEffectSteps() {
    return {"using an effect",
            "8-6-2",
            {{"it is announced", "8-6-2-1", begin},
             {"its modes are declared", "8-6-2-2", declareModes},
             {"its cost is fixed", "8-6-2-3", playing::fixCost},
             {"crystals are rested for it", "8-4-2-1 8-4-2-2 8-4-2-2-2", playing::payment()},
             {"what else it costs is chosen", "8-4-2-3", playing::pickForCosts},
             {"everything is paid", "8-6-2-3", playing::payEverything},
             {"it has been activated", "10-5-1", remember},
             {"its text is carried out", "8-6-2-4", carryOutText},
             {"that effect is over", "", effectIsOver}}};
}

VerbSpec useVerb() {
    VerbSpec verb{
        .word = "use",
        .from = {{leaderArea, Whose::mine}, {memberArea, Whose::mine}, {hand, Whose::mine}},
        .conditions = {{Aspect::time, "no-free-timing-for-effects", "6-3-1-2-2 7-2-1-3-3 7-3-1-2-1",
                        isFreeTiming, nullptr, false},
                       {Aspect::object, "not-your-card", "4-3-3-1", isControlled},
                       {Aspect::object, "assists-are-used-from-the-hand", "10-18-2", isNoAssistElsewhere},
                       {Aspect::object, "no-such-effect", "2-5-2", hasEffect},
                       {Aspect::limits, "not-as-it-says", "8-3-3", playing::itsConditionHolds},
                       {Aspect::limits, "used-often-enough", "10-5-1 10-5-2", playing::isWithinItsLimit,
                        playing::describeItsLimit}},
        .values = listEffects};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::granblue
