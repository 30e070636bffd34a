#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player picks what to pay with, one after the other, or lets the table pick.
class PayingState : public DecidingState {
public:
    using DecidingState::DecidingState;

    void decorate(Marks& marks) const override;

protected:
    void addButtons(std::vector<PromptButton>& buttons) const override;
};

} // namespace takujo
