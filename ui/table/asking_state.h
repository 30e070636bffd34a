#pragma once

#include "ui/table/deciding_state.h"

namespace takujo {

/// A question that is answered by words only: yes or no, a mode, a name.
class AskingState : public DecidingState {
public:
    using DecidingState::DecidingState;

    std::optional<NumberAnswer> number() const override;

protected:
    bool hasButtons() const override { return !number(); }
    std::optional<PromptButton> button(const Option& option, std::size_t index) const override;
};

} // namespace takujo
