// The start page of the window, and the games that it lists.

#include "ui/dialogs/question_dialog.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"
#include "ui/window/main_window.h"

#include <QDir>
#include <QFileInfo>

namespace takujo {

void MainWindow::connectStart() {
    connect(start_, &StartPage::gameChosen, this, &MainWindow::takeAccent);
    connect(start_, &StartPage::gameWanted, this,
            [this](const GameFacts& kept) { open(kept.file, kept.file); });
    connect(start_, &StartPage::fileWanted, this, &MainWindow::openRecent);
    connect(start_, &StartPage::dropWanted, this, &MainWindow::dropKeptGame);
    connect(start_, &StartPage::forgetWanted, this, [this](const GameFacts& saved) {
        Preferences::forgetRecentGame(qt(saved.file.string()));
        offerGames();
    });
    connect(start_, &StartPage::openFileWanted, this, &MainWindow::openGame);
    connect(start_, &StartPage::settingsWanted, this, &MainWindow::openSettings);
    connect(start_, &StartPage::helpWanted, this, [this] { openHelp(helpHere()); });
    connect(start_, &StartPage::readAgainWanted, this, &MainWindow::readFilesAgain, Qt::QueuedConnection);
}

void MainWindow::offerGames() {
    std::vector<GameFacts> kept = mayKeepGames_ ? keptGames(autosaveFolder()) : std::vector<GameFacts>{};
    // The game that is played is not to be gone on with, though it may not be kept at the moment.
    std::erase_if(kept, [this](const GameFacts& one) { return one.file == keptIn_; });
    start_->setKeptGames(kept);
    std::vector<GameFacts> recent;
    for (const QString& file : mayKeepGames_ ? Preferences::recentGames() : QStringList{})
        recent.push_back(factsOf(std::filesystem::path{fromQt(file)}));
    start_->setRecentGames(recent);
}

void MainWindow::keepGame(const std::filesystem::path& autosave) {
    const Session* session = game_->current();
    if (session == nullptr || session->match().setup() == nullptr) // a lesson is not kept
        return;
    if (!mayKeepGames_ || !settings_.isOn(SettingId::keepGames)) {
        keptIn_ = autosave; // where it goes on to be kept as soon as games are kept again
        return;
    }
    keepIn(autosave.empty() ? newAutosave(autosaveFolder()) : autosave);
    if (!autosave_->isTaken())
        return;
    // Two windows in one file would undo each other's answers.
    keepIn(newAutosave(autosaveFolder()));
    tell([] { return tr("This game is being played in another window, too."); },
         [] {
             return tr("The other window keeps it. Here it goes on as a game of its own, kept beside the "
                       "other, so nothing is lost. If you want only one of them, leave the other and delete "
                       "it on the start page.");
         });
}

void MainWindow::keepIn(const std::filesystem::path& file) {
    keptIn_ = file;
    autosave_ = std::make_unique<AutosaveControl>(*game_->current(), keptIn_);
    connect(autosave_.get(), &AutosaveControl::failed, this, [this](const Says& why) {
        tell([] { return tr("The game could not be kept. It goes on; save it somewhere else."); }, why);
    });
}

void MainWindow::dropKeptGame(const GameFacts& kept) {
    const auto drop = [this, file = kept.file] {
        const std::error_code error = dropLeftGame(file);
        if (error && error != std::errc::device_or_resource_busy)
            tell([] { return tr("This game can't be deleted, so it stays."); },
                 [file] {
                     return tr("It is kept in %1. Allow changing that folder, or delete the file there.")
                         .arg(QDir::toNativeSeparators(qt(file.string())));
                 });
        else if (error)
            tell([] { return tr("This game is being played in another window, so it stays."); },
                 [] { return tr("Leave it there first; then it can be deleted here."); });
        offerGames();
    };
    if (settings_.isOn(SettingId::confirmForget))
        QuestionDialog::ask(
            this, [] { return tr("Delete this game? It can't be brought back."); },
            [] { return tr("Delete"); }, drop);
    else
        drop();
}

void MainWindow::openRecent(const GameFacts& saved) {
    const QString path = qt(saved.file.string());
    const QFileInfo file{path};
    if (file.isFile()) {
        open(saved.file, {});
        return;
    }
    QuestionDialog::ask(
        this,
        [file] {
            return tr("%1 is no longer in %2. It may have been moved, renamed or deleted, or its disk is not "
                      "there now. Take it off the list?")
                .arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()));
        },
        [] { return tr("Take it off"); },
        [this, path] {
            Preferences::forgetRecentGame(path);
            offerGames();
        });
}

/// The one on the table; on the start page, the one that is chosen there.
const GameData* MainWindow::gameInView() {
    const Session* session = pages_->currentWidget() == start_ ? nullptr : shownGame().current();
    return session != nullptr ? &session->data() : start_->game().get();
}

LayoutColour MainWindow::accentInView() {
    const GameData* game = gameInView();
    return game != nullptr ? game->layout->accent : LayoutColour{0x6f, 0xa8, 0xdc};
}

void MainWindow::takeAccent() {
    if (accentInView() != accent_)
        setBrightness(brightness_);
}

/// A game that is being played keeps the cards it began with.
void MainWindow::readFilesAgain() {
    games_.clear();
    renderer_.clear(); // pictures are files, too
    findings_ = {};
    loadGames();
    start_->setGames(games_);
    offerGames();
    offerLessons();
    if (games_.empty() && findings_.errors() > 0)
        tellFindings();
}

} // namespace takujo
