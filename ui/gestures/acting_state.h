#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player may begin something, or pass.
class ActingState : public DecidingState {
public:
    using DecidingState::DecidingState;

protected:
    bool isShownFirst(const Option& option, const Drop* drop) const override;
    void light(CardMarks& marks) const override { marks.canAct = true; }
    std::optional<PromptButton> button(const Option& option, std::size_t index) const override;
};

} // namespace takujo
