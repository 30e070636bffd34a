// Games in files: saved, opened, and gone on with.

#include "engine/match/sentences/fault_report.h"
#include "ui/dialogs/file_dialog.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"
#include "ui/window/main_window.h"
#include "ui/window/unplayed_game.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace takujo {

void MainWindow::saveGame(const std::function<void()>& then) {
    QFileDialog* dialog = gameFileDialog(this, [] { return tr("Save game"); }, "save-dialog");
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(tr("%1 turn %2", "name of a file: date, number")
                           .arg(QDate::currentDate().toString(Qt::ISODate))
                           .arg(game_->current()->view().turn));
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& file) {
        std::string text = writtenDown();
        if (const auto failure = tryToWriteFile(std::filesystem::path{fromQt(file)}, text)) {
            tell([] { return tr("The game was not saved."); }, saysWhy(*failure));
            return;
        }
        asSaved_ = std::move(text);
        Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
        Preferences::addRecentGame(file);
        if (then)
            then();
        else
            game_->bubble().tellBeside({{tr("Saved as %1.").arg(QFileInfo{file}.fileName()), {}}},
                                       {game_->view().width() / 2, 0});
    });
    dialog->open();
}

void MainWindow::openGame() {
    QFileDialog* dialog = gameFileDialog(this, [] { return tr("Open saved game"); }, "open-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (open(std::filesystem::path{fromQt(file)}, {}))
            Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    });
    dialog->open();
}

/// The game goes on as it stood; whoever mends the program finds it in a file.
void MainWindow::tellFault(const MatchFault& fault) {
    const Session& session = *game_->current();
    const FaultReport report = writeReport(session.match(), fault, reportFolder());
    tell([] { return tr("This answer could not be carried out."); },
         [fault, report, data = session.sharedData()] {
             return qt(sentenceOf(fault, report, data->words, spokenLanguage()));
         });
}

/// Something beside the rules: the game at hand, if there is one, has not changed.
void MainWindow::tellMistake(const std::string& reason) {
    std::optional<FaultReport> report;
    if (const Session* const session = game_->current())
        report = writeReport(session->match(), reason, reportFolder());
    tell([] { return tr("Something in the window went wrong."); },
         [reason, report, data = games_.empty() ? nullptr : games_.front()] {
             return qt(data == nullptr ? reason
                                       : sentenceOfMistake(reason, report, data->words, spokenLanguage()));
         });
}

std::optional<MainWindow::ReadGame> MainWindow::readGame(const std::filesystem::path& file) {
    Findings findings;
    auto loaded = loadGame(file, findings);
    const auto game = !loaded ? games_.end()
                              : std::ranges::find(games_, &loaded->match->game(),
                                                  [](const auto& one) { return one->game; });
    if (game == games_.end()) {
        if (loaded)
            findings.append(whyUnplayed(loaded->match->game(), file, findings_));
        tell([] { return tr("This game can't be opened. It stays as it is."); },
             [this, findings] { return qt(findings.sentences(translator_.language())); });
        return std::nullopt;
    }
    return ReadGame{*game, std::move(loaded->match), std::move(findings), std::move(loaded->divergence)};
}

/// The game at hand is left only for one that can be opened.
bool MainWindow::open(const std::filesystem::path& file, const std::filesystem::path& autosave) {
    auto read = readGame(file);
    if (!read)
        return false;
    const auto opened = std::make_shared<ReadGame>(*std::move(read));
    partWithGame([this, opened, file, autosave] {
        if (autosave.empty())
            Preferences::addRecentGame(qt(file.string()));
        begin(*opened, autosave);
    });
    return true;
}

LocalizedText MainWindow::ReadGame::trouble() const {
    const auto in = [this](Language language) {
        std::string told = findings.sentences(language);
        if (divergence)
            told += sentenceOf(*divergence, *match, data->words, language);
        return told;
    };
    return {in(Language::en), in(Language::ja)};
}

void MainWindow::begin(ReadGame& read, const std::filesystem::path& autosave) {
    const LocalizedText trouble = read.trouble();
    // What did not go on as written stays as it is; what is played now gets a file of its own.
    showGame(read.data, std::move(read.match), read.divergence ? std::filesystem::path{} : autosave);
    if (!trouble.en.empty())
        tell([] { return tr("The game is open, but not everything is as it was."); },
             [this, trouble] { return qt(trouble.in(translator_.language())); });
}

} // namespace takujo
