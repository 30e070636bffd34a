#include "engine/games/fftcg/cast_later.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/faults.h"
#include "engine/kit/journal.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

namespace takujo::fftcg {

namespace {

enum Step : std::uint16_t {
    begins,
    rulesFirst,
    thenAutos,
    acts,
    afterPass,
    bothPassed,
    resolves,
    thenTurnPlayer
};
constexpr std::size_t who = 0;

/// Before a player acts rules and waiting abilities come; most of the time there is nothing of either.
Next letAct(Run& run) {
    return Next::jump(run.state.settled && !somethingWaits(run) ? acts : rulesFirst);
}

Next begin(Run& run) {
    run.state.priority = static_cast<Player>(run.local(who));
    run.state.passes = 0;
    return letAct(run);
}

Next checkRules(Run& run) {
    if (isBroken(faults::rulesAreTheTurnPlayers) && run.state.priority != run.state.turnPlayer)
        return Next::on();
    return run.state.settled || settleIfNothingIsDue(run) ? Next::on() : Next::call(ruleProcessCheck);
}

/// 11.1.3, 11.8.7: what was triggered goes onto the stack, and then the rules are looked at again.
Next stackAutos(Run& run) {
    if (!somethingWaits(run) || (isBroken(faults::waitingIsStackedLate) && run.state.phase != endPhase))
        return Next::on();
    return Next::call(procedures::waiting).thenFrom(rulesFirst);
}

void offerActions(const Position& position, Decision& decision) {
    decision.decider = position.state.priority;
    offer(position, decision.decider, cast, decision);
    if ((position.state.has & CardDefinition::activated) != 0)
        offer(position, decision.decider, use, decision);
    offer(position, decision.decider, fftcg::pass, decision);
}

Next act(Run& run, const Option& answer) {
    State& state = run.state;
    if (answer.verb == fftcg::pass) {
        ++state.passes;
        return Next::on();
    }
    state.passes = 0;
    // Whoever casts a summon has priority again (11.3.8); 11.4.8 gives it to the turn player after a
    // character. Either way rule processes come first.
    const Next begun =
        answer.verb == use
            ? beginUsing(run, answer.object, answer.value)
            : beginCasting(run, answer.object, howItIsCastLater(run, state.priority, answer.object));
    return begun.thenFrom(rulesFirst);
}

Next handOver(Run& run) {
    State& state = run.state;
    if (state.passes >= 2)
        return Next::on();
    state.priority = opponentOf(state.priority);
    return letAct(run);
}

Next goOnIfStackIsEmpty(Run& run) {
    if (countIn(run.state, theStack) > 0)
        return Next::on();
    run.state.priority = Player::nobody;
    return Next::finish();
}

Next resolveTop(Run&) {
    return Next::call(resolution);
}

Next turnPlayerAgain(Run& run) {
    run.state.priority = run.state.turnPlayer;
    run.state.passes = 0;
    return letAct(run);
}

} // namespace

Next givePriority(Player player) {
    return Next::call(priorityProcedure, {static_cast<std::int32_t>(indexOf(player))});
}

Procedure priority() {
    return {"priority",
            "11.1",
            {{"a player gets priority", "", begin},
             {"rule processes come first", "11.1.3", checkRules},
             {"auto abilities go onto the stack", "11.8.7 11.1.3", stackAutos},
             {"the player with priority acts or passes", "11.1.4",
              Question{DecisionKind::act, offerActions, act, Question::moment | Question::begins}},
             {"priority passes to the opponent", "11.1.6", handOver},
             {"both have passed: on an empty stack the game goes on", "11.1.7 9.3.1.2", goOnIfStackIsEmpty},
             {"the top of the stack resolves", "11.1.7 11.11.1", resolveTop},
             {"the turn player has priority again", "11.1.5", turnPlayerAgain}}};
}

bool hasPriority(const Position& position, const Attempt& attempt) {
    return asks(position, priorityProcedure, acts) && position.state.priority == attempt.player;
}

void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments) {
    const bool casting = playing::isPaying(position) && position.state.frames.back().procedure != payingFee;
    if (!casting && !asks(position, priorityProcedure, acts))
        return; // nobody has it now
    if (position.state.priority != attempt.player) {
        arguments.push_back(playerArgument("other", position.state.priority));
        return;
    }
    arguments.push_back(cardArgument("casting", position.definitionIndex(playing::whatIsPlayed(position))));
}

VerbSpec passVerb() {
    return {.word = "pass",
            .from = {},
            .conditions = {sifted(Sifted::byQuestion, {Aspect::actor, "not-your-priority", "11.1.1",
                                                       hasPriority, describePriority, false})}};
}

} // namespace takujo::fftcg
