#include "engine/games/workbench/terms.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/waiting_costs.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"
#include "engine/kit/waiting.h"

/// When effects are carried out, which is what games differ in most. Here nothing lies on a stack: what is
/// triggered waits, and all that an effect asks for is declared when its turn has come.
namespace takujo::workbench {

namespace {

std::uint16_t idIn(Run& run) {
    return static_cast<std::uint16_t>(run.local(playing::effectOf));
}
DefinitionIndex definitionOf(Run& run) {
    return run.position().cardOf(*findEffect(run.state, idIn(run)));
}

/// From where it costs something to where it has been paid.
enum Step : std::uint16_t {
    condition,
    isThereACost,
    costs,
    fixed,
    turned,
    picked,
    allPaid,
    choices,
    text,
    over
};

/// What a text has put off has no condition and no choices of its own.
Next checkCondition(Run& run) {
    EffectRecord& effect = *findEffect(run.state, idIn(run));
    effect.state = EffectRecord::underWay;
    return timing::conditionHolds(run, effect) ? Next::on() : Next::jump(over);
}

Next lookAtCost(Run& run) {
    return playing::hasCostOfItsOwn(run) ? Next::on() : Next::jump(choices);
}

Next declare(Run& run) {
    const EffectRecord& effect = *findEffect(run.state, idIn(run));
    if (effect.isDelayed())
        return Next::on();
    if (canAnnounce(scopeOf(run, effect)))
        return announce(effect.id, false);
    note(run, "nothing to choose", effect.controller, "w-12", {cardArgument("card", definitionOf(run))});
    return Next::jump(over);
}

Next follow(Run& run) {
    return followText(idIn(run));
}

Next isOver(Run& run) {
    dropEffect(run.state, idIn(run));
    return Next::on();
}

/// What is carried out in the middle of a text is not over before the text is.
Next checkProcesses(Run& run) {
    return isPartOfSomething(run.state) ? Next::finish() : timing::checkProcesses(run);
}

/// Nobody can go on for ever: a turn player with an empty deck is out.
void outOfCards(Run& run) {
    if (countIn(run.state, zoneOf(run.state.turnPlayer, deck)) == 0)
        proposeLoss(run, run.state.turnPlayer);
}

void lethalDamage(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, board)))
            if (isDeadly(know(run, id)))
                destroy(run, id);
}

} // namespace

void outOfLife(Run& run) {
    for (const Player player : bothPlayers)
        if (run.state.players[indexOf(player)].values[life] <= 0)
            proposeLoss(run, player);
}

bool isDeadly(const Known& known) {
    return known.hasNumber(strength) && known.damage >= known.number(strength);
}

void destroy(Run& run, ObjectId creature) {
    const Known known = know(run, creature);
    run.propose(movedTo(zoneOf(known.owner, heap), creature, known.controller));
}

Procedure carryingOutSteps() {
    return {"carrying out an effect",
            "w-11",
            {{"its condition is checked", "w-11", checkCondition},
             {"what it costs", "w-142", lookAtCost},
             {"whether its cost is paid", "w-142", playing::payingForWaiting<over>()},
             {"its cost is fixed", "w-6", playing::fixCost},
             {"cards of the pool are tapped for it", "w-5", playing::payment()},
             {"what else it costs is chosen", "w-6", playing::pickForCosts},
             {"they turn aside together", "w-5", playing::payEverything},
             {"what it asks for is declared", "w-12", declare},
             {"its text is carried out", "w-12", follow},
             {"that effect is over", "w-12", isOver},
             {"rule processes", "w-8", checkProcesses},
             {"states that effects wait for", "w-7", timing::lookForStates}}};
}

Next carryOut(std::uint16_t effect) {
    return Next::call(carryingOut, {packed(ObjectId{}), 0, 0, 0, effect});
}

Next carryOutWaiting(Run&, const WaitingItem& item) {
    return carryOut(item.record);
}

std::vector<RuleProcess> ruleProcesses() {
    return {{"out of life", "w-8", outOfLife},
            {"out of cards", "w-8", outOfCards},
            {"lethal damage", "w-13", lethalDamage}};
}

} // namespace takujo::workbench
