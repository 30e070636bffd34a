#include "engine/kit/opening.h"

#include "engine/kit/journal.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

namespace takujo::opening {

namespace {

const OpeningTables& tablesOf(const Position& position) {
    return position.rules.tables().opening;
}
RedrawPolicy policyOf(const Position& position) {
    const auto policy = tablesOf(position).redraw;
    return policy == nullptr ? RedrawPolicy{} : policy(position);
}
ZoneId handOf(const Position& position, Player player) {
    return {position.rules.tables().script.hand, player};
}
ZoneId deckOf(const Position& position, Player player) {
    return {position.rules.tables().script.deck, player};
}

Player drawn(const Position& position) {
    return static_cast<Player>(position.state.values[tablesOf(position).lot]);
}
Player whoMayRedraw(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[whoRedraws]);
}
enum Step : std::uint16_t { deciding, picking, putting };

void proposeFor(Run& run, EventKind kind, ZoneId to, ObjectId object = {}) {
    Event event;
    event.kind = kind;
    event.object = object;
    event.to = to;
    event.landing = ZoneEnd::bottom;
    event.player = to.player;
    if (kind == EventKind::move)
        event.cause = Cause::choice;
    run.propose(event);
}

void offerFirst(const Position& position, Decision& decision) {
    decision.decider = drawn(position);
    offer(position, decision.decider, tablesOf(position).goFirst, decision);
    offer(position, decision.decider, tablesOf(position).goSecond, decision);
}

Next takeFirst(Run& run, const Option& answer) {
    const Player player = drawn(run);
    State& state = run.state;
    state.firstPlayer = answer.verb == tablesOf(run).goFirst ? player : opponentOf(player);
    state.turnPlayer = state.firstPlayer;
    note(run, "goes first", state.firstPlayer, tablesOf(run).ruleOfFirst);
    return Next::on();
}

Next redrawOf(Run& run, Player player) {
    if (policyOf(run).which == RedrawPolicy::none)
        return Next::on();
    return Next::call(tablesOf(run).redrawing, {static_cast<std::int32_t>(indexOf(player))});
}

void offerRedraw(const Position& position, Decision& decision) {
    decision.decider = whoMayRedraw(position);
    offer(position, decision.decider, tablesOf(position).keep, decision);
    offer(position, decision.decider, tablesOf(position).takeNew, decision);
}

Next takeRedraw(Run& run, const Option& answer) {
    const OpeningTables& tables = tablesOf(run);
    const Player player = whoMayRedraw(run);
    const bool keeps = answer.verb == tables.keep;
    note(run, keeps ? "keeps the hand" : "takes a new hand", player, tables.ruleOfRedraw);
    if (keeps)
        return Next::finish();
    const RedrawPolicy policy = policyOf(run);
    if (policy.which == RedrawPolicy::some || policy.inOrder)
        return Next::on();
    for (const ObjectId id : objectsIn(run.state, handOf(run, player)))
        run.state.picks.push_back({id, 0, tables.putBack, {}});
    return Next::jump(putting);
}

void offerBack(const Position& position, Decision& decision) {
    decision.decider = whoMayRedraw(position);
    decision.done = static_cast<std::int32_t>(position.state.picks.size());
    decision.goal = countIn(position.state, handOf(position, decision.decider));
    offer(position, decision.decider, tablesOf(position).putBack, decision);
    if (policyOf(position).which == RedrawPolicy::some)
        offer(position, decision.decider, tablesOf(position).noMore, decision);
}

Next takeBack(Run& run, const Option& answer) {
    if (answer.verb != tablesOf(run).putBack)
        return Next::on();
    run.state.picks.push_back({answer.object, 0, answer.verb, {}});
    const std::size_t inHand = countIn(run.state, handOf(run, whoMayRedraw(run)));
    return run.state.picks.size() < inHand ? Next::again() : Next::on();
}

} // namespace

Next shuffleDecks(Run& run) {
    for (const Player player : bothPlayers)
        proposeFor(run, EventKind::shuffle, deckOf(run, player));
    return Next::on();
}

Next drawLot(Run& run) {
    run.state.values[tablesOf(run).lot] = static_cast<std::int32_t>(run.state.random.below(2));
    return Next::on();
}

Question firstOrSecond() {
    return {DecisionKind::mode, offerFirst, takeFirst};
}

Next drawHands(Run& run) {
    for (const Player player : bothPlayers)
        run.rules.tables().script.draw(run, player, tablesOf(run).handSize(run));
    return Next::on();
}

Next firstRedraws(Run& run) {
    return redrawOf(run, run.state.firstPlayer);
}
Next secondRedraws(Run& run) {
    return redrawOf(run, opponentOf(run.state.firstPlayer));
}

Question keepOrNot() {
    return {DecisionKind::yesNo, offerRedraw, takeRedraw, Question::begins};
}
Question whichGoBack() {
    return {DecisionKind::order, offerBack, takeBack, Question::within | Question::moment};
}

Next putUnder(Run& run) {
    const Player player = whoMayRedraw(run);
    run.local(cardsPutBack) = static_cast<std::int32_t>(run.state.picks.size());
    for (const Pick& pick : run.state.picks) {
        proposeFor(run, EventKind::move, deckOf(run, player), pick.object);
        if (policyOf(run).shown)
            run.state.events.back().flags |= Event::shown;
    }
    run.state.picks.clear();
    return Next::on();
}

Next shuffleAgain(Run& run) {
    if (policyOf(run).shuffled)
        proposeFor(run, EventKind::shuffle, deckOf(run, whoMayRedraw(run)));
    return Next::on();
}

/// As many as went back; for a whole hand, a whole hand.
Next drawAgain(Run& run) {
    const bool isWhole = policyOf(run).which == RedrawPolicy::all;
    run.rules.tables().script.draw(run, whoMayRedraw(run),
                                   isWhole ? tablesOf(run).handSize(run) : run.local(cardsPutBack));
    return Next::on();
}

bool choosesWhoIsFirst(const Position& position, const Attempt& attempt) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    const auto& steps = position.rules.procedure(frame.procedure).steps;
    return frame.step < steps.size() && steps[frame.step].asks.offer == offerFirst &&
           drawn(position) == attempt.player;
}
bool decidesRedraw(const Position& position, const Attempt& attempt) {
    return asks(position, tablesOf(position).redrawing, deciding) && whoMayRedraw(position) == attempt.player;
}
bool putsBack(const Position& position, const Attempt& attempt) {
    return asks(position, tablesOf(position).redrawing, picking) && whoMayRedraw(position) == attempt.player;
}
bool mayPutBackNoMore(const Position& position, const Attempt&) {
    return policyOf(position).which == RedrawPolicy::some && !position.state.picks.empty();
}

} // namespace takujo::opening
