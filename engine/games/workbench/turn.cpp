#include "engine/games/workbench/terms.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"

namespace takujo::workbench {

namespace {

Next begin(Run& run) {
    for (const Player player : bothPlayers) {
        run.state.players[indexOf(player)].values[life] = run.rules.policy(startingLife);
        Event event;
        event.kind = EventKind::shuffle;
        event.to = zoneOf(player, deck);
        event.player = player;
        run.propose(event);
    }
    return Next::on();
}

Next drawHands(Run& run) {
    for (const Player player : bothPlayers)
        proposeDraw(run, player, run.rules.policy(startingHand));
    return Next::on();
}

Next ready(Run& run) {
    ++run.state.turn;
    run.state.phase = readyPhase;
    note(run, "turn begins", run.state.turnPlayer, "w-2", {numberArgument("number", run.state.turn)});
    for (const Zone zone : {pool, board})
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone)))
            if (record(run.state, id).aside != 0) {
                Event event;
                event.kind = EventKind::turnUpright;
                event.object = id;
                event.player = run.state.turnPlayer;
                run.propose(event);
            }
    return Next::on();
}

Next draw(Run& run) {
    proposeDraw(run, run.state.turnPlayer, run.rules.policy(drawnInATurn));
    return Next::on();
}

Next goToWork(Run& run) {
    run.state.phase = workPhase;
    run.state.flags &= ~hasCharged;
    return Next::on();
}

Next changeTurn(Run& run) {
    run.state.phase = restPhase;
    run.state.turnPlayer = opponentOf(run.state.turnPlayer);
    return Next::jump(0);
}

enum WorkStep : std::uint16_t { rules, effects, rulesAgain, acts };

Next checkRules(Run& run) {
    collectRuleProcesses(run);
    return Next::on();
}

/// What effects have done may make rule processes due, and those may trigger effects.
Next checkRulesAgain(Run& run) {
    return collectRuleProcesses(run) ? Next::jump(effects) : Next::on();
}

void offerWork(const Position& position, Decision& decision) {
    decision.decider = position.state.turnPlayer;
    for (const Verb verb : {charge, play, strike, rest})
        offer(position, decision.decider, verb, decision);
}

Next work(Run& run, const Option& answer) {
    State& state = run.state;
    Event event;
    event.object = answer.object;
    event.player = state.turnPlayer;
    switch (answer.verb) {
    case charge:
        event.to = zoneOf(state.turnPlayer, pool);
        state.flags |= hasCharged;
        run.propose(event);
        return Next::jump(rules);
    case strike:
        event.kind = EventKind::turnAside;
        run.propose(event);
        proposeLifeLoss(run, opponentOf(state.turnPlayer));
        return Next::jump(rules);
    case play: {
        state.frames.back().step = static_cast<std::uint16_t>(rules - 1); // and on to the rules afterwards
        return Next::call(playing, {packed(answer.object)});
    }
    default:
        return Next::finish();
    }
}

void outOfLife(Run& run) {
    for (const Player player : bothPlayers)
        if (run.state.players[indexOf(player)].values[life] <= 0) {
            Event event;
            event.kind = EventKind::lose;
            event.player = player;
            run.propose(event);
        }
}

/// Nobody can go on for ever: a player who begins a turn with an empty deck is out.
void outOfCards(Run& run) {
    if (countIn(run.state, zoneOf(run.state.turnPlayer, deck)) == 0) {
        Event event;
        event.kind = EventKind::lose;
        event.player = run.state.turnPlayer;
        run.propose(event);
    }
}

bool isNotChargedYet(const Position& position, const Attempt&) {
    return (position.state.flags & hasCharged) == 0;
}
bool isReady(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).aside == 0;
}
bool wasThere(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).since <= position.state.turn;
}
template <Zone zone>
bool isOwn(const Position& position, const Attempt& attempt) {
    return isIn(position.state, attempt.option.object, zoneOf(attempt.player, zone));
}
template <Zone zone>
ZoneId own(const Position&, const Attempt& attempt) {
    return zoneOf(attempt.player, zone);
}

} // namespace

bool isWorking(const Position& position, const Attempt& attempt) {
    const Frame& frame = position.state.frames.back();
    return frame.procedure == working && frame.step == acts && position.state.turnPlayer == attempt.player;
}

std::vector<Procedure> turnProcedures() {
    return {{"beginning of a workbench game",
             "w-1",
             {{"the decks are shuffled", "w-1", begin},
              {"hands are drawn", "w-1", drawHands},
              {"the first turn begins", "w-2", [](Run&) { return Next::call(turn); }}}},
            {"workbench turn",
             "w-2",
             {{"all of the turn player's cards are readied", "w-2", ready},
              {"the turn player draws", "w-3", draw},
              {"work begins", "w-4", goToWork},
              {"the turn player works", "w-4", [](Run&) { return Next::call(working); }},
              {"the other player's turn comes", "w-2", changeTurn}}},
            {"work",
             "w-4",
             {{"rule processes", "w-8", checkRules},
              {"waiting effects", "w-7", [](Run&) { return Next::call(procedures::waiting); }},
              {"rule processes", "w-8", checkRulesAgain},
              {"the turn player does something", "w-4",
               Question{DecisionKind::act, offerWork, work, Question::moment | Question::begins}}}}};
}

VerbSpec chargeVerb() {
    return {.word = "charge",
            .from = {{hand, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::time, "charged-already", "w-4", isNotChargedYet, nullptr, false},
                           {Aspect::object, "not-in-hand", "w-4", isOwn<hand>}},
            .place = own<pool>};
}

VerbSpec strikeVerb() {
    return {.word = "strike",
            .from = {{board, Whose::mine}},
            .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false},
                           {Aspect::object, "not-on-board", "w-4", isOwn<board>},
                           {Aspect::object, "tapped-already", "w-4", isReady},
                           {Aspect::object, "came-this-turn", "w-4", wasThere}},
            .place = [](const Position&, const Attempt& attempt) {
                return zoneOf(opponentOf(attempt.player), board);
            }};
}

VerbSpec restVerb() {
    return {.word = "rest", .conditions = {{Aspect::time, "not-at-work", "w-4", isWorking, nullptr, false}}};
}

std::vector<RuleProcess> ruleProcesses() {
    return {{"out of life", "w-8", outOfLife}, {"out of cards", "w-8", outOfCards}};
}

} // namespace takujo::workbench
