// Watching games that were played, and going back in the one that is.

#include "ui/dialogs/file_dialog.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"
#include "ui/window/main_window.h"

#include <QFileDialog>
#include <QFileInfo>

namespace takujo {

void MainWindow::connectReplay() {
    using enum CommandId;
    on(watch, [this](bool) { chooseGameToWatch(); });
    on(watchThis, [this] { watchThisGame(game_->current()->match().over()); });
    on(askBack, [this](bool asks) { settings_.setOn(SettingId::confirmBack, asks); });
    connect(start_, &StartPage::watchWanted, this, &MainWindow::chooseGameToWatch);
    connect(game_, &GamePage::watchWanted, this, [this] { watchThisGame(true); });
    connect(replay_, &ReplayPage::playOnWanted, this, &MainWindow::playOn);
    connect(replay_, &ReplayPage::leaveWanted, this, &MainWindow::leaveReplay);
}

void MainWindow::watchThisGame(bool fromTheBeginning) {
    const Session& session = *game_->current();
    std::unique_ptr<Match> match = session.match().copy();
    if (fromTheBeginning)
        match->goTo(0);
    showReplay(session.sharedData(), std::move(match), [] { return QString{}; });
    watchesOwn_ = true;
}

void MainWindow::chooseGameToWatch() {
    QFileDialog* dialog = gameFileDialog(this, [] { return tr("Watch a saved game"); }, "watch-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (watchFile(std::filesystem::path{fromQt(file)}))
            Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    });
    dialog->open();
}

bool MainWindow::watchFile(const std::filesystem::path& file) {
    auto read = readGame(file);
    if (!read)
        return false;
    // What still goes as it was written is seen; where that ends is where to look.
    if (!read->divergence)
        read->match->goTo(0);
    const Says told = [this, trouble = read->trouble()] {
        return qt(trouble.in(translator_.language())).trimmed();
    };
    showReplay(read->data, std::move(read->match), told);
    watchesOwn_ = false;
    return true;
}

void MainWindow::showReplay(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                            const Says& trouble) {
    replay_->watch(std::make_unique<Session>(game, std::move(match), translator_.language()), trouble);
    pages_->setCurrentWidget(replay_);
    setBrightness(brightness_);
    updateCommands();
    replay_->page().view().setFocus();
}

void MainWindow::leaveReplay() {
    replay_->pause();
    if (game_->current() == nullptr) {
        showStart();
        return;
    }
    pages_->setCurrentWidget(game_);
    updateCommands();
    game_->view().setFocus();
}

/// The game at hand goes on from the place that was watched; a recording becomes the game at hand.
void MainWindow::playOn() {
    const Session& watched = *replay_->current();
    const std::size_t place = watched.match().place();
    if (watchesOwn_) {
        const std::size_t end = watched.match().lineEnd();
        leaveReplay();
        game_->current()->turnInto(end, place);
        return;
    }
    partWithGame([this] {
        const Session& session = *replay_->current();
        showGame(session.sharedData(), session.match().copy(), {});
    });
}

} // namespace takujo
