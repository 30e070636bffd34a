#include "engine/games/fftcg/warp.h"

#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/deeds.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/attempts.h"
#include "engine/kit/script/kit_vocabulary.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/visibility.h"

namespace takujo::fftcg {

namespace {

const LocalizedText& counterName() {
    static const LocalizedText name{"Warp", "デジョン"};
    return name;
}

// What the auto abilities say, as a card file would have it.

Term number(std::int32_t value) {
    return {Sort::number, 0, value, {}};
}
Term amount(std::int32_t value) {
    return {Sort::amount, literalAmount, value, {}};
}
Term named() {
    return {Sort::text, 0, static_cast<std::int32_t>(textKey(counterName().en)), {}};
}
Term self() {
    return {Sort::objects, static_cast<std::uint8_t>(ObjectsOp::self), 0, {}};
}

template <class Spec>
Term term(Sort sort, const std::vector<Spec>& list, std::string_view word, std::vector<Term> parts) {
    const std::size_t op = operatorOf(list, word);
    parts.resize(list[op].shape.fields.size());
    return {sort, static_cast<std::uint8_t>(op), list[op].shape.slot, std::move(parts)};
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
    const ObjectId card =
        objectIn(run.state, run.state.cards[static_cast<std::size_t>(run.local(playing::itself))].object);
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

void completeWarp(const Vocabulary& vocabulary, Ability& warp, std::vector<Ability>& more) {
    warp.worksIn = 1U << hand;
    warp.name = counterName();
    const Term you{Sort::players, static_cast<std::uint8_t>(PlayersOp::you), 0, {}};
    const Term counters = term(Sort::criterion, vocabulary.criteria, "counters", {named(), amount(1)});
    const Term withCounters{Sort::objects, static_cast<std::uint8_t>(ObjectsOp::each), 0, {counters}};

    // 15.2.7.4
    more.push_back(
        autoAbility(term(Sort::trigger, vocabulary.triggers, "beginning of", {number(mainPhase1), you}),
                    term(Sort::effect, vocabulary.effects, "take counter", {self(), named(), amount(1)})));
    more.back().condition = term(Sort::condition, vocabulary.conditions, "is", {self(), withCounters});
    // 15.2.7.5
    more.push_back(autoAbility(term(Sort::trigger, vocabulary.triggers, "last counter", {self(), named()}),
                               term(Sort::effect, vocabulary.effects, "put onto field", {self()})));
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
