#include "engine/games/fftcg/chapters.h"

#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/language/term_building.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

namespace takujo::fftcg {

namespace {

const LocalizedText& counterName() {
    static const LocalizedText name{"Warp", "デジョン"};
    return name;
}

/// Both auto abilities work while the card is removed from the game (15.2.7.1.2).
Ability autoAbility(Term trigger, Term does) {
    Ability ability;
    ability.kind = AbilityKind::triggered;
    ability.flags = Ability::ofKeyword;
    ability.worksIn = 1U << removed;
    ability.trigger = std::move(trigger);
    ability.blocks = {{std::move(does)}};
    ability.texts = {counterName()};
    return ability;
}

// The procedure, with the locals of casting: the card itself, and the ability's effect, which is on no stack.

Next show(Run& run) {
    const auto ability = static_cast<std::uint8_t>(run.local(playing::played));
    const ObjectId card = unpackedObject(run.local(playing::itself));
    if (!lives(run.state, card))
        return Next::finish();
    run.local(playing::played) = packed(card);
    run.local(playing::effectOf) =
        playing::beginEffect(run, card, {run.position().definitionIndex(card), ability, 0}, {}).id;
    playing::show(run, card);
    return Next::on();
}

Next removeIt(Run& run) {
    const EffectRecord* const effect = playing::effectNow(run);
    const ObjectId card = playing::whatIsPlayed(run);
    if (effect == nullptr || !lives(run.state, card))
        return Next::finish();
    run.local(playing::itself) = record(run.state, card).card;
    run.propose(movedTo(zoneOf(run.state.priority, removed), card, run.state.priority, Cause::choice));
    return Next::on();
}

Next putCounters(Run& run) {
    const auto id = static_cast<std::uint16_t>(run.local(playing::effectOf));
    const ObjectId card = playing::cardNow(run.state, run.local(playing::itself));
    if (const EffectRecord* const effect = findEffect(run.state, id);
        effect != nullptr && lives(run.state, card) && record(run.state, card).zone.kind == removed) {
        Event event = doneTo(card, EventKind::putCounters, run.state.priority, Cause::choice);
        event.name = textKey(counterName().en);
        event.amount = run.cards[effect->definition].abilities[effect->ability].number;
        run.propose(event);
    }
    dropEffect(run.state, id);
    return Next::on();
}

} // namespace

bool isOfWarp(const Ability& ability) {
    return ability.has(Ability::ofKeyword) && !ability.texts.empty() &&
           ability.texts.front().en == counterName().en;
}

void completeWarp(const Vocabulary& vocabulary, Ability& warp, std::vector<Ability>& more) {
    warp.worksIn = 1U << hand;
    warp.name = counterName();
    const Term named = terms::text(counterName());
    const Term one = terms::amount(1);
    const Term withCounters =
        terms::each({terms::of(Sort::criterion, vocabulary.criteria, "counters", {named, one})});

    // 15.2.7.4
    more.push_back(autoAbility(
        terms::of(Sort::trigger, vocabulary.triggers, "beginning of",
                  {terms::number(mainPhase1), terms::you()}),
        terms::of(Sort::effect, vocabulary.effects, "take counter", {terms::self(), named, one})));
    more.back().condition =
        terms::of(Sort::condition, vocabulary.conditions, "is", {terms::self(), withCounters});
    // 15.2.7.5
    more.push_back(
        autoAbility(terms::of(Sort::trigger, vocabulary.triggers, "last counter", {terms::self(), named}),
                    terms::of(Sort::effect, vocabulary.effects, "put onto field", {terms::self()})));
}

Procedure warpCard() {
    return {"removing a card with Warp",
            "15.2.7",
            {{"it is announced and shown", "15.2.7.3", show},
             {"what its costs are paid with", "15.2.7.3", playing::pickForCosts},
             {"its cost is fixed", "15.2.7.3", playing::fixCost},
             {"its payment is chosen", "15.2.7.3", playing::payment()},
             {"everything is paid at once", "15.2.7.3", playing::payEverything},
             {"it is removed from the game", "15.2.7.3", removeIt},
             {"with its counters", "15.2.7.3", putCounters}}};
}

} // namespace takujo::fftcg
