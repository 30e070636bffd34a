#include "ui/window/welcome_control.h"

#include "ui/start/welcome_dialog.h"
#include "ui/widgets/preferences.h"

namespace takujo {

/// After the window has been drawn: it may also be opened for a game that somebody asked for.
WelcomeControl::WelcomeControl(StartPage& start, QWidget* window)
    : QObject{window}, start_{&start}, window_{window} {
    if (Preferences::isFirstStart())
        QMetaObject::invokeMethod(this, &WelcomeControl::ask, Qt::QueuedConnection);
}

void WelcomeControl::ask() {
    if (!start_->isVisible() || start_->game() == nullptr)
        return;
    Preferences::setWelcomed();
    auto* dialog = new WelcomeDialog{start_->lessonEntries(), window_};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &WelcomeDialog::lessonWanted, this,
            [this](const QString& id) { emit start_->lessonWanted(id, std::nullopt); });
    connect(dialog, &WelcomeDialog::pageWanted, start_, &StartPage::open);
    dialog->open();
}

} // namespace takujo
