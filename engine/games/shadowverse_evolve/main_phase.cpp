#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/play/playing.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/timing.h"

#include <array>

/// 7.3 and chapter 8: what the turn player does in the main phase.
namespace takujo::shadowverse_evolve {

namespace {

Next actInMainPhase(Run& run, const Option& answer) {
    if (answer.verb == attack)
        return Next::call(attacking, {packed(answer.object), packed(answer.target)});
    return playWhatWasAnswered(run, answer);
}

constexpr std::array<takujo::Verb, 5> everything{playCard, activate, evolve, attack, endMain};
constexpr timing::FreeTiming mainPhaseTiming{.name = "main timing",
                                             .rule = "7.3.3",
                                             .question = "the turn player does something",
                                             .settles = "7.3.2 7.3.4",
                                             .settling = checkTiming,
                                             .player = turnPlayer,
                                             .verbs = everything,
                                             .act = actInMainPhase};
constexpr auto asksInMainPhase = asksAt<mainTiming, timing::actsFreely>;

} // namespace

Procedure mainTimingSteps() {
    return timing::freeTiming<mainPhaseTiming>();
}

VerbSpec endMainVerb() {
    return {.word = "end main",
            .conditions = {onlyWhen<asksInMainPhase>("not-in-main-phase", "7.3.3"),
                           onlyFor<asksInMainPhase, turnPlayer>("not-your-turn", "7.3.3")}};
}

bool isMainTiming(const Position& position, const Attempt& attempt) {
    return asksInMainPhase(position) && position.state.turnPlayer == attempt.player;
}

Next playWhatWasAnswered(Run&, const Option& answer) {
    if (answer.verb == playCard)
        return Next::call(playing_, {packed(answer.object)});
    return Next::call(usingAbility, {packed(answer.object), 0, 0, answer.value});
}

} // namespace takujo::shadowverse_evolve
