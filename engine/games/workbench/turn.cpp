#include "engine/games/workbench/terms.h"
#include "engine/kit/drawing.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/opening.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/turn_parts.h"

/// The course of a game, in the order of the rules.
namespace takujo::workbench {

namespace {

Next begin(Run& run) {
    for (const Player player : bothPlayers)
        run.state.players[indexOf(player)].values[life] = run.rules.policy(startingLife);
    return opening::shuffleDecks(run);
}

Next ready(Run& run) {
    ++run.state.turn;
    run.state.phase = readyPhase;
    note(run, "turn begins", run.state.turnPlayer, "w-2", {numberArgument("number", run.state.turn)});
    for (const Zone zone : {pool, board})
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone))) {
            proposeUpright(run, id);
            if (hasMark(run.state, id, weary))
                proposeUnmark(run, id, weary);
        }
    return Next::on();
}

template <Phase phase>
Next phaseComes(Run& run) {
    beginPhase(run, phase);
    return Next::on();
}

Next draw(Run& run) {
    return drawing::draw(run, run.state.turnPlayer, run.rules.policy(drawnInATurn));
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
    healAll(run, board);
    endOfTurn(run);
    return Next::on();
}

Next changeTurn(Run& run) {
    passTurn(run.state);
    return Next::jump(0);
}

} // namespace

std::vector<Procedure> turnProcedures() {
    return {{"beginning of a workbench game",
             "w-1",
             {{"the decks are shuffled", "w-1", begin},
              {"hands are drawn", "w-1", opening::drawHands},
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
              {"the next turn comes", "w-2", changeTurn}}}};
}

} // namespace takujo::workbench
