#pragma once

#include "ui/gestures/table_state.h"

namespace takujo {

/// A recorded game is watched: the answer that was given here is shown, and nothing can be done.
class WatchingState : public TableState {
public:
    using TableState::TableState;

    void decorate(Marks& marks) const override;
    std::vector<PromptButton> buttons() const override;
};

} // namespace takujo
