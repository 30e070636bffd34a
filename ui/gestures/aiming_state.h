#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// What is to be done with a card is plain, and what it is aimed at is chosen next: without dragging, by a
/// click or a key.
class AimingState : public TableState {
public:
    /// All options are of one card and one verb. `beneath` is the state it began in; it must outlive this
    /// one.
    AimingState(TablePort& port, DecidingState& beneath, ObjectId object, std::vector<Option> options);

    ObjectId object() const { return object_; }
    /// One of its options, for whoever says what is being done.
    const Option& option() const { return options_.front(); }
    bool isTarget(ObjectId object) const;
    /// The options that are aimed at this card; those of the card itself where there are none.
    std::vector<Option> optionsAt(ObjectId object) const;
    /// Says why it is not aimed at this card.
    void sayWhyNot(ObjectId object) const;

    void decorate(Marks& marks) const override;
    std::vector<PromptButton> buttons() const override;
    void cardClicked(ObjectId object) override;

private:
    DecidingState* beneath_;
    ObjectId object_;
    std::vector<Option> options_;
};

} // namespace takujo
