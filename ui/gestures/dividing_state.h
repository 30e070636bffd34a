#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player divides a sum among several cards. The one whose share is asked for has a ring; the amounts are
/// buttons, or a field where they are many.
class DividingState : public DecidingState {
public:
    using DecidingState::DecidingState;

    void decorate(Marks& marks) const override;
    std::optional<NumberQuestion> numbers() const override;

protected:
    /// Whether the options differ in nothing but a number.
    bool asksAmount() const;
    std::optional<PromptButton> button(const Option& option, std::size_t index) const override;
};

} // namespace takujo
