#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

#include <array>

/// 12.3: the player whose turn it is not may play with Quick, during an attack (8.4.7) and in the end phase
/// (7.4.5). OPEN 21: only what is theirs.
namespace takujo::shadowverse_evolve {

namespace {

enum Step : std::uint16_t { begins, asked, settles, again };
constexpr std::size_t hasPlayed = 0; ///< local: whether something was played at the last time of asking
constexpr std::array<takujo::Verb, 3> withQuick{playCard, activate, noQuick};

constexpr auto isAsked = asksAt<quickWindow, asked>;
Player otherPlayer(const Position& position) {
    return opponentOf(position.state.turnPlayer);
}

Next begin(Run& run) {
    run.local(hasPlayed) = 0;
    return Next::on();
}

void offerQuick(const Position& position, Decision& decision) {
    decision.decider = otherPlayer(position);
    for (const takujo::Verb verb : withQuick)
        offer(position, decision.decider, verb, decision);
}

Next take(Run& run, const Option& answer) {
    if (answer.verb == noQuick) {
        proposeOccurrence(run, occurrences::passes, {}, otherPlayer(run));
        return Next::on();
    }
    run.local(hasPlayed) = 1;
    return playWhatWasAnswered(run, answer);
}

Next settleIfPlayed(Run& run) {
    return run.local(hasPlayed) != 0 ? settle(run) : Next::on();
}
Next askAgain(Run& run) {
    return run.local(hasPlayed) != 0 ? Next::jump(begins) : Next::finish();
}

} // namespace

bool isQuickTiming(const Position& position, const Attempt& attempt) {
    return isAsked(position) && otherPlayer(position) == attempt.player;
}

Procedure quickWindowSteps() {
    return {"playing with Quick",
            "12.3.4",
            {{"nothing has been played", "", begin},
             {"the other player may play with Quick", "12.3.4",
              Question{DecisionKind::act, offerQuick, take, Question::moment | Question::begins}},
             {"check timing", "8.4.8 7.4.6", settleIfPlayed},
             {"once more", "", askAgain}}};
}

VerbSpec noQuickVerb() {
    return {.word = "no quick",
            .conditions = {onlyWhen<isAsked>("no-quick-now", "12.3.4"),
                           onlyFor<isAsked, otherPlayer>("other-player-decides", "12.3.4")},
            .onlyWhenAsked = true};
}

} // namespace takujo::shadowverse_evolve
