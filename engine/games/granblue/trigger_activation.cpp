#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/texts.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/script/reading/records.h"

/// 10-17: summons are activated by what turns them up, whatever they ask for.
namespace takujo::granblue {

namespace {

/// Of a summon, its text; nothing of anything else.
EffectRecord* textFor(Run& run, ObjectId card, Player by, EffectRecord::State state) {
    const CardDefinition& definition = run.position().definition(card);
    const auto text = playing::textOf(definition);
    if (definition.type != summon || !text)
        return nullptr;
    EffectRecord effect = scopeOf(run, know(run, card), *text).effect;
    effect.controller = by;
    effect.state = state;
    return &addEffect(run.state, effect);
}

Argument nameOf(const Run& run, ObjectId card) {
    return cardArgument("card", run.position().definitionIndex(card));
}

constexpr std::size_t byWhom = 1; ///< the player, from 1; 0: whose the card is

Next begin(Run& run) {
    const ObjectId card = playing::cardNow(run.state, run.local(playing::played));
    const Player by =
        run.local(byWhom) == 0 ? run.position().ownerOf(card) : static_cast<Player>(run.local(byWhom) - 1);
    const EffectRecord* const effect = textFor(run, card, by, EffectRecord::underWay);
    if (effect == nullptr)
        return Next::finish();
    run.local(playing::effectOf) = effect->id;
    if (run.local(byWhom) == 0)
        note(run, "is activated", by, "10-17-1", {nameOf(run, card)});
    else
        note(run, "plays by a text", by, "8-6-2-1", {nameOf(run, card)});
    return Next::on();
}

} // namespace

/// To be called with the number of the card.
Procedure triggerActivationSteps() {
    return {"trigger activation",
            "10-17-1",
            {{"it is activated", "10-17-1", begin},
             {"its modes are declared", "8-6-2-2", declareModes},
             {"its text is carried out", "8-6-2-4-1", carryOutText},
             {"that effect is over", "", effectIsOver}}};
}

/// 10-17-1-1, OPEN 4: what has come from the deck waits like an automatic effect that nobody can decline.
void noticeTriggerActivation(Run& run, const Event& event) {
    if (event.kind != EventKind::move || event.from.kind != deck || event.to.kind != crystals ||
        !event.became.exists() || run.rules.policy(summonsFromDeckActivate) == 0)
        return;
    const Player by = record(run.state, event.became).controller;
    const EffectRecord* const effect = textFor(run, event.became, by, EffectRecord::waits);
    if (effect == nullptr)
        return;
    WaitingItem item;
    item.source = effect->source;
    item.timestamp = effect->timestamp;
    item.card = cardOf(run.state, effect->source);
    item.effect = effect->ability;
    item.controller = by;
    item.record = effect->id;
    run.state.waiting.push_back(item);
}

} // namespace takujo::granblue
