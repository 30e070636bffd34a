#pragma once

#include "ui/gestures/table_state.h"

namespace takujo {

/// The table goes from one player to the other: all that can be done is to sit down.
class HandOverState : public TableState {
public:
    using TableState::TableState;

    std::vector<PromptButton> buttons() const override;
};

/// Somebody looks at their own hand while it is not for them to decide: nothing can be done at all.
class PeekingState : public TableState {
public:
    using TableState::TableState;
};

} // namespace takujo
