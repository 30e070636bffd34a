#pragma once

#include "ui/gestures/deciding_state.h"

namespace takujo {

/// The player drags a card over the table. The places where it may go are lit, and so are the cards that it
/// could have as a target: let go over one of them, it has chosen that one.
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

        bool joins = false; ///< let go over a card that is attacked already, it attacks that too

        bool isAtCard() const { return isAimed && option.target.exists(); }
    };
    Way wayOf(const Option& option) const;
    std::vector<Option> meantBy(const Drop& drop) const;
    std::vector<ZoneId> places() const;
    void listAimable();
    void listAttacked();
    void askForTarget() const;
    bool meansOther(ZoneId place) const;
    void refuseTarget(ObjectId target) const;

    DecidingState* beneath_;
    ObjectId object_;
    std::vector<Way> ways_;
    std::vector<ObjectId> aimable_;  ///< its targets, also those that would be refused
    std::vector<ObjectId> attacked_; ///< cards that are attacked, if it could join the attack
    std::vector<Option> targets_;    ///< the choices that come next, if only one thing can be begun
    std::vector<ObjectId> certain_;  ///< the targets that are chosen then without a question
};

} // namespace takujo
