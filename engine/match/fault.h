#pragma once

#include "engine/kit/rules/decision.h"

#include <exception>
#include <stdexcept>
#include <string>

namespace takujo {

/// Thrown when the rules did not come to an end after a step: the program has a mistake. The match stays
/// where it was and can be continued in another way (engine/match/sentences/fault_report.h writes a report
/// for developers).
class MatchFault : public std::runtime_error {
public:
    MatchFault(const std::string& reason, const Attempt& tried) : std::runtime_error{reason}, tried_{tried} {}

    /// What was answered; of other steps only the player.
    const Attempt& tried() const { return tried_; }

private:
    Attempt tried_;
};

/// Tries something out for display. Returns an empty result if that fails; when the player really does it,
/// they are told.
template <class Try>
auto triedOut(Try tries) -> decltype(tries()) {
    try {
        return tries();
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace takujo
