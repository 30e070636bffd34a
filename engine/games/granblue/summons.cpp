#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/records.h"

/// 6-3-1-2-3: summons are played from the hand. OPEN 36: their texts are of none of the three kinds, and go
/// the way of all effects (8-6-2).
namespace takujo::granblue {

namespace {

Next begin(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    if (!lives(run.state, card))
        return Next::finish();
    const EffectRecord* const text = playing::beginText(run, card, {});
    if (text == nullptr)
        return Next::finish();
    run.local(playing::effectOf) = text->id;
    run.local(playing::itself) = record(run.state, card).card;
    note(run, "plays", text->controller, "6-3-1-2-3",
         {cardArgument("card", run.position().definitionIndex(card))});
    playing::show(run, card);
    return Next::on();
}

/// 6-3-1-2-3-2: before it is carried out, so that it counts in the gauge.
Next putIntoGauge(Run& run) {
    const ObjectId card = playing::whatIsPlayed(run);
    const EffectRecord* const text = playing::effectNow(run);
    if (text == nullptr || !lives(run.state, card))
        return Next::finish();
    Event event = movedTo(zoneOf(run.position().ownerOf(card), gauge), card, text->controller);
    event.effect = text->id;
    event.flags = Event::quiet;
    run.propose(event);
    return Next::on();
}

Next isPlayedNow(Run& run) {
    EffectRecord* const text =
        findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
    if (text == nullptr)
        return Next::finish();
    text->source = playing::cardNow(run.state, run.local(playing::itself)); // where it lies now
    proposeOccurrence(run, occurrences::isPlayed, text->source, text->controller);
    return Next::on();
}

bool isSummon(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == summon;
}

} // namespace

Procedure playingSummonSteps() {
    return {"playing a summon",
            "6-3-1-2-3",
            {{"it is shown", "8-6-2-1", begin},
             {"its modes are declared", "8-6-2-2", declareModes},
             {"which costs are paid", "8-6-2-3", playing::offeringCosts()},
             {"its cost is fixed", "8-6-2-3", playing::fixCost},
             {"crystals are rested for it", "8-4-2-1 8-4-2-2", playing::payment()},
             {"what else it costs is chosen", "8-4-2-3", playing::pickForCosts},
             {"everything is paid", "8-6-2-3", playing::payEverything},
             {"it goes to the gauge", "6-3-1-2-3-2", putIntoGauge},
             {"it has been played", "", isPlayedNow},
             {"its text is carried out", "6-3-1-2-3-2", carryOutText},
             {"that effect is over", "", effectIsOver}}};
}

VerbSpec playSummonVerb() {
    VerbSpec verb{
        .word = "summon",
        .from = {{hand, Whose::mine}},
        .conditions = {{Aspect::time, "no-free-timing-for-summons", "6-3-1-2-3 7-2-1-3-4 7-3-1-2-2",
                        isFreeTiming, nullptr, false},
                       {Aspect::object, "summons-come-from-the-hand", "6-3-1-2-3", liesInOwn<hand>},
                       {Aspect::object, "only-summons-are-played", "6-3-1-2-3", isSummon},
                       {Aspect::limits, "condition-of-the-summon", "6-3-1-2-3-1", playing::cardAllows}},
        .place = ownPlace<gauge>,
        .usual = true};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

/// A text plays a summon: from the hand as its player would, from elsewhere where it lies.
Next useSummonByText(Run& run, ObjectId card, Player by, bool conditions) {
    if (run.position().definition(card).type != summon)
        return Next::on();
    const auto text = playing::textOf(run.position().definition(card));
    if (!text)
        return Next::on();
    Scope scope = scopeOf(run, know(run, card), *text);
    scope.effect.controller = by;
    if (conditions && !holds(scope, scope.ability.condition)) {
        note(run, "cannot be played", by, "6-3-1-2-3-1",
             {cardArgument("card", run.position().definitionIndex(card))});
        return Next::on();
    }
    if (record(run.state, card).zone.kind == hand)
        run.propose(movedTo(zoneOf(run.position().ownerOf(card), gauge), card, by));
    return Next::call(triggerActivation, {record(run.state, card).card, static_cast<std::int32_t>(by) + 1});
}

} // namespace takujo::granblue
