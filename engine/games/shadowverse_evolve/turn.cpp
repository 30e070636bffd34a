#include "engine/games/shadowverse_evolve/turn.h"
#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/drawing.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/turn_parts.h"

#include <algorithm>

/// Chapter 7: the turn, step by step.
namespace takujo::shadowverse_evolve {

namespace {

Next turnBegins(Run& run) {
    ++run.state.turn;
    countTurn(run.state);
    run.state.phase = startPhase;
    refresh(run.state, run.rules, run.cards); // some texts work in one player's turns
    note(run, "turn begins", run.state.turnPlayer, "7.1.1", {numberArgument("number", run.state.turn)});
    endLasting(run, Duration::yourNextTurnBegins);
    return Next::on();
}

template <Phase phase>
Next phaseBegins(Run& run) {
    beginPhase(run, phase, "7.1.2");
    return Next::on();
}

/// Quietly: it happens in every turn.
void changeQuietly(Run& run, Value value, std::int32_t by) {
    Event event = doneTo({}, EventKind::changeValue, run.state.turnPlayer);
    event.slot = value;
    event.amount = by;
    event.flags = Event::quiet;
    run.propose(event);
}

Next ppMaxGrows(Run& run) {
    if (valueOf(run.state, run.state.turnPlayer, ppMax) < run.rules.policy(mostPp))
        changeQuietly(run, ppMax, 1);
    return Next::on();
}

Next ppComeBack(Run& run) {
    const Player player = run.state.turnPlayer;
    changeQuietly(run, pp, valueOf(run.state, player, ppMax) - valueOf(run.state, player, pp));
    return Next::on();
}

Next allStand(Run& run) {
    for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, field)))
        proposeUpright(run, id);
    return Next::on();
}

Next drawForTurn(Run& run) {
    if (!mayDraw(run, run.state.turnPlayer))
        return Next::on();
    const Policy howMany = run.state.turn == 1 ? firstTurnDraws : drawnInATurn;
    return drawing::draw(run, run.state.turnPlayer, run.rules.policy(howMany));
}

Next mainPhaseIsPlayed(Run&) {
    return Next::call(mainTiming);
}
template <Procedures procedure>
Next isDone(Run&) {
    return Next::call(procedure);
}

/// No check timing follows in this turn: what comes of it is seen at the next one (7.2.5).
Next forTurnIsOver(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, field)))
            if (hasMark(run.state, id, evolvedThisTurn))
                proposeUnmark(run, id, evolvedThisTurn);
    endOfTurn(run);
    return Next::on();
}

Next turnChanges(Run& run) {
    passTurn(run.state);
    return Next::jump(turnIsBegun);
}

} // namespace

Procedure turnSteps() {
    return {"turn",
            "7.1.1",
            {{"a turn begins", "", turnBegins},
             {"the start phase begins", "7.1.2", phaseBegins<startPhase>},
             {"the PP maximum grows", "7.2.1", ppMaxGrows},
             {"the PP come back", "7.2.2", ppComeBack},
             {"all of the turn player's cards stand", "7.2.3", allStand},
             {"the turn player draws", "7.2.4", drawForTurn},
             {"check timing", "7.2.5", settle},
             {"the main phase begins", "7.3.1 7.1.2", phaseBegins<mainPhase>},
             {"the turn player acts", "7.3.3", mainPhaseIsPlayed},
             {"the end phase begins", "7.4.1 7.1.2", phaseBegins<endPhase>},
             {"check timing", "7.4.2", settle},
             {"followers with ward are acted", "7.4.3", isDone<wardsAct>},
             {"check timing", "7.4.4", settle},
             {"the other player plays with Quick", "7.4.5", isDone<quickWindow>},
             {"the hand limit is looked at", "7.4.7", isDone<handLimit>},
             {"what lasted for this turn is over", "7.4.8", forTurnIsOver},
             {"the other player's turn comes", "7.4.9 5.25.1 5.25.2 5.25.2.1 5.27.1 5.27.1.1", turnChanges}}};
}

} // namespace takujo::shadowverse_evolve
