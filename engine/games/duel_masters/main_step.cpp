#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/question_conditions.h"
#include "engine/kit/timing.h"

#include <array>

/// 504: what the turn player does in the main step, in any order and as often as possible.
namespace takujo::duel_masters {

namespace {

Next actInMainStep(Run&, const Option& answer) {
    if (answer.verb == cross)
        return Next::call(crossing, {packed(answer.object), 0, 0, 0, 0, 0, packed(answer.target)});
    return Next::call(usingCard, {packed(answer.object)});
}

constexpr std::array<takujo::Verb, 7> everything{summon, cast, generate, deploy, useCard, cross, endMain};
constexpr timing::FreeTiming mainStepTiming{.name = "main timing",
                                            .rule = "504.1 500.2",
                                            .question = "the turn player does something",
                                            .settles = "500.2 605.1",
                                            .settling = settling,
                                            .player = turnPlayer,
                                            .verbs = everything,
                                            .act = actInMainStep};
constexpr auto asksInMainStep = asksAt<mainTiming, timing::actsFreely>;

} // namespace

Procedure mainTimingSteps() {
    return timing::freeTiming<mainStepTiming>();
}

VerbSpec endMainVerb() {
    return {.word = "end main",
            .conditions = {onlyWhen<asksInMainStep>("not-in-main-step", "500.2 500.2a"),
                           onlyFor<asksInMainStep, turnPlayer>("not-your-turn", "500.2")}};
}

bool isMainTiming(const Position& position, const Attempt& attempt) {
    return asksInMainStep(position) && position.state.turnPlayer == attempt.player;
}

} // namespace takujo::duel_masters
