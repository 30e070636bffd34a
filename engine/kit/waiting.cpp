#include "engine/kit/journal.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/rulebook.h"

#include <algorithm>

namespace takujo {

namespace {

/// The turn player's waiting items come first; within one player's, that player says which.
Player whoseTurnToChoose(const State& state) {
    const bool turnPlayers =
        std::ranges::any_of(state.waiting, [&](const WaitingItem& item) { return item.controller == state.turnPlayer; });
    return turnPlayers ? state.turnPlayer : opponentOf(state.turnPlayer);
}

Next endIfNothingWaits(Run& run) { return run.state.waiting.empty() ? Next::finish() : Next::on(); }

void offerNext(const Position& position, Decision& decision) {
    decision.decider = whoseTurnToChoose(position.state);
    const std::vector<WaitingItem>& items = position.state.waiting;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].controller == decision.decider)
            decision.options.push_back({position.rules.tables().waitingVerb, {},
                                        lives(position.state, items[i].source) ? items[i].source : ObjectId{}, {},
                                        static_cast<std::int32_t>(i)});
}

Next carryOut(Run& run, const Option& answer) {
    const auto index = static_cast<std::size_t>(answer.value);
    const WaitingItem item = run.state.waiting[index];
    run.state.waiting.erase(run.state.waiting.begin() + answer.value);
    return run.rules.tables().resolveWaiting(run, item);
}

} // namespace

Procedure waitingItems() {
    return {"waiting effects", "",
            {{"does anything wait", "", endIfNothingWaits},
             {"which waiting effect comes next", "", Question{DecisionKind::order, offerNext, carryOut}},
             {"look again", "", [](Run&) { return Next::jump(0); }}}};
}

} // namespace takujo
