#include "engine/games/workbench/terms.h"
#include "engine/kit/journal.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/lasting.h"

/// The course of a game, in the order of the rules.
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

void proposeOf(Run& run, EventKind kind, ObjectId id, std::int32_t amount = 0) {
    Event event;
    event.kind = kind;
    event.object = id;
    event.player = run.state.turnPlayer;
    event.amount = amount;
    if (kind != EventKind::turnUpright)
        event.flags = Event::quiet;
    run.propose(event);
}

Next ready(Run& run) {
    ++run.state.turn;
    run.state.phase = readyPhase;
    note(run, "turn begins", run.state.turnPlayer, "w-2", {numberArgument("number", run.state.turn)});
    for (const Zone zone : {pool, board})
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone))) {
            if (record(run.state, id).isAside())
                proposeOf(run, EventKind::turnUpright, id);
            if ((record(run.state, id).marks & weary) != 0)
                proposeOf(run, EventKind::unmark, id, weary);
        }
    return Next::on();
}

template <Phase phase>
Next phaseComes(Run& run) {
    run.state.phase = phase;
    proposeOccurrence(run, phaseBegins, {}, run.state.turnPlayer, phase);
    return Next::on();
}

Next draw(Run& run) {
    proposeDraw(run, run.state.turnPlayer, run.rules.policy(drawnInATurn));
    return Next::on();
}

Next work(Run& run) {
    run.state.flags &= ~hasCharged;
    return Next::call(working);
}

Next settle(Run&) {
    return Next::call(settling);
}

/// Damage is healed together with the end of everything that lasts until the end of the turn.
Next turnEnds(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, board)))
            if (record(run.state, id).damage > 0)
                proposeOf(run, EventKind::heal, id);
    endOfTurn(run);
    return Next::on();
}

Next changeTurn(Run& run) {
    turnIsOver(run.state);
    run.state.turnPlayer = opponentOf(run.state.turnPlayer);
    return Next::jump(0);
}

} // namespace

std::vector<Procedure> turnProcedures() {
    return {{"beginning of a workbench game",
             "w-1",
             {{"the decks are shuffled", "w-1", begin},
              {"hands are drawn", "w-1", drawHands},
              {"the first turn begins", "w-2", [](Run&) { return Next::call(turn); }}}},
            {"workbench turn",
             "w-2",
             {{"all of the turn player's cards are readied", "w-2", ready},
              {"the ready phase begins", "", phaseComes<readyPhase>},
              {"waiting effects", "w-7", settle},
              {"the turn player draws", "w-3", draw},
              {"work begins", "", phaseComes<workPhase>},
              {"the turn player works", "w-4", work},
              {"rest begins", "", phaseComes<restPhase>},
              {"waiting effects", "w-7", settle},
              {"the turn ends", "w-14", turnEnds},
              {"waiting effects", "w-7", settle},
              {"the other player's turn comes", "w-2", changeTurn}}}};
}

} // namespace takujo::workbench
