#include "engine/games/fftcg/cast_later.h"
#include "engine/games/fftcg/chapters.h"

#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/lasting/lasting.h"
#include "engine/kit/turn_parts.h"

namespace takujo::fftcg {

namespace {

Next turnBegins(Run& run) {
    ++run.state.turn;
    endLasting(run, Duration::yourNextTurnBegins);
    if ((run.state.has & CardDefinition::recalls) != 0) // what they count in a turn begins anew
        computeCharacteristics(run.state, run.rules, run.cards);
    else // 11.9.1: some abilities work in one player's turns
        refreshAfter(run.state, run.rules, run.cards, {});
    note(run, "turn begins", run.state.turnPlayer, "9.1", {numberArgument("number", run.state.turn)});
    return Next::on();
}

Next mainPhaseOf(Phase phase) {
    return Next::call(mainPhaseProcedure, {phase});
}

/// 9.3.1.1: whatever comes after the first is a second main phase.
Next furtherMainPhase(Run& run) {
    if (run.state.values[moreMainPhases] == 0)
        return Next::on();
    --run.state.values[moreMainPhases];
    return mainPhaseOf(mainPhase2).thenAgain(); // there may be another
}

Next turnChanges(Run& run) {
    forgetWhatIsCastLater(run.state);
    passTurn(run.state);
    return Next::jump(0);
}

} // namespace

Procedure turnProcedure() {
    return {"turn",
            "9.1",
            {{"a turn begins", "", turnBegins},
             {"active phase", "9.1.1", [](Run&) { return Next::call(activePhaseProcedure); }},
             {"draw phase", "9.2.1", [](Run&) { return Next::call(drawPhaseProcedure); }},
             {"main phase 1", "9.3.1.1", [](Run&) { return mainPhaseOf(mainPhase1); }},
             {"additional main phases", "9.3.1.1", furtherMainPhase},
             {"attack phase", "9.4.1", [](Run&) { return Next::call(attackPhaseProcedure); }},
             {"main phase 2", "9.3.1.1", [](Run&) { return mainPhaseOf(mainPhase2); }},
             {"additional main phases", "9.3.1.1", furtherMainPhase},
             {"end phase", "9.5.1", [](Run&) { return Next::call(endPhaseProcedure); }},
             {"the opponent becomes the turn player", "9.5.1.5", turnChanges}}};
}

namespace {

/// The active phase and the draw phase give nobody priority.
Next priorityIfBroken(const Run& run) {
    return isBroken(faults::phasesGivePriority) ? givePriority(run.state.turnPlayer) : Next::on();
}

Next activateAll(Run& run) {
    beginPhase(run, activePhase, "9.1.1");
    for (const ObjectId id : objectsIn(run.state, zoneOf(run.state.turnPlayer, field), Query::counted)) {
        // 15.2.4.2: what is frozen stays as it is, once.
        if (hasMark(run.state, id, frozen))
            proposeUnmark(run, id, frozen);
        else
            proposeUpright(run, id);
    }
    return priorityIfBroken(run);
}

Next drawForTurn(Run& run) {
    beginPhase(run, drawPhase, "9.2.1");
    proposeDraw(run, run.state.turnPlayer,
                value(run, run.state.turn == 1 ? cardsDrawnFirstTurn : cardsDrawn));
    return priorityIfBroken(run);
}

Next mainPhaseBegins(Run& run) {
    beginPhase(run, static_cast<Phase>(run.local(0)), "9.3.1.1");
    return Next::on();
}

Next turnPlayersPriority(Run& run) {
    return givePriority(run.state.turnPlayer);
}

} // namespace

Procedure activePhaseSteps() {
    return {"active phase",
            "9.1",
            {{"every dull card of the turn player becomes active", "9.1.1.1 15.1.1.1.1", activateAll}}};
}

Procedure drawPhaseSteps() {
    return {"draw phase", "9.2", {{"the turn player draws", "9.2.1.1", drawForTurn}}};
}

Procedure mainPhaseSteps() {
    return {"main phase",
            "9.3",
            {{"the main phase begins", "", mainPhaseBegins},
             {"the turn player has priority until both pass", "9.3.1.4 11.1.2", turnPlayersPriority}}};
}

namespace {

enum EndStep : std::uint16_t {
    endBegins,
    endPriority,
    downToLimit,
    discarding,
    cleanUp,
    lookAgain,
    lastPriority
};

Next endPhaseBegins(Run& run) {
    beginPhase(run, endPhase, "9.5.1");
    return Next::on();
}

/// OPEN 3: the active player is the turn player.
Next checkHandLimit(Run& run) {
    const RulePick pick{.player = run.state.turnPlayer, .kind = overHandLimit, .verb = discardDown};
    if (askWhatIsOver(run, zoneOf(pick.player, hand), value(run, handLimit), pick))
        return Next::on();
    discardPicked(run, overHandLimit);
    return Next::jump(cleanUp);
}

Next discardThese(Run& run) {
    return discardPicked(run, overHandLimit);
}

/// Damage goes, and what lasted until the end of the turn is over, in one moment.
Next removeDamage(Run& run) {
    endOfTurn(run);
    healAll(run, field);
    return Next::on();
}

/// Whether rule processes are due after the clean-up, or an ability waits: then there is one more round of
/// priority and clean-up, but the hand limit is not looked at again.
Next lookForMore(Run& run) {
    const std::size_t before = run.state.events.size();
    const bool due = somethingWaits(run) || collectRuleProcesses(run);
    run.state.events.resize(before); // they happen when priority is given
    return due ? Next::on() : Next::finish();
}

Next moreThenCleanUp(Run& run) {
    return givePriority(run.state.turnPlayer).thenFrom(cleanUp);
}

} // namespace

Procedure endPhaseSteps() {
    return {"end phase",
            "9.5",
            {{"the end phase begins", "", endPhaseBegins},
             {"the turn player has priority, but nothing can be used", "9.5.1.1", turnPlayersPriority},
             {"the hand is checked against its limit", "9.5.1.2", checkHandLimit},
             {"the turn player discards down to the limit", "9.5.1.2",
              pickQuestion<discardThese>(DecisionKind::chooseCards)},
             {"damage is removed from the field", "9.5.1.3.1 9.5.1.3.2 9.5.1.3", removeDamage},
             {"is anything left to be done", "9.5.1.4", lookForMore},
             {"priority, then the clean-up again", "9.5.1.4", moreThenCleanUp}}};
}

VerbSpec discardDownVerb() {
    return {
        .word = "discard",
        .from = {{hand, Whose::mine}},
        .conditions = {onlyWhen<asksToPickFor<overHandLimit>>("no-discarding-now", "9.5.1.2"),
                       onlyFor<asksToPickFor<overHandLimit>, whoPicks>("other-player-discards", "9.5.1.2"),
                       {Aspect::object, "discards-come-from-hand", "15.1.1.4.1", liesInOwn<hand>},
                       {Aspect::object, "discards-go-to-break-zone", "15.1.1.4.1", endsInOwn<breakZone>},
                       {Aspect::choices, "picked-already", "9.5.1.2", isUnpicked}},
        .place = ownPlace<breakZone>};
}

} // namespace takujo::fftcg
