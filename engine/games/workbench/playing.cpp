#include "engine/games/workbench/terms.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/visibility.h"

/// Cards are played: what they cost is paid, and then they enter, or do what they say.
namespace takujo::workbench {

namespace {

using playing::whatIsPlayed;

bool isCharm(Run& run) {
    return run.position().definition(whatIsPlayed(run)).type == charm;
}

/// What is played lies open in the hand, but it does not count there any more.
Next begin(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    const bool maybeTapped = record(run.state, card).zone.kind == pool;
    playing::show(run, card, hiddenFrom(Query::counted) | (maybeTapped ? 0 : hiddenFrom(Query::reachable)));
    if (const EffectRecord* const text = playing::beginText(run, card, {}))
        run.local(playing::effectOf) = text->id;
    return Next::on();
}

Next enter(Run& run) {
    if (isCharm(run))
        return Next::on();
    playing::notePlaying(run);
    const Player player = run.state.turnPlayer;
    run.propose(movedTo(zoneOf(player, board), whatIsPlayed(run), player, Cause::rule, ZoneEnd::bottom));
    return Next::on();
}

Next carryOutText(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    return effect == nullptr ? Next::on() : carryOut(effect->id);
}

Next putAway(Run& run) {
    const ObjectId card = whatIsPlayed(run);
    if (lives(run.state, card)) // else it has entered
        run.propose(movedTo(zoneOf(run.position().ownerOf(card), heap), card, run.state.turnPlayer));
    return Next::finish();
}

} // namespace

Procedure playingSteps() {
    return {"playing a card",
            "w-5",
            {{"it is shown", "w-5", begin},
             {"its cost is fixed", "w-6", playing::fixCost},
             {"cards of the pool are tapped for it", "w-5", playing::payment()},
             {"what else it costs is chosen", "w-6", playing::pickForCosts},
             {"they turn aside together", "w-5", playing::payEverything},
             {"it enters", "w-5", enter},
             {"its effect is carried out", "w-12", carryOutText},
             {"it is put away", "w-5", putAway}}};
}

VerbSpec playVerb() {
    VerbSpec verb{.word = "play",
                  .from = {{hand, Whose::mine}},
                  .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                                 {Aspect::object, "not-in-hand", "w-5", liesInOwn<hand>}},
                  .place = ownPlace<board>,
                  .usual = true};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

} // namespace takujo::workbench
