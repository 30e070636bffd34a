#pragma once

#include "engine/kit/rules/decision.h"

#include <exception>
#include <stdexcept>
#include <string>

namespace takujo {

/// The rules came to no end of something that was done: the program has a mistake. The match stands where it
/// stood before, and can be played on from there in another way (engine/match/sentences/fault_report.h tells
/// whoever mends it).
class MatchFault : public std::runtime_error {
public:
    MatchFault(const std::string& reason, const Attempt& tried) : std::runtime_error{reason}, tried_{tried} {}

    /// What was answered; of other steps only whose they are.
    const Attempt& tried() const { return tried_; }

private:
    Attempt tried_;
};

/// What is tried to show something is not shown if it cannot be carried out; whoever does it is told.
template <class Try>
auto triedOut(Try tries) -> decltype(tries()) {
    try {
        return tries();
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace takujo
