#include "engine/games/gate_ruler/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/stack_processes.h"

/// 13-5b, 16-4: each point of damage to a ruler turns the top card of the deck up, in the counter zone. A
/// card with CNT may be used there, and then goes to the graveyard; any other one goes to the damage zone.
namespace takujo::gate_ruler {

namespace {

enum Local : std::size_t { whoIsDamaged };
enum Step : std::uint16_t { isCounterThere, isCounterUsed, cardGoesAway };

constexpr auto isAsked = asksAt<rulerDamageStep, isCounterUsed>;

Player whoDecides(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whoIsDamaged]);
}

ObjectId cardIn(const State& state, Player player) {
    return topOf(state, zoneOf(player, counterZone));
}

Next lookForCounter(Run& run) {
    const auto player = static_cast<Player>(run.local(whoIsDamaged));
    const ObjectId card = cardIn(run.state, player);
    const bool isThere = card.exists() && hasUnusedKeyword(run, card, counterForm);
    return isThere ? Next::on() : Next::jump(cardGoesAway);
}

void offerCounters(const Position& position, Decision& decision) {
    decision.decider = whoDecides(position);
    decision.about = cardIn(position.state, decision.decider);
    offer(position, decision.decider, useCounter, decision);
    offer(position, decision.decider, leaveCounter, decision);
}

Next takeCounter(Run& run, const Option& answer) {
    if (answer.verb == leaveCounter)
        return Next::on();
    const auto process = stack_processes::topmost(run.state, theGate, rulerDamage);
    run.state.notes.push_back(useOfKeyword(answer.object, answer.value, process->item));
    return playKeywordAbility(run, answer.object, answer.value, byCounter).thenFrom(cardGoesAway + 1);
}

/// Used or not, a card with CNT goes to the graveyard.
Next putCardAway(Run& run) {
    const auto player = static_cast<Player>(run.local(whoIsDamaged));
    const ObjectId card = cardIn(run.state, player);
    if (card.exists())
        proposeToOwners(run, hasForm(run.position().definition(card), counterForm) ? graveyard : damageZone,
                        card);
    return Next::finish();
}

Next isDone(Run&) {
    return Next::finish();
}

// Conditions.

void listCounters(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    listKeyword(position.definition(attempt.option.object), counterForm, values);
}
bool isTheOneTurnedUp(const Position& position, const Attempt& attempt) {
    return attempt.option.object == cardIn(position.state, attempt.player) &&
           !wasKeywordUsed(position.state, attempt.option.object, attempt.option.value);
}
bool couldBeUsed(const Position& position, const Attempt& attempt) {
    return couldUseKeyword(position, attempt.player, attempt.option.object, attempt.option.value, byCounter);
}

} // namespace

/// 9-3d: nobody acts while this lies on top. Each resolution handles one card, and the process stays
/// meanwhile.
Next resolveRulerDamage(Run& run, ObjectId item) {
    const auto process = stack_processes::at(run.state, item);
    const Player player = process->controller;
    const Next looksAtCard = Next::call(rulerDamageStep, {static_cast<std::int32_t>(indexOf(player))});
    if (const ObjectId card = cardIn(run.state, player); card.exists()) { // a CNT of it has been used
        if (hasUnusedKeyword(run, card, counterForm))
            return looksAtCard;
        proposeToOwners(run, graveyard, card);
        return Next::on();
    }
    const ObjectId top = topOf(run.state, zoneOf(player, deck));
    if (process->rest <= 0 || !top.exists()) {
        forgetUsesOfKeywords(run.state, item);
        stack_processes::end(run.state, item);
        return Next::on();
    }
    stack_processes::setRest(run.state, item, process->rest - 1);
    run.propose(movedTo(zoneOf(player, counterZone), top, player));
    return looksAtCard;
}

Procedure rulerDamageSteps() {
    return {"a card of a ruler's damage",
            "13-5b",
            {{"does it have CNT", "16-4a", lookForCounter},
             {"is its CNT used", "16-4a p-99", Question{DecisionKind::yesNo, offerCounters, takeCounter}},
             {"it goes away", "p-100", putCardAway},
             {"it waits for its CNT", "", isDone}}};
}

std::vector<VerbSpec> counterVerbs() {
    return {{.word = "use counter",
             .from = {{counterZone, Whose::mine}},
             .conditions = {onlyWhen<isAsked>("no-counter-now", "16-4a"),
                            onlyFor<isAsked, whoDecides>("other-player-decides", "16-4a"),
                            {Aspect::object, "not-what-is-asked-for", "16-4a", isTheOneTurnedUp},
                            {Aspect::choices, "counter-cannot-be-used", "p-54", couldBeUsed}},
             .values = listCounters,
             .onlyWhenAsked = true},
            {.word = "leave counter",
             .conditions = {onlyWhen<isAsked>("no-counter-now", "16-4a"),
                            onlyFor<isAsked, whoDecides>("other-player-decides", "16-4a")},
             .onlyWhenAsked = true}};
}

} // namespace takujo::gate_ruler
