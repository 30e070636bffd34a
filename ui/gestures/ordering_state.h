#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player says which comes next, again and again; the rest may stay as it lies.
class OrderingState : public DecidingState {
public:
    using DecidingState::DecidingState;

protected:
    /// An effect that waits is taken at the card it comes from.
    ObjectId cardOf(const Option& option) const override {
        return option.object.exists() ? option.object : option.target;
    }
    std::optional<PromptButton> button(const Option& option, std::size_t index) const override;
    void addButtons(std::vector<PromptButton>& buttons) const override;
};

} // namespace takujo
