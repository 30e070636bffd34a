#pragma once

#include "ui/table/deciding_state.h"

namespace takujo {

/// A card is in the player's hand, over the table. The places where it may go are lit.
class DraggingState : public TableState {
public:
    /// `beneath` is the state the drag began in; it must outlive this one.
    DraggingState(TablePort& port, DecidingState& beneath, ObjectId object);

    void decorate(Marks& marks) const override;
    std::vector<PromptButton> buttons() const override { return beneath_->buttons(); }
    void dropped(ZoneId place) override;

private:
    DecidingState* beneath_;
    ObjectId object_;
    std::vector<Option> options_;
};

} // namespace takujo
