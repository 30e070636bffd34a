#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"

/// 10.7: automatic abilities, when their turn has come.
namespace takujo::shadowverse_evolve {

namespace {

/// From where its targets are chosen to where it is over.
enum Step : std::uint16_t {
    condition,
    choices,
    isThereACost,
    costAsked,
    fixed,
    ppPaid,
    picked,
    allPaid,
    text,
    over
};

EffectRecord* effectIn(Run& run) {
    return findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
}

/// 10.3.2: where a condition of the text fails, nothing comes of it.
Next checkCondition(Run& run) {
    EffectRecord* const effect = effectIn(run);
    if (effect == nullptr)
        return Next::finish();
    effect->state = EffectRecord::underWay;
    return timing::conditionHolds(run, *effect) ? Next::on() : Next::jump(over);
}

/// 10.7.3.2: what cannot be played has waited in vain.
Next declare(Run& run) {
    const EffectRecord* const effect = effectIn(run);
    if (effect == nullptr || effect->isDelayed())
        return Next::on();
    if (canAnnounce(scopeOf(run, *effect)))
        return announce(effect->id, false);
    note(run, "nothing to choose", effect->controller, "10.7.3.2",
         {cardArgument("card", run.position().cardOf(*effect))});
    return Next::jump(over);
}

Next skipCost(Run& run) {
    return playing::hasCostOfItsOwn(run) ? Next::on() : Next::jump(text);
}

} // namespace

Procedure carryingOutSteps() {
    return {"carrying out an ability",
            "10.7.3",
            {{"its condition is checked", "10.3.2", checkCondition},
             {"its options and targets are chosen", "10.6.2.3 10.7.3.2", declare},
             {"what it costs", "10.4.7.3", skipCost},
             {"whether its cost is paid", "10.4.7.3 10.1.1.2.2", playing::payingForWaiting<over>()},
             {"its cost is fixed", "", playing::fixCost},
             {"PP are paid", "", playing::payment()},
             {"what its other costs are paid with", "10.6.2.5 10.4.2", playing::pickForCosts},
             {"everything is paid", "10.4.4", playing::payEverything},
             {"its text is carried out", "10.6.2.8.2", carryOutText},
             {"that ability is over", "", effectIsOver}}};
}

Next carryOutWaiting(Run&, const WaitingItem& item) {
    return Next::call(carryingOut, {packed(ObjectId{}), 0, 0, packed(item.source), item.record});
}

/// 10.7.4.1.1: at the card where everybody sees it; 10.7.4.1.2: at what was on the field; 10.7.4.1.3: else as
/// it is now.
bool looksBack(const Position& position, const Event& event) {
    const auto isOpen = [&](ZoneId zone) {
        return position.rules.zone(zone).visibility == Visibility::everyone;
    };
    const auto isSo = [&](Policy policy) { return position.rules.policy(policy) != 0; };
    if (isOpen(event.from) != isOpen(event.to))
        return isOpen(event.from) == isSo(publicStateCounts);
    if (!isOpen(event.from))
        return false;
    if (event.from.kind == field)
        return isSo(fieldStateCounts);
    return !isSo(laterStateCounts);
}

} // namespace takujo::shadowverse_evolve
