#pragma once

#include "ui/gestures/table_state.h"

namespace takujo {

/// The game has ended; the table may still be looked at.
class OverState : public TableState {
public:
    using TableState::TableState;

    std::vector<PromptButton> buttons() const override;
};

} // namespace takujo
