#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/texts.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"

/// 603 and 605: what is triggered waits, and is carried out when its turn has come, whatever has become of
/// its card meanwhile (110.5a). The turn player's effects come first, in an order of that player's (605.1).
namespace takujo::duel_masters {

namespace {

enum Step : std::uint16_t { condition, modes, cost, costAsked, fixed, tapped, picked, allPaid, text, over };

/// 603.4, 605.2a: the "if" is asked only now.
Next checkCondition(Run& run) {
    EffectRecord* const effect =
        findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
    if (effect == nullptr)
        return Next::finish();
    effect->state = EffectRecord::underWay;
    return timing::conditionHolds(run, *effect) ? Next::on() : Next::jump(over);
}

Next declareModesOf(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr || effect->isDelayed() ? Next::on() : declareModes(run);
}

/// Of what costs nothing.
Next skipCost(Run& run) {
    return playing::hasCostOfItsOwn(run) ? Next::on() : Next::jump(text);
}

} // namespace

Procedure carryingOutSteps() {
    return {"carrying out an effect",
            "605",
            {{"its condition is checked", "603.4 605.2a", checkCondition},
             {"its modes are chosen", "700.2a 700.2b", declareModesOf},
             {"what it costs", "605.2c", skipCost},
             {"whether its cost is paid", "605.2c", playing::payingForWaiting<over>()},
             {"its cost is fixed", "605.2c", playing::fixCost},
             {"mana is tapped for it", "605.2c", playing::payment()},
             {"what else it costs is chosen", "605.2c", playing::pickForCosts},
             {"everything is paid", "605.2c", playing::payEverything},
             {"its text is carried out", "605.2c", carryOutText},
             {"that effect is over", "605.2e", effectIsOver}}};
}

Next carryOutWaiting(Run&, const WaitingItem& item) {
    return Next::call(carryingOut, {packed(ObjectId{}), 0, 0, packed(item.source), item.record});
}

/// Waiting effects, one after the other, until none is left.
Procedure settlingSteps() {
    return timing::settling({.name = "what waits",
                             .rule = "605.1 101.4",
                             .processes = "703.3",
                             .waiting = "605.1 101.4 101.4a 101.4c 603.3"});
}

Next settle(Run&) {
    return Next::call(settling);
}

} // namespace takujo::duel_masters
