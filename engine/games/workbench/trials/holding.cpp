#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"

/// Off at first: when the turn player rests, the other player may hold the work, and then it goes on. Nothing
/// has to be done in it, so that it may go round without anything happening at all.
namespace takujo::workbench {

namespace {

constexpr auto isAsked = asksAt<holdingWork, 0>;

Player otherPlayer(const Position& position) {
    return opponentOf(position.state.turnPlayer);
}

void offerToHold(const Position& position, Decision& decision) {
    decision.decider = otherPlayer(position);
    for (const Verb verb : {holdWork, letRest})
        offer(position, decision.decider, verb, decision);
}

Next holdOrNot(Run&, const Option& answer) {
    return answer.verb == holdWork ? Next::call(working) : Next::finish();
}

} // namespace

Next workMayBeHeld(Run& run) {
    return run.rules.policy(trials::workIsHeld) != 0 ? Next::call(holdingWork) : Next::on();
}

Procedure holdingSteps() {
    return {"work may be held",
            "w-146",
            {{"the other player holds the work or not", "w-146",
              Question{DecisionKind::yesNo, offerToHold, holdOrNot}},
             {"and when the work is over again", "w-146", [](Run&) { return Next::jump(0); }}}};
}

std::vector<VerbSpec> holdingVerbs() {
    const auto answer = [](std::string_view word) {
        return VerbSpec{.word = word,
                        .conditions = {onlyWhen<isAsked>("no-rule-asks-for-it", "w-146"),
                                       onlyFor<isAsked, otherPlayer>("rule-asks-the-other-player", "w-146")},
                        .onlyWhenAsked = true};
    };
    return {answer("hold"), answer("let rest")};
}

} // namespace takujo::workbench
