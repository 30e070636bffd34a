#include "ui/games/save_control.h"

#include "ui/dialogs/file_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/game_control.h"
#include "ui/games/games_on_offer.h"
#include "ui/games/read_game.h"
#include "ui/settings/settings.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace takujo {

SaveControl::SaveControl(GameControl& games, GamesOnOffer& offer, const StartPage& start,
                         const Settings& settings, const CommandSet& commands, QWidget* window)
    : QObject{window}, games_{&games}, offer_{&offer}, settings_{&settings}, window_{window} {
    commands.on(CommandId::open, this, [this](bool) { chooseGame(); });
    connect(&start, &StartPage::openFileWanted, this, &SaveControl::chooseGame);
    connect(&start, &StartPage::gameWanted, this,
            [this](const GameFacts& kept) { open(kept.file, kept.file); });
    connect(&start, &StartPage::fileWanted, this, &SaveControl::openRecent);
    connect(&start, &StartPage::dropWanted, this, &SaveControl::dropKeptGame);
    connect(&start, &StartPage::forgetWanted, this, &SaveControl::forget);
}

void SaveControl::chooseGame() {
    QFileDialog* dialog = gameFileDialog(window_, [] { return tr("Open saved game"); }, "open-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (open(std::filesystem::path{fromQt(file)}, {}))
            Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    });
    dialog->open();
}

/// The game at hand is left only for one that can be opened.
bool SaveControl::open(const std::filesystem::path& file, const std::filesystem::path& keptIn) {
    auto read = readGame(file, *offer_, window_);
    if (!read)
        return false;
    const auto opened = std::make_shared<ReadGame>(*std::move(read));
    games_->partWithGame([this, opened, file, keptIn] {
        if (keptIn.empty())
            Preferences::addRecentGame(qt(file.string()));
        goOn(*opened, keptIn);
    });
    return true;
}

void SaveControl::goOn(ReadGame& read, const std::filesystem::path& keptIn) {
    const LocalizedText trouble = read.trouble();
    // What did not go on as written stays as it is; what is played now gets a file of its own.
    games_->show(read.data, std::move(read.match), read.divergence ? std::filesystem::path{} : keptIn);
    if (!trouble.en.empty())
        FindingsDialog::tell(
            window_, [] { return tr("The game is open, but not everything is as it was."); },
            [trouble] { return qt(trouble.in(spokenLanguage())); });
}

void SaveControl::openRecent(const GameFacts& saved) {
    const QFileInfo file{qt(saved.file.string())};
    if (file.isFile()) {
        open(saved.file, {});
        return;
    }
    QuestionDialog::ask(
        window_,
        [file] {
            return tr("%1 is no longer in %2. It may have been moved, renamed or deleted, or its disk is not "
                      "there now. Take it off the list?")
                .arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()));
        },
        [] { return tr("Take it off"); }, [this, saved] { forget(saved); });
}

void SaveControl::dropKeptGame(const GameFacts& kept) {
    const auto drop = [this, file = kept.file] {
        const std::error_code error = dropLeftGame(file);
        if (error && error != std::errc::device_or_resource_busy)
            FindingsDialog::tell(
                window_, [] { return tr("This game can't be deleted, so it stays."); },
                [file] {
                    return tr("It is kept in %1. Allow changing that folder, or delete the file there.")
                        .arg(QDir::toNativeSeparators(qt(file.string())));
                });
        else if (error)
            FindingsDialog::tell(
                window_, [] { return tr("This game is being played in another window, so it stays."); },
                [] { return tr("Leave it there first; then it can be deleted here."); });
        offer_->offer();
    };
    if (settings_->isOn(SettingId::confirmForget))
        QuestionDialog::ask(
            window_, [] { return tr("Delete this game? It can't be brought back."); },
            [] { return tr("Delete"); }, drop);
    else
        drop();
}

void SaveControl::forget(const GameFacts& saved) {
    Preferences::forgetRecentGame(qt(saved.file.string()));
    offer_->offer();
}

} // namespace takujo
