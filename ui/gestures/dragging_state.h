#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// A card is in the player's hand, over the table. The places where it may go are lit, and the cards that
/// what is begun with it could choose: let go over one of them, it is chosen at once.
class DraggingState : public TableState {
public:
    /// `beneath` is the state the drag began in; it must outlive this one up to the drop.
    DraggingState(TablePort& port, DecidingState& beneath, ObjectId object);

    void decorate(Marks& marks) const override;
    std::vector<PromptButton> buttons() const override { return beneath_->buttons(); }
    void dropped(const Drop& drop) override;

private:
    /// An option of the card, with the places where letting go of it takes it.
    struct Way {
        Option option;
        std::vector<ZoneId> places;
        bool anywhere = false; ///< its place is not on the table: all of the table stands for it
        bool isMoved = false;  ///< it has a place of its own
        bool isAimed = false;  ///< let go over a card, it is aimed at that card

        bool joins = false; ///< let go over what is attacked already, it attacks that too

        bool isAtCard() const { return isAimed && option.target.exists(); }
    };
    Way wayOf(const Option& option) const;
    std::vector<Option> meantBy(const Drop& drop) const;
    std::vector<ZoneId> places() const;
    void listAimable();
    void listAttacked();
    void askForTarget() const;

    DecidingState* beneath_;
    ObjectId object_;
    std::vector<Way> ways_;
    std::vector<ObjectId> aimable_;  ///< what it could be aimed at, be it refused or not
    std::vector<ObjectId> attacked_; ///< what it could join the attack on
    std::vector<Option> targets_;    ///< what could be chosen next, if it is plain what is begun
    std::vector<ObjectId> certain_;  ///< what is chosen then without a question
};

} // namespace takujo
