#include "engine/games/workbench/terms.h"
#include "engine/kit/asking.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/turned_cards.h"
#include "engine/kit/script/scope.h"

#include <algorithm>

/// What the turn player does: charge, play, use, strike, rest.
namespace takujo::workbench {

namespace {

enum Step : std::uint16_t { settles, acts };

void offerWork(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : {charge, play, use, strike, rest})
        offer(position, decision.decider, verb, decision);
}

Next chargeWith(Run& run, Event event) {
    event.to = zoneOf(run.state.turnPlayer, pool);
    run.state.flags |= hasCharged;
    run.propose(event);
    return Next::on();
}

Next strikeWith(Run& run, Event event, ObjectId target) {
    event.kind = EventKind::turnAside;
    run.propose(event);
    event.kind = EventKind::mark;
    event.amount = weary;
    event.flags = Event::quiet;
    run.propose(event);
    if (target.exists())
        fight(run, event.object, target);
    else
        proposeLifeLoss(run, opponentOf(run.state.turnPlayer));
    return Next::on();
}

Next work(Run& run, const Option& answer) {
    Event event;
    event.object = answer.object;
    event.player = run.state.turnPlayer;
    switch (answer.verb) {
    case charge:
        return chargeWith(run, event);
    case strike:
        return strikeWith(run, event, answer.target);
    case play:
        return Next::call(playing, {packed(answer.object)});
    case use:
        return Next::call(usingAbility, {packed(answer.object), 0, 0, answer.value});
    default:
        return Next::finish();
    }
}

bool isNotChargedYet(const Position& position, const Attempt&) {
    return (position.state.flags & hasCharged) == 0;
}

// Striking.

bool isCreature(const Position& position, const Attempt& attempt) {
    return (know(position, attempt.option.object).types() >> creature & 1U) != 0;
}
bool wasThere(const Position& position, const Attempt& attempt) {
    const ObjectId id = attempt.option.object;
    return record(position.state, id).since <= position.state.turn || has(position, id, swift);
}
bool isFreeToStrike(const Position& position, const Attempt& attempt) {
    return (know(position, attempt.option.object).cannot() & toStrike) == 0;
}

std::vector<Condition> strikeConditions() {
    return {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
            {Aspect::object, "not-on-board", "w-4", liesInOwn<board>},
            {Aspect::object, "no-creature", "w-4", isCreature},
            {Aspect::object, "tapped-already", "w-4", playing::isUpright},
            {Aspect::object, "came-this-turn", "w-4 w-15", wasThere},
            {Aspect::limits, "cannot-strike", "w-16", isFreeToStrike}};
}

/// Nobody rests while a creature that must strike can do so.
bool nobodyMustStrike(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, board)))
        if ((know(position, id).must() & toStrike) != 0 &&
            isPossible(position, {attempt.player, {strike, {}, id, {}, 0}}))
            return false;
    return true;
}

} // namespace

bool isWorking(const Position& position, const Attempt& attempt) {
    return asks(position, working, acts) && position.state.turnPlayer == attempt.player;
}

Procedure workSteps() {
    return {"work",
            "w-4",
            {{"waiting effects", "w-7", [](Run&) { return Next::call(settling); }},
             {"the turn player does something", "w-4",
              Question{DecisionKind::act, offerWork, work, Question::moment | Question::begins}},
             {"once more", "", [](Run&) { return Next::jump(settles); }}}};
}

VerbSpec chargeVerb() {
    return {.word = "charge",
            .from = {{hand, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::time, "charged-already", "w-4", isNotChargedYet, nullptr, false},
                           {Aspect::object, "not-in-hand", "w-4", liesInOwn<hand>}},
            .place = ownPlace<pool>};
}

VerbSpec strikeVerb() {
    std::vector<Condition> conditions = strikeConditions();
    std::ranges::move(aimedStrikeConditions(), std::back_inserter(conditions));
    return {.word = "strike",
            .from = {{board, Whose::mine}},
            .conditions = std::move(conditions),
            .targets = strikeTargets,
            .targetRule = "w-35",
            .place = [](const Position&, const Attempt& attempt) {
                return zoneOf(opponentOf(attempt.player), board);
            }};
}

VerbSpec restVerb() {
    return {
        .word = "rest",
        .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                       {Aspect::limits, "somebody-must-strike", "w-16", nobodyMustStrike, nullptr, false}}};
}

} // namespace takujo::workbench
