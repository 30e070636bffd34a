#include "engine/kit/drawing.h"

#include "engine/core/zones.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/turn_parts.h"

#include <span>

namespace takujo::drawing {

namespace {

enum Local : std::size_t { who, left, mayStop, forEffect, most };
enum Step : std::uint16_t { looks, asksFirst, draws, goesOn, tries };

Next begin(const Run& run, Player player, std::int32_t count, bool upTo, std::uint16_t effect) {
    return Next::call(run.rules.tables().script.drawing,
                      {static_cast<std::int32_t>(indexOf(player)), count, upTo ? 1 : 0, effect, count});
}

void proposeFor(Run& run, Player player, std::int32_t count, std::uint16_t effect) {
    const std::size_t firstEvent = run.state.events.size();
    run.rules.tables().script.draw(run, player, count);
    for (Event& event : std::span{run.state.events}.subspan(firstEvent))
        event.effect = effect;
}

ObjectId topOfDeck(const Run& run) {
    return topOf(run.state, {run.rules.tables().script.deck, whoDraws(run)});
}

Next lookForNext(Run& run) {
    if (run.local(left) <= 0)
        return Next::finish();
    if (sameMoment::mustWait(run))
        return sameMoment::wait(run);
    if (!nextToDraw(run, whoDraws(run)).exists()) {
        const bool isTried = run.rules.procedure(run.state.frames.back().procedure).steps.size() > tries;
        if (!isTried || run.local(mayStop) != 0 || !topOfDeck(run).exists())
            return Next::finish();
        --run.local(left);
        return Next::jump(tries);
    }
    return run.local(mayStop) != 0 ? Next::on() : Next::jump(draws);
}

void offerNext(const Position& position, Decision& decision) {
    const auto& locals = position.state.frames.back().locals;
    const ScriptTables& tables = position.rules.tables().script;
    decision.decider = whoDraws(position);
    if (const EffectRecord* const effect =
            findEffect(position.state, static_cast<std::uint16_t>(locals[forEffect])))
        decision.about = effect->source;
    decision.done = locals[most] - locals[left];
    decision.goal = locals[most];
    for (const ScriptVerb verb : {ScriptVerb::agree, ScriptVerb::decline}) {
        Option option;
        option.verb = verbOf(tables, verb);
        decision.options.push_back(option);
    }
}

Next takeNext(Run& run, const Option& answer) {
    return answer.verb == verbOf(run.rules.tables().script, ScriptVerb::agree) ? Next::on() : Next::finish();
}

Next drawNext(Run& run) {
    --run.local(left);
    proposeFor(run, whoDraws(run), 1, static_cast<std::uint16_t>(run.local(forEffect)));
    return Next::on();
}

/// Nothing is there to be drawn; what takes the place of drawing does so all the same.
Next tryToDraw(Run& run) {
    Event event = movedTo({run.rules.tables().script.hand, whoDraws(run)}, topOfDeck(run), whoDraws(run));
    event.effect = static_cast<std::uint16_t>(run.local(forEffect));
    run.propose(event);
    return Next::on();
}

Next nextDraw(Run&) {
    return Next::jump(looks);
}

/// One by one; what has not come to the hand by that draw is not among what was drawn.
Next drawAndSelect(Run& run, const Scope& scope, const Term& term) {
    State& state = run.state;
    const Player player = scope.effect.controller;
    const std::uint8_t hand = run.rules.tables().script.hand;
    const auto slot = static_cast<std::uint8_t>(term.number);
    if (scope.stage == 0) {
        dropBindings(state, scope.effect.id, slot);
        keptNumber(run) = amountOf(scope, term[takujo::draws::amount]);
    }
    std::erase_if(state.bindings, [&](const Binding& binding) {
        return binding.effect == scope.effect.id && binding.slot == slot &&
               !isIn(state, binding.object, {hand, player});
    });
    if (scope.stage >= keptNumber(run))
        return Next::on();
    if (const ObjectId next = nextToDraw(run, player); next.exists())
        state.bindings.push_back({next, {}, 0, scope.effect.id, slot, 0});
    comeBack(run, scope.stage + 1);
    return draw(run, player, 1, scope.effect.id);
}

} // namespace

Next draw(Run& run, Player player, std::int32_t count, std::uint16_t effect) {
    if (run.rules.tables().script.drawsOneByOne)
        return begin(run, player, count, false, effect);
    proposeFor(run, player, count, effect);
    return Next::on();
}

Next drawUpTo(Run& run, Player player, std::int32_t most, std::uint16_t effect) {
    return begin(run, player, most, true, effect);
}

Procedure oneByOne(std::string_view rule, std::string_view ofNothing) {
    Procedure procedure{
        "drawing cards one by one",
        "",
        {{"is there another card to draw", "", lookForNext},
         {"whether to draw another one", rule, Question{DecisionKind::yesNo, offerNext, takeNext}},
         {"one card is drawn", "", drawNext},
         {"and the next draw", "", nextDraw}}};
    if (!ofNothing.empty()) {
        procedure.steps.emplace_back("a draw is tried", ofNothing, tryToDraw);
        procedure.steps.emplace_back("and the next draw", "", nextDraw);
    }
    return procedure;
}

bool takesWhatIsApart(const Position& position, const Event& event) {
    const ScriptTables& tables = position.rules.tables().script;
    return tables.lookedAtIsApart && event.from.kind == tables.deck && event.to.kind == tables.hand &&
           event.source == ObjectId{} && isLookedAt(position.state, event.object);
}

EffectSpec effectOfDrawnCards(std::string_view word) {
    return {{.word = word,
             .fields = {{takujo::draws::amount, FieldKind::amount, true}},
             .about = "You draw so many cards; those of them that were drawn are `selected` from then on.",
             .selects = "amount",
             .example = "1"},
            drawAndSelect};
}

bool asksForAnother(const Position& position) {
    const std::uint16_t procedure = position.rules.tables().script.drawing;
    return procedure != 0 && asks(position, procedure, asksFirst);
}

Player whoDraws(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}

} // namespace takujo::drawing
