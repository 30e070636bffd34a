#include "engine/games/workbench/terms.h"
#include "engine/kit/offers.h"

#include <algorithm>

namespace takujo::workbench {

namespace {

enum Step : std::uint16_t { paying, tapping, entering };

bool isPaying(const Position& position) {
    const Frame& frame = position.state.frames.back();
    return frame.procedure == playing && frame.step == paying;
}
ObjectId played(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[0]);
}
std::int32_t due(const Position& position) {
    return position.definition(played(position)).numbers[cost];
}
bool shares(const Position& position, ObjectId a, ObjectId b) {
    return (position.definition(a).sets[colours] & position.definition(b).sets[colours]) != 0;
}
bool isPicked(const State& state, ObjectId id) {
    return std::ranges::any_of(state.picks, [id](const Pick& pick) { return pick.object == id; });
}

/// Whether the pool can pay for a card when these are used: enough ready cards, one of them of its colour.
bool canPay(const Position& position, Player player, ObjectId card, ObjectId alsoUsed) {
    const std::int32_t price = position.definition(card).numbers[cost];
    std::int32_t used = 0;
    std::int32_t free = 0;
    bool colourUsed = position.rules.policy(colourIsNeeded) == 0 || price == 0;
    bool colourFree = false;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, pool))) {
        if (record(position.state, id).aside != 0)
            continue;
        const bool isUsed = id == alsoUsed || (isPaying(position) && isPicked(position.state, id));
        (isUsed ? used : free) += 1;
        (isUsed ? colourUsed : colourFree) |= shares(position, id, card);
    }
    const std::int32_t open = price - used;
    return open >= 0 && free >= open && (colourUsed || (colourFree && open > 0));
}

void offerTaps(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    decision.about = played(position);
    decision.goal = due(position);
    decision.done = static_cast<std::int32_t>(position.state.picks.size());
    offer(position, decision.decider, paid, decision);
    offer(position, decision.decider, tap, decision);
}

Next takeTap(Run& run, const Option& answer) {
    if (answer.verb == paid)
        return Next::on();
    run.state.picks.push_back({answer.object, 0, tap, {}});
    return Next::again();
}

Next tapAll(Run& run) {
    for (const Pick& pick : run.state.picks) {
        Event event;
        event.kind = EventKind::turnAside;
        event.object = pick.object;
        event.cause = Cause::cost;
        event.player = run.state.turnPlayer;
        run.propose(event);
    }
    run.state.picks.clear();
    return Next::on();
}

Next enter(Run& run) {
    Event event;
    event.object = played(run);
    const bool stays = run.position().definition(event.object).type == creature;
    event.to = zoneOf(run.state.turnPlayer, stays ? board : heap);
    event.landing = Landing::bottom;
    event.player = run.state.turnPlayer;
    run.propose(event);
    return Next::finish();
}

bool isOnesPayment(const Position& position, const Attempt& attempt) {
    return isPaying(position) && position.state.turnPlayer == attempt.player;
}
bool isReady(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).aside == 0;
}
bool isFresh(const Position& position, const Attempt& attempt) {
    return !isPicked(position.state, attempt.option.object);
}
bool helps(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || canPay(position, attempt.player, played(position), attempt.option.object);
}
bool isComplete(const Position& position, const Attempt&) {
    return !isPaying(position) || static_cast<std::int32_t>(position.state.picks.size()) == due(position);
}
template <Zone zone>
bool isOwn(const Position& position, const Attempt& attempt) {
    return isIn(position.state, attempt.option.object, zoneOf(attempt.player, zone));
}
bool isPayable(const Position& position, const Attempt& attempt) {
    return canPay(position, attempt.player, attempt.option.object, {});
}

} // namespace

Procedure playingSteps() {
    return {"playing a card",
            "w-5",
            {{"cards of the pool are tapped for it", "w-5",
              Question{DecisionKind::pay, offerTaps, takeTap, Question::within | Question::moment}},
             {"they turn aside together", "w-5", tapAll},
             {"it enters", "w-5", enter}}};
}

VerbSpec playVerb() {
    return {.word = "play",
            .from = {{hand, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::object, "not-in-hand", "w-5", isOwn<hand>},
                           {Aspect::cost, "pool-too-small", "w-6", isPayable}},
            .place = [](const Position&, const Attempt& attempt) { return zoneOf(attempt.player, board); },
            .usual = true};
}

VerbSpec tapVerb() {
    return {.word = "tap",
            .from = {{pool, Whose::mine}},
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::object, "not-in-pool", "w-5", isOwn<pool>},
                           {Aspect::object, "tapped-already", "w-5", isReady},
                           {Aspect::choices, "picked-already", "w-5", isFresh},
                           {Aspect::cost, "does-not-help", "w-6", helps}}};
}

VerbSpec paidVerb() {
    return {.word = "paid",
            .conditions = {{Aspect::time, "nothing-to-pay", "w-5", isOnesPayment, nullptr, false},
                           {Aspect::cost, "not-paid", "w-6", isComplete, nullptr, false}}};
}

} // namespace takujo::workbench
