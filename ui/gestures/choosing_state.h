#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player chooses among cards: attackers, blockers, targets, discards.
class ChoosingState : public DecidingState {
public:
    using DecidingState::DecidingState;
};

} // namespace takujo
