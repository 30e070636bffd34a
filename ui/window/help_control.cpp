#include "ui/window/help_control.h"

#include "ui/games/games_on_offer.h"
#include "ui/help/help_window.h"
#include "ui/theme/text.h"

#include <QApplication>

#include <utility>

namespace takujo {

HelpControl::HelpControl(const CommandSet& commands, const GamesOnOffer& games, QWidget* window)
    : QObject{window}, commands_{&commands}, games_{&games}, window_{window} {}

void HelpControl::open(const QString& link, const GameData* game) {
    // A window that waits for an answer lets only its own windows be used.
    QWidget* above = QApplication::activeModalWidget();
    QWidget* parent = above != nullptr ? above : window_;
    if (help_ != nullptr && help_->parentWidget() != parent) {
        const HelpWindow* before = help_;
        help_.clear();
        delete before;
    }
    if (help_ == nullptr) {
        help_ = new HelpWindow{*commands_, games_->playable(), language_, palette_, parent};
        help_->setAttribute(Qt::WA_DeleteOnClose);
        help_->setShowsRules(above != nullptr); // the browser could not be used
        connect(help_, &HelpWindow::ruleFollowed, this, &HelpControl::stepAside);
    }
    isAside_ = false;
    if (game != nullptr || !games_->all().empty())
        help_->setGame(qt(game != nullptr ? game->game->id : games_->all().front()->id));
    help_->open(link);
    help_->show();
    help_->raise();
    help_->activateWindow();
}

/// The help lies over the window in which the rule is shown.
void HelpControl::stepAside(const QString& game, const QString& number) {
    help_->hide();
    isAside_ = true;
    emit ruleFollowed(game, number);
}

void HelpControl::comeBack() {
    if (!std::exchange(isAside_, false) || help_ == nullptr)
        return;
    help_->show();
    help_->raise();
    help_->activateWindow();
}

const QDialog* HelpControl::current() const {
    return help_;
}

const QDialog* HelpControl::dialogOf(QObject* widget) const {
    const auto* inside = qobject_cast<const QWidget*>(widget);
    const auto* dialog = inside == nullptr ? nullptr : qobject_cast<const QDialog*>(inside->window());
    const QWidget* above = dialog == nullptr || dialog == help_ ? nullptr : dialog->parentWidget();
    while (above != nullptr && above != window_)
        above = above->parentWidget();
    return above == nullptr ? nullptr : dialog;
}

void HelpControl::restyle(Language language, const Palette& palette) {
    language_ = language;
    palette_ = palette;
    if (help_ != nullptr)
        help_->restyle(language, palette);
}

} // namespace takujo
