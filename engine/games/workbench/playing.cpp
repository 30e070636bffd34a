#include "engine/games/workbench/terms.h"
#include "engine/kit/asking.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/abilities.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/visibility.h"

/// Cards are played and abilities used in one procedure: what it costs is paid, and then it happens.
namespace takujo::workbench {

namespace {

ObjectId what(Run& run) {
    return unpackedObject(run.local(whatIsPlayed));
}
bool isCard(Run& run) {
    return run.local(whichAbility) == theCardItself;
}
EffectRecord* effectIn(Run& run) {
    return findEffect(run.state, static_cast<std::uint16_t>(run.local(itsEffect)));
}
bool isCharm(Run& run) {
    return run.position().definition(what(run)).type == charm;
}

/// What is played lies open in the hand, but it does not count there any more.
Next begin(Run& run) {
    const ObjectId id = what(run);
    std::int32_t ability = run.local(whichAbility);
    if (isCard(run)) {
        Event event;
        event.kind = EventKind::mark;
        event.object = id;
        event.amount = static_cast<std::int32_t>(revealedMark | hiddenFrom(Query::counted) |
                                                 hiddenFrom(Query::reachable));
        event.flags = Event::quiet;
        run.propose(event);
        ability = textOf(run.position().definition(id));
    }
    if (const auto which = abilityByValue(run, id, ability)) {
        EffectRecord effect = scopeOf(run, know(run, id), *which).effect;
        effect.controller = run.state.turnPlayer;
        effect.state = EffectRecord::underWay;
        run.local(itsEffect) = addEffect(run.state, effect).id;
    }
    const Price price = priceOf(run, run.state.turnPlayer, id, run.local(whichAbility));
    return price.amount == 0 && !price.takesMore ? Next::jump(tappingStep + 1) : Next::on();
}

Next payAll(Run& run) {
    for (const Pick& pick : run.state.picks) {
        Event event;
        event.kind = EventKind::turnAside;
        event.object = pick.object;
        event.cause = Cause::cost;
        event.player = run.state.turnPlayer;
        run.propose(event);
    }
    if (EffectRecord* const effect = effectIn(run)) {
        const Price price = priceOf(run, effect->controller, what(run), run.local(whichAbility));
        effect->x = static_cast<std::int32_t>(run.state.picks.size()) - price.amount;
        payOtherCosts(run, *effect);
    }
    run.state.picks.clear();
    return Next::on();
}

Next enter(Run& run) {
    if (!isCard(run) || isCharm(run))
        return Next::on();
    Event event;
    event.object = what(run);
    event.to = zoneOf(run.state.turnPlayer, board);
    event.landing = Landing::bottom;
    event.player = run.state.turnPlayer;
    run.propose(event);
    return Next::on();
}

Next isPlayedNow(Run& run) {
    if (!isCard(run))
        return Next::on();
    // A card that is alone in its object keeps the slot of it.
    const ObjectId now = objectIn(run.state, what(run).index);
    proposeOccurrence(run, isPlayed, now, run.state.turnPlayer);
    return Next::on();
}

Next carryOutText(Run& run) {
    const EffectRecord* const effect = effectIn(run);
    return effect == nullptr ? Next::on() : carryOut(effect->id);
}

Next putAway(Run& run) {
    if (!isCard(run) || !isIn(run.state, what(run), zoneOf(run.state.turnPlayer, hand)))
        return Next::finish();
    Event event;
    event.object = what(run);
    event.to = zoneOf(run.position().ownerOf(what(run)), heap);
    event.player = run.state.turnPlayer;
    run.propose(event);
    return Next::finish();
}

} // namespace

Procedure playingSteps() {
    return {"playing a card",
            "w-5",
            {{"it is shown", "w-5", begin},
             {"cards of the pool are tapped for it", "w-5", tappingQuestion()},
             {"what else it costs is chosen", "w-6", pickForCosts},
             {"they turn aside together", "w-5", payAll},
             {"it enters", "w-5", enter},
             {"it has been played", "", isPlayedNow},
             {"its effect is carried out", "w-12", carryOutText},
             {"it is put away", "w-5", putAway}}};
}

VerbSpec playVerb() {
    return {.word = "play",
            .from = {{hand, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::object, "not-in-hand", "w-5", liesInOwn<hand>},
                           {Aspect::cost, "pool-too-small", "w-6", canPlay}},
            .place = ownPlace<board>,
            .usual = true};
}

} // namespace takujo::workbench
