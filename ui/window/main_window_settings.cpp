// What the window's settings do, and its help.

#include "engine/kit/stops.h"
#include "ui/dialogs/parting_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/help/help_window.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/window/main_window.h"

#include <QApplication>

namespace takujo {

namespace {

/// As it was before the window had colours of its own.
Brightness brightnessOfSystem() {
    static const Brightness system = systemBrightness();
    return system;
}

Brightness brightnessOf(const QString& word) {
    if (word == QLatin1String("system"))
        return brightnessOfSystem();
    return word == QLatin1String("light") ? Brightness::light : Brightness::dark;
}

Motion motionOf(const QString& word) {
    if (word == QLatin1String("full"))
        return Motion{Motion::Amount::full};
    if (word == QLatin1String("less"))
        return Motion{Motion::Amount::less};
    return Motion::preferred(word == QLatin1String("system"));
}

double cardScaleOf(const QString& word) {
    constexpr double small = 0.8;
    constexpr double large = 1.35;
    return word == QLatin1String("small") ? small : word == QLatin1String("large") ? large : 1;
}

} // namespace

void MainWindow::applySettings(const WindowWishes& wishes) {
    if (wishes.language)
        settings_.holdForNow(SettingId::language, *wishes.language == Language::ja ? "ja" : "en");
    if (wishes.brightness)
        settings_.holdForNow(SettingId::theme, *wishes.brightness == Brightness::light ? "light" : "dark");
    brightness_ = brightnessOf(settings_.word(SettingId::theme));
    setTextScale(settings_.number(SettingId::textSize) / 100.0);
    for (const SettingId id : {SettingId::cardSize, SettingId::sidePanel, SettingId::motion,
                               SettingId::turnTable, SettingId::logDetail, SettingId::confirmBack})
        apply(id);
    brightnessOfSystem();
    setBrightness(brightness_);
    setLanguage(Translator::ofWord(settings_.word(SettingId::language)).value_or(Translator::ofSystem()));
    connect(&settings_, &Settings::changed, this, &MainWindow::apply);
    connect(&settings_, &Settings::notKept, this, [this](const Says& why) {
        if (findChild<SettingsDialog*>() == nullptr) // which tells it itself
            tell([] { return tr("Your choice holds, but could not be kept."); }, why);
    });
    if (!settings_.trouble().isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this] {
                tell([] { return tr("Something is wrong with your settings."); },
                     [this] { return settings_.trouble(); });
            },
            Qt::QueuedConnection);
}

void MainWindow::apply(SettingId id) {
    const auto check = [this](CommandId command, bool on) { commands_.action(command)->setChecked(on); };
    switch (id) {
    case SettingId::language:
        setLanguage(Translator::ofWord(settings_.word(id)).value_or(Translator::ofSystem()));
        break;
    case SettingId::theme:
        setBrightness(brightnessOf(settings_.word(id)));
        break;
    case SettingId::textSize:
        setTextScale(settings_.number(id) / 100.0);
        QApplication::setFont(textFont(TextSize::body));
        setBrightness(brightness_); // the style sheet has the sizes
        break;
    case SettingId::cardSize:
        setCardScale(cardScaleOf(settings_.word(id)));
        start_->setColours(palette_); // its cards are drawn anew
        break;
    case SettingId::sidePanel:
        check(CommandId::sidePanel, settings_.isOn(id));
        game_->setSideShown(settings_.isOn(id));
        replay_->page().setSideShown(settings_.isOn(id));
        break;
    case SettingId::motion:
        check(CommandId::movement, settings_.word(id) != QLatin1String("none"));
        for (GamePage* page : {game_, &replay_->page()})
            page->view().table().movements().setMotion(motionOf(settings_.word(id)));
        break;
    case SettingId::turnTable:
        check(CommandId::turnTable, settings_.isOn(id));
        game_->setTurnsTable(settings_.isOn(id));
        break;
    case SettingId::passByItself:
        applyStops();
        break;
    case SettingId::logDetail:
        for (GamePage* page : {game_, &replay_->page()})
            page->side().logPage().setShort(settings_.word(id) == QLatin1String("short"));
        break;
    case SettingId::keepGames:
        if (!settings_.isOn(id) && autosave_ != nullptr) {
            if (autosave_->isKept())
                asSaved_ = writtenDown();
            autosave_.reset(); // what it has kept stays
        } else if (settings_.isOn(id) && autosave_ == nullptr) {
            keepGame(keptIn_);
        }
        offerGames();
        break;
    case SettingId::confirmBack:
        check(CommandId::askBack, settings_.isOn(id));
        game_->notice().setAsks(settings_.isOn(id));
        break;
    case SettingId::confirmConcede: // asked for where they count
    case SettingId::confirmForget:
    case SettingId::confirmQuit:
    case SettingId::userFolder:
    case SettingId::keptFolder:
    case SettingId::settingsFile:
        break;
    }
}

