#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// A question that is answered by words only: yes or no, a mode, a name, a number.
class AskingState : public DecidingState {
public:
    using DecidingState::DecidingState;

    std::optional<NumberQuestion> numbers() const override;

protected:
    std::optional<PromptButton> button(const Option& option, std::size_t index) const override;
};

} // namespace takujo
