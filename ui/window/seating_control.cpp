#include "ui/window/seating_control.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/widgets/preferences.h"

#include <array>

namespace takujo {

namespace {

/// In the order of `Seating`.
constexpr std::array seatingCommands{CommandId::seatingOne, CommandId::seatingTwo,
                                     CommandId::seatingTrusting};

} // namespace

SeatingControl::SeatingControl(const CommandSet& commands, QWidget* window)
    : QObject{window}, commands_{&commands}, window_{window} {
    for (std::size_t i = 0; i < seatingCommands.size(); ++i)
        connect(commands.action(seatingCommands[i]), &QAction::triggered, this,
                [this, i] { want(static_cast<Seating>(i)); });
}

void SeatingControl::display(Session* session) {
    session_ = session;
    for (std::size_t i = 0; i < seatingCommands.size(); ++i) {
        QAction* action = commands_->action(seatingCommands[i]);
        action->setEnabled(session != nullptr);
        action->setChecked(session != nullptr &&
                           session->viewerControl().seating() == static_cast<Seating>(i));
    }
}

void SeatingControl::want(Seating seating) {
    const Seating now = session_ == nullptr ? seating : session_->viewerControl().seating();
    display(session_); // what was clicked is not yet so
    if (seating == now)
        return;
    if (seating == Seating::one)
        QuestionDialog::ask(
            window_,
            [] {
                return tr("Does one person play both sides from now on? Whoever sits here will see the "
                          "hand of whoever is asked.");
            },
            [] { return tr("Show the hands"); }, [this, seating] { change(seating); });
    else
        change(seating);
}

void SeatingControl::change(Seating seating) {
    if (session_ == nullptr)
        return;
    Preferences::setSeating(seating);
    session_->setSeating(seating);
    display(session_);
}

} // namespace takujo