/// In the game that is played; the next one begins so.
void MainWindow::applyStops() {
    Session* session = game_->current();
    if (session == nullptr || session->match().over())
        return;
    const bool asks = !settings_.isOn(SettingId::passByItself);
    for (const Player player : bothPlayers) {
        const std::uint32_t stops = session->stops(player);
        session->setStops(player, asks ? stops | everyStop : stops & ~everyStop);
    }
}

void MainWindow::openSettings() {
    if (findChild<SettingsDialog*>() != nullptr)
        return;
    QWidget* above = QApplication::activeModalWidget();
    auto* dialog = new SettingsDialog{settings_, above != nullptr ? above : this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QString MainWindow::helpHere() const {
    if (pages_->currentWidget() == game_)
        return helpPageFor(game_->objectName());
    if (isWatching())
        return helpPageFor(replay_->objectName());
    return helpPageFor(start_->page() == StartPage::decks ? QStringLiteral("decks-page")
                                                          : start_->objectName());
}

void MainWindow::openHelp(const QString& link) {
    // A window that waits for an answer lets only its own windows be used.
    QWidget* above = QApplication::activeModalWidget();
    QWidget* parent = above != nullptr ? above : this;
    if (help_ != nullptr && help_->parentWidget() != parent) {
        const HelpWindow* before = help_;
        help_.clear();
        delete before;
    }
    if (help_ == nullptr) {
        help_ = new HelpWindow{commands_, games_, translator_.language(), palette_, parent};
        help_->setAttribute(Qt::WA_DeleteOnClose);
    }
    const GameData* game = gameInView();
    if (game != nullptr || !offered_.empty())
        help_->setGame(qt(game != nullptr ? game->game->id : offered_.front()->id));
    help_->open(link);
    help_->show();
    help_->raise();
    help_->activateWindow();
}

/// F1 in a dialog of this window opens the page that tells about it.
bool MainWindow::helpInDialog(QObject* watched) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    const auto* dialog = widget == nullptr ? nullptr : qobject_cast<QDialog*>(widget->window());
    const QWidget* above = dialog == nullptr || dialog == help_ ? nullptr : dialog->parentWidget();
    while (above != nullptr && above != this)
        above = above->parentWidget();
    if (above == nullptr)
        return false;
    openHelp(helpPageFor(dialog->objectName()));
    return true;
}

bool MainWindow::asksBeforeClosing() {
    const Session* session = game_->current();
    const bool isRunning = session != nullptr && !session->match().over() && session->match().canUndo();
    const auto closeNow = [this] {
        mayClose_ = true;
        close();
    };
    if (mayClose_)
        return false;
    if (wouldBeLost()) {
        PartingDialog::ask(this, [this, closeNow] { saveGame(closeNow); }, closeNow);
        return true;
    }
    if (!isRunning || !settings_.isOn(SettingId::confirmQuit))
        return false;
    QuestionDialog::ask(
        this, [] { return tr("A game is still running. Close Takujo?"); }, [] { return tr("Close"); },
        closeNow);
    return true;
}

} // namespace takujo
