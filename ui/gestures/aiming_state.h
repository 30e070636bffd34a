#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player has said what to do with a card, and now chooses its target by a click or a key, without
/// dragging.
class AimingState : public TableState {
public:
    /// All options are of one card and one verb. `beneath` is the state it began in; it must outlive this
    /// one.
    AimingState(TablePort& port, DecidingState& beneath, ObjectId object, std::vector<Option> options);

    ObjectId object() const { return object_; }
    /// One of its options, to tell what is being done.
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
    std::vector<ZoneId> placesOfPlayer(const Option& option) const;
    const Option* optionAtPlaceOf(ObjectId object) const;

    DecidingState* beneath_;
    ObjectId object_;
    std::vector<Option> options_;
};

} // namespace takujo
