#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Costs of waiting effects (`Vocabulary::triggersCost`): when the effect would be carried out, its player
// pays or leaves it unpaid. The procedure has the locals of playing; the steps of payment follow this
// question.

/// Whether the effect that is carried out has a cost.
bool hasCostOfItsOwn(const Position& position);
/// Whether all of it can be paid.
bool canPayForWaiting(const Position& position);

void offerPayingForWaiting(const Position& position, Decision& decision);
/// True if the player pays. An effect left unpaid counts as not used.
bool takePayingForWaiting(Run& run, const Option& answer);

/// Returns the question; a player who does not pay continues at step `over`. If there is no cost, the step
/// before skips the question.
template <std::uint16_t over>
Question payingForWaiting() {
    return {DecisionKind::yesNo, offerPayingForWaiting, [](Run& run, const Option& answer) {
                return takePayingForWaiting(run, answer) ? Next::on() : Next::jump(over);
            }};
}
/// Returns the verbs for paying and for leaving it unpaid. `lacks` is the rule for refusing what cannot be
/// paid.
std::vector<VerbSpec> waitingCostVerbs(std::string_view pays, std::string_view leaves,
                                       std::string_view lacks);

} // namespace takujo::playing
