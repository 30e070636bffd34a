#include "engine/kit/kit_procedures.h"
#include "engine/kit/offers.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/work.h"

#include <algorithm>

namespace takujo {

namespace {

enum WaitingStep : std::uint16_t { endsIfNone, whichIsNext, looksAgain };

/// The turn player's waiting items come first; within one player's, that player says which.
Player whoseTurnToChoose(const State& state) {
    work::spendForEach(state.waiting.size());
    const bool turnPlayers = std::ranges::any_of(
        state.waiting, [&](const WaitingItem& item) { return item.controller == state.turnPlayer; });
    return turnPlayers ? state.turnPlayer : opponentOf(state.turnPlayer);
}

Next endIfNothingWaits(Run& run) {
    return run.state.waiting.empty() ? Next::finish() : Next::on();
}

/// Local 0: whether the next one is all that was asked for.
Next lookAgain(Run& run) {
    return run.local(0) != 0 ? Next::finish() : Next::jump(endsIfNone);
}

void offerWaiting(const Position& position, Decision& decision) {
    decision.decider = whoseTurnToChoose(position.state);
    offer(position, decision.decider, position.rules.tables().waitingVerb, decision);
    for (Option& option : decision.options) {
        const ObjectId source = position.state.waiting[static_cast<std::size_t>(option.value)].source;
        option.target = lives(position.state, source) ? source : ObjectId{};
    }
}

bool isAskedForNext(const Position& position, const Attempt& attempt) {
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedures::waiting && frame.step == whichIsNext &&
           whoseTurnToChoose(position.state) == attempt.player;
}

void listItems(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    for (std::size_t i = 0; i < position.state.waiting.size(); ++i)
        if (position.state.waiting[i].controller == attempt.player)
            values.push_back(static_cast<std::int32_t>(i));
}

Next carryOut(Run& run, const Option& answer) {
    const auto index = static_cast<std::size_t>(answer.value);
    const WaitingItem item = run.state.waiting[index];
    run.state.waiting.erase(run.state.waiting.begin() + answer.value);
    return run.rules.tables().resolveWaiting(run, item);
}

} // namespace

Procedure waitingItems() {
    return {"waiting effects",
            "",
            {{"does anything wait", "", endIfNothingWaits},
             {"which waiting effect comes next", "", Question{DecisionKind::order, offerWaiting, carryOut}},
             {"look again", "", lookAgain}}};
}

VerbSpec waitingVerb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .conditions = {{Aspect::time, "nothing-waits", rule, isAskedForNext, nullptr, false}},
            .values = listItems};
}

} // namespace takujo
