#include "engine/games/granblue/chapters.h"

#include "engine/games/granblue/turn.h"
#include "engine/kit/drawing.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/turn_parts.h"
#include "engine/kit/visibility.h"

/// Chapter 6: the turn, step by step.
namespace takujo::granblue {

namespace {

Next turnBegins(Run& run) {
    ++run.state.turn;
    run.state.phase = startPhase;
    computeCharacteristics(run.state, run.rules, run.cards); // some texts work in one player's turns
    note(run, "turn begins", run.state.turnPlayer, "6-1-1", {numberArgument("number", run.state.turn)});
    return Next::on();
}

Next untilTurnIsOver(Run& run) {
    endLasting(run, Duration::yourNextTurnBegins);
    return Next::on();
}

template <Phase phase>
Next phaseBegins(Run& run) {
    beginPhase(run, phase, "6-1-1");
    return Next::on();
}

Next activateAll(Run& run) {
    for (const Zone zone : {leaderArea, memberArea, crystals})
        for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, zone)))
            proposeUpright(run, id);
    return Next::on();
}

/// OPEN 24: whoever goes first is kept only from this draw in the first turn, not from those of effects.
Next drawForTurn(Run& run) {
    const Policy howMany = run.state.turn == 1 ? firstTurnDraws : drawnInATurn;
    return drawing::draw(run, run.state.turnPlayer, run.rules.policy(howMany));
}

Next crystalFromDeck(Run& run) {
    const Player player = run.state.turnPlayer;
    if (const ObjectId top = topOf(run.state, zoneOf(player, deck)); top.exists())
        run.propose(movedTo(zoneOf(player, crystals), top, player));
    return Next::on();
}

Next mainPhaseIsPlayed(Run&) {
    return Next::call(mainTiming);
}

Next battlePhaseIsPlayed(Run&) {
    return Next::call(attackStep);
}

Next burstIfCardsAreDown(Run& run) {
    for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, gauge)))
        if (faceOf(run.rules, record(run.state, id)) == Face::down)
            return Next::call(chainBurst);
    return Next::on();
}

Next tellEnd(Run& run) {
    proposeOccurrence(run, turnEnds, {}, run.state.turnPlayer);
    return Next::on();
}

/// OPEN 45: no check point follows in this turn; what comes of it is seen at the next one (6-2-2).
Next forTurnIsOver(Run& run) {
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
            "6-1-1",
            {{"a turn begins", "", turnBegins},
             {"what lasted until this turn is over", "6-2-1", untilTurnIsOver},
             {"the turn starts", "6-2-2", phaseBegins<startPhase>},
             {"check point", "6-2-2", beginCheckPoint},
             {"all of the turn player's cards become active", "6-2-3", activateAll},
             {"check point", "6-2-4", beginCheckPoint},
             {"the turn player draws", "6-2-5", drawForTurn},
             {"check point", "6-2-6", beginCheckPoint},
             {"the top of the deck becomes a crystal", "6-2-7", crystalFromDeck},
             {"check point", "6-2-8", beginCheckPoint},
             {"the main phase begins", "6-3-1-1", phaseBegins<mainPhase>},
             {"check point", "6-3-1-1", beginCheckPoint},
             {"the turn player acts", "6-3-1-2 6-1-1", mainPhaseIsPlayed},
             {"the turn player attacks", "6-4-1 6-1-1", battlePhaseIsPlayed},
             {"the burst phase begins", "6-5-1-1", phaseBegins<burstPhase>},
             {"check point", "6-5-1-1", beginCheckPoint},
             {"chain burst, if cards of the gauge are face down", "6-5-1-2", burstIfCardsAreDown},
             {"the turn ends", "6-5-1-3", tellEnd},
             {"check point", "6-5-1-3", beginCheckPoint},
             {"what lasted for this turn is over", "6-5-1-3", forTurnIsOver},
             {"the other player's turn comes", "6-5-1-4", turnChanges}}};
}

} // namespace takujo::granblue
