#include "ui/positions/position_control.h"

#include "engine/files/disk/atomic_write.h"
#include "engine/files/scenarios/scenario_writer.h"
#include "engine/match/positions/taken_position.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/scenario.h"
#include "ui/dialogs/file_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/game_control.h"
#include "ui/games/games_on_offer.h"
#include "ui/positions/line_dialog.h"
#include "ui/positions/position_draft.h"
#include "ui/positions/position_page.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace takujo {

namespace {

QString sentencesOf(const std::vector<Message>& messages) {
    QStringList lines;
    for (const Message& message : messages)
        lines << qt(message.in(spokenLanguage()));
    return lines.join(QStringLiteral("\n\n"));
}

} // namespace

PositionControl::PositionControl(PositionPage& page, StartPage& start, GamesOnOffer& offer,
                                 GameControl& games, const CommandSet& commands, BotMaker makeBot,
                                 QWidget* window)
    : QObject{window}, page_{&page}, start_{&start}, offer_{&offer}, games_{&games},
      makeBot_{std::move(makeBot)}, window_{window} {
    page.setHasBots(makeBot_ != nullptr);
    connect(&start, &StartPage::positionWanted, this, &PositionControl::setUp);
    commands.on(CommandId::takeOver, this, [this](bool) { takeOverGame(); });
    connect(&page, &PositionPage::leaveWanted, this, &PositionControl::left);
    connect(&page, &PositionPage::openWanted, this, &PositionControl::askForFile);
    connect(&page, &PositionPage::saveWanted, this, &PositionControl::save);
    connect(&page, &PositionPage::playWanted, this, &PositionControl::play);
    connect(&page, &PositionPage::linesWanted, this, &PositionControl::testLines);
}

/// The position that was left is still there, if it is of the game that is chosen.
void PositionControl::setUp() {
    const Data& data = start_->game();
    if (data == nullptr)
        return;
    if (page_->position() != nullptr && page_->position()->data().game == data->game)
        emit shown();
    else
        partFor(data, [this, data] {
            if (PositionDraft::exists(data->game->id))
                return openDraft(data);
            begin(data, emptyPosition(*data), {});
            emit shown();
        });
}

/// One that nobody can read stays, under another name.
void PositionControl::openDraft(const Data& data) {
    Findings findings;
    if (const auto draft = PositionDraft::read(*data, findings)) {
        begin(data, *draft, {});
        emit shown();
        page_->say(tr("This is the position that you left. Clear begins another one."));
        return;
    }
    const std::filesystem::path kept = PositionDraft::putAside(data->game->id);
    begin(data, emptyPosition(*data), {});
    emit shown();
    FindingsDialog::tell(
        window_, [] { return tr("The position that you left can't be opened."); },
        [findings, kept] {
            const QString told = qt(findings.sentences(spokenLanguage()));
            return kept.empty() ? told
                                : told + QStringLiteral("\n\n") +
                                      tr("The file is kept as %1. Mend it and open it from there.")
                                          .arg(qt(kept.string()));
        });
}

/// What is saved needs no draft, nor does an empty table.
void PositionControl::keepDraft() {
    const PositionEdit& position = *page_->position();
    const std::string_view game = position.data().game->id;
    const ScenarioGame& words = *scenarioGame(std::string{game});
    const Scenario whole = position.whole();
    if (position.isSaved() && !position.file().empty())
        return;
    Scenario nothing = emptyPosition(position.data());
    nothing.illegal = whole.illegal;
    nothing.format = whole.format;
    if (positionText(whole, words) == positionText(nothing, words)) {
        PositionDraft::drop(position.data());
        return;
    }
    if (!position.cardsOfNoSet().empty())
        return; // no file can say them
    if (const auto failure = PositionDraft::keep(position.data(), whole))
        page_->say(qt(sentenceOf(*failure, position.data().words, spokenLanguage())));
}

/// What somebody may not see yet would lie open.
void PositionControl::takeOverGame() {
    const Session* const session = games_->current();
    if (session == nullptr)
        return;
    if (session->match().seating() == Seating::one || session->match().over())
        return takeOverNow();
    QuestionDialog::ask(
        window_, [] { return tr("In a position, all cards lie open, hands and decks too. Take it over?"); },
        [] { return tr("Take it over"); }, [this] { takeOverNow(); });
}

void PositionControl::takeOverNow() {
    const Session* const session = games_->current();
    if (session == nullptr)
        return;
    const TakenPosition taken = takeOver(session->match());
    show(session->sharedData(), taken.position, {});
    if (!taken.leftOut.empty())
        FindingsDialog::tell(
            window_, [] { return tr("Not all of this moment could be taken over."); },
            [leftOut = taken.leftOut] { return sentencesOf(leftOut); });
}

/// One of the same game is a change of the position at hand, which can be undone; one of another game takes
/// its place, after a question if no draft can be kept of it.
void PositionControl::partFor(const Data& data, const std::function<void()>& then) {
    const PositionEdit* const before = page_->position();
    if (before == nullptr || before->data().game == data->game || before->isSaved() || !before->canUndo() ||
        before->cardsOfNoSet().empty())
        return then();
    QuestionDialog::ask(
        window_,
        [] { return tr("There is a position of another game that has not been saved. Give it up?"); },
        [] { return tr("Give it up"); }, then);
}

