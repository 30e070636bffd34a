#pragma once

#include "ui/table/deciding_state.h"

namespace takujo {

/// The player says which comes next, again and again; the rest may stay as it lies.
class OrderingState : public DecidingState {
public:
    using DecidingState::DecidingState;

protected:
    void addButtons(std::vector<PromptButton>& buttons) const override;
};

} // namespace takujo
