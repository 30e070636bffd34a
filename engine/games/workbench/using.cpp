#include "engine/games/workbench/terms.h"
#include "engine/kit/asking.h"
#include "engine/kit/limits.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"

/// Abilities are used: what they cost is paid, and then what they say is carried out.
namespace takujo::workbench {

namespace {

Next begin(Run& run) {
    const ObjectId source = playing::whatIsPlayed(run);
    const auto ability = abilityByValue(run, source, run.local(playing::itself));
    if (!ability)
        return Next::finish();
    run.local(playing::effectOf) = playing::beginEffect(run, source, *ability, {}).id;
    return Next::on();
}

Next remember(Run& run) {
    const EffectRecord& effect = *playing::effectNow(run);
    rememberUse(run, effect.source, abilityOf(effect));
    return Next::on();
}

Next carryOutText(Run& run) {
    return carryOut(playing::effectNow(run)->id);
}

} // namespace

Procedure usingSteps() {
    return {"using an ability",
            "w-4",
            {{"it is announced", "", begin},
             {"its cost is fixed", "w-6", playing::fixCost},
             {"cards of the pool are tapped for it", "w-5", playing::payment()},
             {"what else it costs is chosen", "w-6", playing::pickForCosts},
             {"they turn aside together", "w-5", playing::payEverything},
             {"it has been used", "", remember},
             {"its effect is carried out", "w-12", carryOutText}}};
}

VerbSpec useVerb() {
    VerbSpec verb{
        .word = "use",
        .from = {{board, Whose::mine}, {hand, Whose::mine}, {pool, Whose::mine}, {heap, Whose::mine}},
        .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                       {Aspect::object, "not-your-card", "w-4", isControlled},
                       {Aspect::object, "no-such-ability", "w-4", playing::hasAbility},
                       {Aspect::limits, "not-as-it-says", "w-12", playing::itsConditionHolds},
                       {Aspect::limits, "used-often-enough", "w-12 w-55", playing::isWithinItsLimit,
                        playing::describeItsLimit}},
        .values = playing::listAbilities};
    playing::addLacksOfAbilities(verb.conditions, ways());
    return verb;
}

} // namespace takujo::workbench
