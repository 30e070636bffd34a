#include "ui/window/seating_control.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/widgets/preferences.h"

#include <array>

namespace takujo {

namespace {

/// In the order of `Seating`, without the computer.
constexpr std::array seatingCommands{CommandId::seatingOne, CommandId::seatingTwo,
                                     CommandId::seatingTrusting};
/// In the order of `BotKind`.
constexpr std::array computerCommands{CommandId::computerRandom, CommandId::computerQuick,
                                      CommandId::computerThinking};

} // namespace

SeatingControl::SeatingControl(const CommandSet& commands, QWidget* window)
    : QObject{window}, commands_{&commands}, window_{window} {
    for (std::size_t i = 0; i < seatingCommands.size(); ++i)
        connect(commands.action(seatingCommands[i]), &QAction::triggered, this,
                [this, i] { want(static_cast<Seating>(i)); });
    for (std::size_t i = 0; i < computerCommands.size(); ++i)
        connect(commands.action(computerCommands[i]), &QAction::triggered, this,
                [this, i] { wantComputer({static_cast<BotKind>(i)}); });
}

void SeatingControl::display(Session* session) {
    session_ = session;
    const auto show = [this](CommandId id, bool isSo) {
        QAction* action = commands_->action(id);
        action->setEnabled(session_ != nullptr);
        action->setChecked(session_ != nullptr && isSo);
    };
    const Seating now = session == nullptr ? Seating::one : session->match().seating();
    for (std::size_t i = 0; i < seatingCommands.size(); ++i)
        show(seatingCommands[i], now == static_cast<Seating>(i));
    for (std::size_t i = 0; i < computerCommands.size(); ++i)
        show(computerCommands[i],
             now == Seating::computer && session->match().computer().bot.kind == static_cast<BotKind>(i));
}

void SeatingControl::want(Seating seating) {
    const Seating now = session_ == nullptr ? seating : session_->match().seating();
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

/// Who sits at the near edge stays there.
void SeatingControl::wantComputer(const BotChoice& bot) {
    if (session_ != nullptr) {
        const bool isThere = session_->match().seating() == Seating::computer;
        Preferences::setSeating(Seating::computer);
        Preferences::setBot(bot);
        session_->seatComputer(
            {isThere ? session_->match().computer().player : opponentOf(session_->nearHand()), bot});
    }
    display(session_);
}

} // namespace takujo
