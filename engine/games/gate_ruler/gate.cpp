#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rule_processes.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/timing.h"

/// Chapter 9: gate processing. Players add to the gate while they have priority; then it unwinds, the last in
/// first.
namespace takujo::gate_ruler {

namespace {

constexpr auto isAsked = asksAt<gateProcessing, acts>;

/// 9-3b
Next begin(Run& run) {
    run.state.priority = run.state.turnPlayer;
    run.state.passes = 0;
    return Next::on();
}

/// 9-3c: everything that the rules do, until nothing is due.
Next rulesComeFirst(Run& run) {
    return run.state.settled ? Next::on() : Next::call(ruleEffects);
}

/// 14-9c: then one automatic ability, and all of it again.
Next automaticComeFirst(Run& run) {
    noticeStates(run);
    if (run.state.waiting.empty())
        return Next::on();
    constexpr std::int32_t onlyOne = 1;
    return Next::call(procedures::waiting, {onlyOne}).thenFrom(rulesFirst);
}

/// 9-3d: nobody acts over a drive resolution process or a ruler damage process.
Next lookAtTop(Run& run) {
    const auto process = stack_processes::at(run.state, topOf(run.state, theGate));
    const bool isOpen = !process || (process->kind != rulerDamage && process->kind != driveResolution) ||
                        !is(run, noPriorityOverProcesses);
    if (isOpen)
        return Next::on();
    run.state.priority = Player::nobody;
    return Next::jump(resolves);
}

void offerActions(const Position& position, Decision& decision) {
    decision.decider = position.state.priority;
    for (const takujo::Verb verb : {playCard, setCard, activate, reveal, gate_ruler::pass})
        offer(position, decision.decider, verb, decision);
}

/// 9-3e. OPEN 17: after an action all begins again with the turn player.
Next act(Run& run, const Option& answer) {
    if (answer.verb == gate_ruler::pass) {
        ++run.state.passes;
        return Next::on();
    }
    if (answer.verb == setCard)
        return placeFaceDown(run, answer).thenFrom(gateBegins);
    if (answer.verb == reveal)
        return revealDriven(run, answer.object).thenFrom(gateBegins);
    const Next begun = answer.verb == activate ? beginUsing(run, answer.object, answer.value)
                                               : beginPlaying(run, answer.object, answer.value);
    return begun.thenFrom(isBroken(faults::priorityStays) ? rulesFirst : gateBegins);
}

Next handOver(Run& run) {
    if (run.state.passes >= 2)
        return Next::on();
    run.state.priority = opponentOf(run.state.priority);
    return Next::jump(rulesFirst);
}

Next goOnIfEmpty(Run& run) {
    run.state.priority = Player::nobody;
    return countIn(run.state, theGate) > 0 ? Next::on() : Next::finish();
}

Next resolveTop(Run& run) {
    run.state.flags &= ~static_cast<std::uint32_t>(somethingCame);
    return Next::call(resolution);
}

/// OPEN 2: the next one resolves at once, unless something has come onto the gate, or the rules have
/// something to do.
Next unwind(Run& run) {
    if (isBroken(faults::emptyGateIsTheEnd) && countIn(run.state, theGate) == 0)
        return Next::finish();
    const bool isDue = !isBroken(faults::gateUnwindsBlindly) && isAnythingDue(run);
    const bool goesOn = countIn(run.state, theGate) > 0 && (run.state.flags & somethingCame) == 0 &&
                        is(run, unwindsWithoutPriority) && !isDue;
    return Next::jump(goesOn ? resolves : gateBegins);
}

} // namespace

Procedure gateSteps() {
    return {"gate processing",
            "9-2a",
            {{"the turn player has priority", "9-3b", begin},
             {"rule effects", "9-3c", rulesComeFirst},
             {"an automatic ability", "14-9c 14-9c-1", automaticComeFirst},
             {"what lies on top of the gate", "", lookAtTop},
             {"the player with priority acts or passes", "9-3e-1",
              Question{DecisionKind::act, offerActions, act, Question::moment | Question::begins}},
             {"priority passes to the other player", "9-3e-1", handOver},
             {"both have passed", "9-2a", goOnIfEmpty},
             {"the top of the gate resolves", "9-2a", resolveTop},
             {"does anything come of it", "", unwind}}};
}

Procedure ruleEffectSteps() {
    return {"rule effects", "9-3c", {{"everything that is due", "", timing::checkProcesses}}};
}

Next processGate(Run&) {
    return Next::call(gateProcessing);
}

bool hasPriority(const Position& position, const Attempt& attempt) {
    return isAsked(position) && position.state.priority == attempt.player;
}

void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments) {
    if (isAsked(position) && position.state.priority != attempt.player)
        arguments.push_back(playerArgument("other", position.state.priority));
}

bool isMainTime(const Position& position, const Attempt& attempt) {
    return position.state.phase == mainPhase && position.state.turnPlayer == attempt.player &&
           countIn(position.state, theGate) == 0;
}

bool isAnythingDue(Run& run) {
    noticeStates(run);
    if (!run.state.waiting.empty())
        return true;
    if (run.state.settled)
        return false;
    const std::size_t before = run.state.events.size();
    Run silent = run;
    silent.journal = nullptr;
    const bool due = collectRuleProcesses(silent);
    run.state.events.resize(before); // they happen when it is their time
    if (due)
        run.state.settled = false;
    return due;
}

void tellArrivalOnGate(State& state) {
    state.flags |= somethingCame;
}

VerbSpec passVerb() {
    return {
        .word = "pass",
        .conditions = {{Aspect::actor, "not-your-priority", "9-3e-1", hasPriority, describePriority, false}}};
}

} // namespace takujo::gate_ruler
