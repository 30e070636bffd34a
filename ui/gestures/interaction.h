#pragma once

#include "ui/gestures/aiming_state.h"

#include <memory>

namespace takujo {

/// The state machine of the table: which state the player's hands are in, and how clicks, drags and keys
/// change it.
class Interaction {
public:
    explicit Interaction(TablePort& port) : port_{&port} {}

    /// A new question stands: the state that fits its kind begins.
    void decide();

    Marks marks() const;
    std::vector<PromptButton> buttons() const;
    std::optional<NumberQuestion> numbers() const;

    void click(ObjectId object);
    /// Answers at this zone, where a question asks for a zone; returns whether it did.
    bool clickZone(ZoneId zone);
    /// Does what a click on the card would do that had these options alone: answers, shows what they lead to
    /// first, or asks what they are aimed at.
    void take(ObjectId object, const std::vector<Option>& options);
    /// Shows which cards it is about what somebody reads; none any more with an empty list.
    void lightUp(std::vector<ObjectId> cards) { lit_ = std::move(cards); }
    const std::vector<ObjectId>& lit() const { return lit_; }
    /// The options of a card now.
    std::vector<Option> optionsOf(ObjectId object) const;
    void sayWhyNot(ObjectId object);
    bool mayDrag(ObjectId object) const;
    void beginDrag(ObjectId object);
    bool isDragging() const { return dragging_ != nullptr; }
    void drop(const Drop& drop);
    void cancelDrag();
    /// The card has been taken up, and its target is chosen next.
    void beginAim(ObjectId object, const std::vector<Option>& options);
    /// The state in which a card is aimed without being dragged; none if that is not so.
    const AimingState* aiming() const { return dragging_ == nullptr ? aiming_.get() : nullptr; }
    void cancelAim() { aiming_.reset(); }

private:
    TablePort* port_;
    std::unique_ptr<TableState> deciding_;
    DecidingState* deciderOf_ = nullptr; ///< the same, while somebody decides
    std::unique_ptr<AimingState> aiming_;
    std::unique_ptr<TableState> dragging_;
    std::vector<ObjectId> lit_;
};

} // namespace takujo
