#include "engine/games/granblue/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/timing.h"

#include <array>

/// 6-3: what the turn player does in the main phase, and free timing in general (4-6).
namespace takujo::granblue {

namespace {

Next actInMainTiming(Run& run, const Option& answer) {
    const Player player = run.state.turnPlayer;
    switch (answer.verb) {
    case deploy:
        run.propose(movedTo(zoneOf(player, memberArea), answer.object, player, Cause::choice));
        return Next::on();
    case jobChange:
        return changeJob(player, answer.object);
    case uncap:
        return uncapMember(player, answer.object, answer.target);
    default:
        return actInFreeTiming(run, answer);
    }
}

constexpr std::array<takujo::Verb, 6> everything{deploy, playSummon, use, jobChange, uncap, toBattle};
constexpr timing::FreeTiming mainPhaseTiming{.name = "main timing",
                                             .rule = "6-3-1-2 4-6-3 4-6-3-1 8-5-2-2",
                                             .question = "the turn player does something",
                                             .settles = "4-6-2 8-5-2-1",
                                             .settling = checkPoint,
                                             .player = turnPlayer,
                                             .verbs = everything,
                                             .act = actInMainTiming};
constexpr auto asksInMainPhase = asksAt<mainTiming, timing::actsFreely>;

/// The counter step is the other player's (7-3-1-2).
Player whoseTiming(const Position& position) {
    return position.state.frames.back().procedure == counterStep ? opponentOf(position.state.turnPlayer)
                                                                 : position.state.turnPlayer;
}

} // namespace

Procedure mainTimingSteps() {
    return timing::freeTiming<mainPhaseTiming>();
}

VerbSpec toBattleVerb() {
    return {.word = "to battle",
            .conditions = {onlyWhen<asksInMainPhase>("no-battle-phase-now", "6-3-1-3 8-5-2-3"),
                           onlyFor<asksInMainPhase, turnPlayer>("not-your-turn", "6-3-1-3 8-5-2-3")}};
}

bool isMainTiming(const Position& position, const Attempt& attempt) {
    return asksInMainPhase(position) && position.state.turnPlayer == attempt.player;
}

/// In each of these procedures, it is the one question whose answer begins an action.
bool isFreeTiming(const Position& position, const Attempt& attempt) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    if (frame.procedure != mainTiming && frame.procedure != attackStep && frame.procedure != counterStep)
        return false;
    const auto& steps = position.rules.procedure(frame.procedure).steps;
    return frame.step < steps.size() && steps[frame.step].isQuestion() &&
           (steps[frame.step].asks.traits & Question::begins) != 0 && whoseTiming(position) == attempt.player;
}

Next actInFreeTiming(Run&, const Option& answer) {
    if (answer.verb == playSummon)
        return Next::call(playingSummon, {packed(answer.object)});
    return Next::call(usingEffect, {packed(answer.object), 0, 0, answer.value});
}

} // namespace takujo::granblue
