#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"

#include "engine/kit/declaring.h"
#include "engine/kit/drawing.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/timing.h"
#include "engine/kit/turn_parts.h"

/// 500 to 504 and 511: the turn, step by step. What a step does by itself comes before anything waits for its
/// beginning (702.1, 702.2).
namespace takujo::duel_masters {

namespace {

/// 500.3, 500.4
void enterStep(Run& run, Phase step) {
    endLasting(run, Duration::endOfStep);
    endLasting(run, Duration::endOfPhase);
    enterPhase(run, step, "500.1");
}

Next turnBegins(Run& run) {
    ++run.state.turn;
    run.state.phase = startStep;
    computeCharacteristics(run.state, run.rules, run.cards); // some texts work in one player's turns
    note(run, "turn begins", run.state.turnPlayer, "500.1", {numberArgument("number", run.state.turn)});
    enterStep(run, startStep);
    return Next::on();
}

/// 500.3
Next untilTurnIsOver(Run& run) {
    endLasting(run, Duration::yourNextTurnBegins);
    return Next::on();
}

Next untapAll(Run&) {
    return Next::call(untapping);
}

/// 603.2a
Next tellStep(Run& run) {
    tellPhase(run);
    return Next::on();
}
template <Phase step>
Next stepBegins(Run& run) {
    enterStep(run, step);
    return tellStep(run);
}

/// 500.6: the first player's first turn has no draw step.
Next isThereADrawStep(Run& run) {
    return run.state.turn == 1 && run.rules.policy(firstTurnDraws) == 0 ? Next::jump(chargeStepBegins)
                                                                        : Next::on();
}
Next drawForTurn(Run& run) {
    enterStep(run, drawStep);
    return drawing::draw(run, run.state.turnPlayer, run.rules.policy(drawnInATurn));
}

Next charge(Run&) {
    return Next::call(charging);
}
Next playMainStep(Run&) {
    return Next::call(mainTiming);
}
Next playAttackStep(Run&) {
    return Next::call(attackTiming);
}

Next tellEnd(Run& run) {
    stepBegins<endStep>(run);
    proposeOccurrence(run, turnEnds, {}, run.state.turnPlayer);
    return Next::on();
}

/// 511.1b to e: the turn player declares, and what that player has is carried out before the other declares.
Next declareAtEnd(Run& run) {
    declaring::about(run, turnEnds, {}, run.state.turnPlayer);
    return declaring::open(run, run.state.turnPlayer);
}
Next carryOutTurnPlayers(Run& run) {
    return timing::carryOut(run, run.state.turnPlayer);
}
Next otherDeclaresAtEnd(Run& run) {
    return declaring::open(run, opponentOf(run.state.turnPlayer));
}

/// 511.2: at the very end, all at the same time.
Next forTurnIsOver(Run& run) {
    declaring::close(run);
    endOfTurn(run);
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, battleZone)))
            if (hasMark(run.state, id, hasAttacked))
                proposeUnmark(run, id, hasAttacked);
    return Next::on();
}

Next pendingCardsGo(Run& run) {
    if (run.rules.policy(nothingStaysPending) != 0)
        endPending(run);
    return Next::on();
}

Next turnChanges(Run& run) {
    [[maybe_unused]] const Player player = run.state.turnPlayer;
    passTurn(run.state);
    if (isBroken(faults::extraTurnsAreForgotten))
        run.state.turnPlayer = opponentOf(player);
    return Next::jump(turnIsBegun);
}

} // namespace

Procedure turnSteps() {
    return {"turn",
            "500.1",
            {{"a turn begins", "", turnBegins},
             {"what lasted until this turn is over", "500.3", untilTurnIsOver},
             {"the turn player's cards untap", "501.1 702.3a", untapAll},
             {"the turn starts", "501.2 501.2a 500.4", tellStep},
             {"what waits at the start", "501.2 603.2a", settle},
             {"is there a draw step", "", isThereADrawStep},
             {"the turn player draws", "502.1 702.2 702.3b", drawForTurn},
             {"the draw step", "500.4", tellStep},
             {"what waits in the draw step", "500.2", settle},
             {"the charge step", "500.4", stepBegins<chargeStep>},
             {"what waits in the charge step", "500.2", settle},
             {"the turn player charges mana", "503.1", charge},
             {"the main step", "500.4", stepBegins<mainStep>},
             {"the turn player uses cards", "504.1", playMainStep},
             {"the attack step", "500.4", stepBegins<attackStep>},
             {"what waits in the attack step", "500.2", settle},
             {"the turn player attacks", "505.1", playAttackStep},
             {"the turn ends", "511.1a", tellEnd},
             {"the turn player declares at the end", "511.1b", declareAtEnd},
             {"the turn player's effects", "511.1c", carryOutTurnPlayers},
             {"the other player declares at the end", "511.1d", otherDeclaresAtEnd},
             {"what waits at the end", "511.1e", settle},
             {"what lasted for this turn is over", "511.2", forTurnIsOver},
             {"what waits at the very end", "500.2", settle},
             {"what is still pending goes", "512.1", pendingCardsGo},
             {"the other player's turn comes", "500.1", turnChanges}}};
}

} // namespace takujo::duel_masters
