#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Costs of what has waited (`Vocabulary::triggersCost`): when it would be carried out, its player pays, or
// leaves it unpaid. The procedure has the locals of playing; the steps of payment come behind this question.

/// Whether the effect that is carried out has a cost.
bool hasCostOfItsOwn(const Position& position);
/// Whether all of it can be paid.
bool canPayForWaiting(const Position& position);

void offerPayingForWaiting(const Position& position, Decision& decision);
/// True if it is paid. What is not paid has not been used, either.
bool takePayingForWaiting(Run& run, const Option& answer);

/// The question; whoever does not pay goes on at step `over`. Nobody is asked about what costs nothing: the
/// step before passes this one over.
template <std::uint16_t over>
Question payingForWaiting() {
    return {DecisionKind::yesNo, offerPayingForWaiting, [](Run& run, const Option& answer) {
                return takePayingForWaiting(run, answer) ? Next::on() : Next::jump(over);
            }};
}
/// The verbs of paying and of leaving it unpaid. `lacks` is the rule told where it cannot be paid.
std::vector<VerbSpec> waitingCostVerbs(std::string_view pays, std::string_view leaves,
                                       std::string_view lacks);

} // namespace takujo::playing
