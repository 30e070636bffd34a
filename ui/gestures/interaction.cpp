#include "ui/gestures/interaction.h"

#include "ui/gestures/acting_state.h"
#include "ui/gestures/asking_state.h"
#include "ui/gestures/choosing_state.h"
#include "ui/gestures/dividing_state.h"
#include "ui/gestures/dragging_state.h"
#include "ui/gestures/hand_over_state.h"
#include "ui/gestures/ordering_state.h"
#include "ui/gestures/over_state.h"
#include "ui/gestures/paying_state.h"
#include "ui/gestures/watching_state.h"
#include "ui/session/session.h"

namespace takujo {

namespace {

std::unique_ptr<DecidingState> stateFor(TablePort& port, DecisionKind kind) {
    switch (kind) {
    case DecisionKind::act:
        return std::make_unique<ActingState>(port);
    case DecisionKind::pay:
        return std::make_unique<PayingState>(port);
    case DecisionKind::order:
    case DecisionKind::arrange:
    case DecisionKind::group:
        return std::make_unique<OrderingState>(port);
    case DecisionKind::divide:
        return std::make_unique<DividingState>(port);
    case DecisionKind::chooseObjects:
    case DecisionKind::chooseCards:
    case DecisionKind::look:
        return std::make_unique<ChoosingState>(port);
    case DecisionKind::mode:
    case DecisionKind::number:
    case DecisionKind::name:
    case DecisionKind::yesNo:
        return std::make_unique<AskingState>(port);
    }
    return std::make_unique<ChoosingState>(port);
}

} // namespace

void Interaction::decide() {
    dragging_.reset();
    aiming_.reset();
    deciderOf_ = nullptr;
    lit_.clear();
    const Match& match = port_->session().match();
    if (port_->session().isWatched()) {
        deciding_ = std::make_unique<WatchingState>(*port_);
        return;
    }
    if (match.over()) {
        deciding_ = std::make_unique<OverState>(*port_);
        return;
    }
    deciding_.reset();
    if (port_->session().isAskedOfOther())
        return;
    const ViewerControl& viewerControl = port_->session().viewerControl();
    if (viewerControl.peeking() != Player::nobody) {
        deciding_ = std::make_unique<PeekingState>(*port_);
        return;
    }
    if (viewerControl.awaited() != Player::nobody) {
        deciding_ = std::make_unique<HandOverState>(*port_);
        return;
    }
    std::unique_ptr<DecidingState> state = stateFor(*port_, match.decision().kind);
    deciderOf_ = state.get();
    deciding_ = std::move(state);
}

Marks Interaction::marks() const {
    Marks marks;
    if (dragging_ != nullptr)
        dragging_->decorate(marks);
    else if (aiming_ != nullptr)
        aiming_->decorate(marks);
    else if (deciding_ != nullptr)
        deciding_->decorate(marks);
    for (const ObjectId card : port_->session().pointedAt()) {
        CardMarks& mark = marks.cards[card];
        mark.pointedAt = mark.order == 0; // what has been chosen need not be found
    }
    for (const ObjectId card : lit_)
        marks.cards[card].lit = true;
    return marks;
}

std::vector<PromptButton> Interaction::buttons() const {
    if (aiming_ != nullptr)
        return aiming_->buttons();
    return deciding_ == nullptr ? std::vector<PromptButton>{} : deciding_->buttons();
}

std::optional<NumberQuestion> Interaction::numbers() const {
    return deciding_ == nullptr ? std::nullopt : deciding_->numbers();
}

void Interaction::click(ObjectId object) {
    if (dragging_ != nullptr)
        return;
    if (aiming_ != nullptr)
        aiming_->cardClicked(object);
    else if (deciding_ != nullptr)
        deciding_->cardClicked(object);
}

void Interaction::take(ObjectId object, const std::vector<Option>& options) {
    if (dragging_ != nullptr || deciderOf_ == nullptr)
        return;
    aiming_.reset();
    deciderOf_->attempt(object, options, {});
}

bool Interaction::clickZone(ZoneId zone) {
    return dragging_ == nullptr && aiming_ == nullptr && deciderOf_ != nullptr && deciderOf_->answerAt(zone);
}

std::vector<Option> Interaction::optionsOf(ObjectId object) const {
    if (aiming_ != nullptr)
        return aiming_->optionsAt(object);
    return deciderOf_ == nullptr ? std::vector<Option>{} : deciderOf_->optionsOf(object);
}

void Interaction::sayWhyNot(ObjectId object) {
    if (dragging_ != nullptr)
        return;
    if (aiming_ != nullptr)
        aiming_->sayWhyNot(object);
    else if (deciderOf_ != nullptr)
        deciderOf_->attempt(object, {}, {});
}

bool Interaction::mayDrag(ObjectId object) const {
    return deciding_ != nullptr && deciding_->mayDrag(object);
}

void Interaction::beginDrag(ObjectId object) {
    if (deciderOf_ != nullptr)
        dragging_ = std::make_unique<DraggingState>(*port_, *deciderOf_, object);
}

void Interaction::drop(const Drop& drop) {
    // The drop may answer, and with that begin the next state; the drag is over before.
    const std::unique_ptr<TableState> dragged = std::move(dragging_);
    if (dragged != nullptr)
        dragged->dropped(drop);
}

void Interaction::beginAim(ObjectId object, const std::vector<Option>& options) {
    if (deciderOf_ != nullptr)
        aiming_ = std::make_unique<AimingState>(*port_, *deciderOf_, object, options);
}

void Interaction::cancelDrag() {
    dragging_.reset();
}

} // namespace takujo