void PositionControl::show(const Data& data, const Scenario& position, const QString& file) {
    partFor(data, [this, data, position, file] { put(data, position, file); });
}

void PositionControl::put(const Data& data, const Scenario& position, const QString& file) {
    Findings ignored; // whoever goes to the draft is told
    const bool isThere = page_->position() != nullptr && page_->position()->sharedData() == data;
    if (const auto draft = isThere ? std::nullopt : PositionDraft::read(*data, ignored))
        begin(data, *draft, {}); // Undo leads back to it
    if (page_->position() != nullptr && page_->position()->sharedData() == data)
        page_->position()->replace(position, std::filesystem::path{fromQt(file)});
    else
        begin(data, position, file);
    keepDraft();
    emit shown();
}

void PositionControl::begin(const Data& data, const Scenario& position, const QString& file) {
    page_->show(std::make_unique<PositionEdit>(data, position, std::filesystem::path{fromQt(file)}));
    connect(page_->position(), &PositionEdit::changed, this, &PositionControl::keepDraft);
}

void PositionControl::askForFile() {
    QFileDialog* dialog =
        gameFileDialog(window_, [] { return tr("Open a position"); }, "open-position-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        if (open(file))
            Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    });
    dialog->open();
}

bool PositionControl::open(const QString& file) {
    Findings findings;
    const auto& games = offer_->playable();
    const auto gameOf = [&](const std::string& id) {
        const auto found =
            std::ranges::find_if(games, [&](const Data& data) { return data->game->id == id; });
        return found == games.end() ? nullptr : *found;
    };
    const auto scenario =
        readScenario(fromQt(file), scenarioGame, findings,
                     [&](const std::string& game, const std::string& id) -> const CardDefinition* {
                         const Data data = gameOf(game);
                         return data == nullptr ? nullptr : data->library.card(id);
                     });
    const Data data = scenario ? gameOf(scenario->game) : nullptr;
    if (data == nullptr) {
        FindingsDialog::tell(
            window_, [] { return tr("This position can't be opened. The one at hand is as it was."); },
            [findings] {
                return findings.empty() ? tr("Its game is not on offer here.")
                                        : qt(findings.sentences(spokenLanguage()));
            });
        return false;
    }
    show(data, *scenario, file);
    if (!scenario->steps.empty())
        page_->say(tr("Only the set-up of this scenario is shown, not its steps."));
    return true;
}

void PositionControl::save() {
    if (const auto missing = page_->position()->cardsOfNoSet(); !missing.empty()) {
        FindingsDialog::tell(
            window_, [] { return tr("The position was not saved."); },
            [missing] {
                return tr("A file names cards by their ids, and no card set has these: %1. Take them away, "
                          "or add a set that has them.")
                    .arg(qt(commaList(missing).in(spokenLanguage())));
            });
        return;
    }
    QFileDialog* dialog =
        gameFileDialog(window_, [] { return tr("Save the position"); }, "save-position-dialog");
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    const std::filesystem::path& file = page_->position()->file();
    dialog->selectFile(file.empty() ? tr("position", "name of a file") : qt(file.filename().string()));
    connect(dialog, &QFileDialog::fileSelected, this, &PositionControl::saveAs);
    dialog->open();
}

/// A file that says more than a position is no place for one: its steps or cards would be gone.
void PositionControl::saveAs(const QString& file) {
    PositionEdit& position = *page_->position();
    const Data data = position.sharedData();
    if (QFileInfo::exists(file)) {
        Findings findings;
        const auto before =
            readScenario(fromQt(file), scenarioGame, findings,
                         [&](const std::string&, const std::string& id) { return data->library.card(id); });
        const bool isPosition = before && before->steps.empty() &&
                                std::ranges::all_of(before->cards, [&](const CardDefinition& card) {
                                    return data->library.card(card.id) != nullptr;
                                });
        if (!isPosition) {
            FindingsDialog::tell(
                window_, [] { return tr("The position was not saved."); },
                [file] {
                    return tr("%1 has something else in it than a position, and stays as it is. Save under "
                              "another name.")
                        .arg(QFileInfo{file}.fileName());
                });
            return;
        }
    }
    Scenario whole = position.whole();
    whole.title = fromQt(QFileInfo{file}.completeBaseName());
    if (const auto failure = tryToWriteFile(std::filesystem::path{fromQt(file)},
                                            positionText(whole, *scenarioGame(whole.game)))) {
        FindingsDialog::tell(
            window_, [] { return tr("The position was not saved."); },
            [failure = *failure, data] { return qt(sentenceOf(failure, data->words, spokenLanguage())); });
        return;
    }
    Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
    position.setSaved(std::filesystem::path{fromQt(file)});
    PositionDraft::drop(*data);
    page_->say(tr("Saved as %1").arg(QFileInfo{file}.fileName()));
}

void PositionControl::play() {
    games_->partWithGame(
        [this] { games_->playFrom(page_->position()->sharedData(), page_->position()->whole()); });
}

void PositionControl::testLines() {
    auto* dialog =
        new LineDialog{page_->position()->sharedData(), page_->position()->whole(), makeBot_, window_};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace takujo
