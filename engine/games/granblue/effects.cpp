#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"

/// 8-7: automatic effects, when their turn has come. What is triggered waits until then, and whatever has
/// become of its card meanwhile, it is activated (8-7-6).
namespace takujo::granblue {

namespace {

enum Step : std::uint16_t { condition, modes, cost, costAsked, fixed, rested, picked, allPaid, text, over };

EffectRecord* effectIn(Run& run) {
    return findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
}

/// 8-7-3-1: what cannot be activated has waited in vain.
Next checkCondition(Run& run) {
    EffectRecord* const effect = effectIn(run);
    if (effect == nullptr)
        return Next::finish();
    effect->state = EffectRecord::underWay;
    if (const CardDefinition& card = run.cards[effect->definition];
        card.type == summon && playing::textOf(card) == effect->ability && !effect->isDelayed())
        note(run, "is activated", effect->controller, "10-17-1-1",
             {cardArgument("card", effect->definition)});
    return timing::conditionHolds(run, *effect) ? Next::on() : Next::jump(over);
}

Next announceModesOf(Run& run) {
    const EffectRecord* const effect = effectIn(run);
    return effect == nullptr || effect->isDelayed() ? Next::on() : announce(effect->id, false);
}

/// Of what costs nothing.
Next skipCost(Run& run) {
    return playing::hasCostOfItsOwn(run) ? Next::on() : Next::jump(text);
}

/// The same ability, as often as it waits beside this one.
void forgetOthersOf(State& state, const WaitingItem& item) {
    const EffectRecord& effect = *findEffect(state, item.record);
    std::erase_if(state.waiting, [&](const WaitingItem& other) {
        return other.source == item.source && findEffect(state, other.record)->ability == effect.ability;
    });
}

} // namespace

Procedure carryingOutSteps() {
    return {"carrying out an effect",
            "8-7-3",
            {{"its condition is checked", "8-7-3-1", checkCondition},
             {"its modes are declared", "8-6-2-2", announceModesOf},
             {"what it costs", "8-4-2-5", skipCost},
             {"whether its cost is paid", "8-4-2-5", playing::payingForWaiting<over>()},
             {"its cost is fixed", "8-6-2-3", playing::fixCost},
             {"crystals are rested for it", "8-4-2-1 8-4-2-2", playing::payment()},
             {"what else it costs is chosen", "8-4-2-3", playing::pickForCosts},
             {"everything is paid", "8-6-2-3", playing::payEverything},
             {"its text is carried out", "8-6-2-4-1", carryOutText},
             {"that effect is over", "", effectIsOver}}};
}

Next carryOutWaiting(Run& run, const WaitingItem& item) {
    if (isBroken(faults::waitingIsGoneTogether))
        forgetOthersOf(run.state, item);
    return Next::call(carryingOut, {packed(ObjectId{}), 0, 0, packed(item.source), item.record});
}

} // namespace takujo::granblue
