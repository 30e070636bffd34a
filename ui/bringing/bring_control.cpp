#include "ui/bringing/bring_control.h"

#include "engine/cards/decks/deck_draft.h"
#include "engine/files/disk/text_file.h"
#include "engine/match/saves/saving.h"
#include "ui/bringing/bring_page.h"
#include "ui/bringing/picture_folder.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/games_on_offer.h"
#include "ui/start/start_page.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

/// Which set it becomes: what its name has of letters and digits.
std::string idOf(const QString& name) {
    return freeDeckId(fromQt(name), [](std::string_view) { return false; });
}

} // namespace

BringControl::BringControl(BringPage& page, StartPage& start, GamesOnOffer& offer, QWidget* window)
    : QObject{window}, page_{&page}, offer_{&offer}, window_{window}, reading_{new ListReading{this}} {
    connect(&start, &StartPage::bringWanted, this, [this, &start] { open(start.game().get()); });
    connect(&page, &BringPage::leaveWanted, this, &BringControl::leave);
    connect(&page, &BringPage::listWanted, this, &BringControl::askForList);
    connect(&page, &BringPage::mappingWanted, this, &BringControl::askForMapping);
    connect(&page, &BringPage::remarksWanted, this, &BringControl::tellRemarks);
    connect(&page, &BringPage::picturesWanted, this, &BringControl::askForPictures);
    connect(&page, &BringPage::saveWanted, this, &BringControl::save);
    connect(&page, &BringPage::gameChosen, this, [this] {
        if (!list_.empty())
            begin(list_); // as cards of the other game
    });
    connect(&page, &BringPage::cancelWanted, this, [this] {
        reading_->cancel();
        page_->showCards(nullptr, 0);
        page_->say(tr("Reading was cancelled."));
    });
    connect(reading_, &ListReading::progressed, &page, &BringPage::showProgress);
    connect(reading_, &ListReading::read, this, &BringControl::take);
    connect(&offer, &GamesOnOffer::readAnew, &page, [this] { page_->offer(offer_->playable()); });
}

void BringControl::open(const GameData* game) {
    page_->offer(offer_->playable());
    if (page_->cards() == nullptr)
        page_->chooseGame(game);
    emit shown();
    page_->takeKeys();
}

QFileDialog* BringControl::askForFile(const QString& name) {
    auto* dialog = new QFileDialog{window_, {}, Preferences::saveFolder()};
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog;
}

void BringControl::askForList() {
    QFileDialog* dialog = askForFile(QStringLiteral("list-dialog"));
    speak(dialog, [dialog] {
        dialog->setWindowTitle(tr("Choose a list of cards"));
        dialog->setNameFilters(
            {tr("Lists of cards") + QStringLiteral(" (*.csv *.tsv *.txt *.json *.yaml *.yml)"),
             tr("All files") + QStringLiteral(" (*)")});
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
        page_->setName().setText(QFileInfo{file}.completeBaseName());
        begin(fromQt(file));
    });
    dialog->open();
}

void BringControl::askForMapping() {
    QFileDialog* dialog = askForFile(QStringLiteral("mapping-dialog"));
    speak(dialog, [dialog] {
        dialog->setWindowTitle(tr("Choose a file with the names of the columns"));
        dialog->setNameFilter(tr("Names of columns") + QStringLiteral(" (*.yaml *.yml)"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        mapping_ = fromQt(file);
        if (!list_.empty())
            begin(list_);
        else
            page_->say(tr("The names of columns of %1 are used.").arg(QFileInfo{file}.fileName()));
    });
    dialog->open();
}

void BringControl::begin(const std::filesystem::path& list) {
    list_ = list;
    page_->showCards(nullptr, 0);
    page_->showProgress(0, 0);
    reading_->begin(page_->game(), list, mapping_, idOf(page_->setName().text()));
}

void BringControl::take(const std::shared_ptr<ListRead>& result) {
    findings_ = std::move(result->findings);
    if (!result->list) {
        page_->showCards(nullptr, 0);
        mapping_.reset(); // it may be what is wrong
        const Findings findings = findings_;
        FindingsDialog::tell(
            window_, [] { return tr("No cards could be read from this list."); },
            [findings] { return qt(findings.sentences(spokenLanguage())); });
        return;
    }
    std::vector<std::string> ids;
    for (const BroughtCard& card : result->list->cards)
        ids.push_back(card.listed.id);
    tellKnownCards(ids, page_->game()->library, shownPath(list_), idOf(page_->setName().text()), findings_);
    page_->showCards(std::make_unique<BroughtEdit>(page_->game(), *std::move(result->list)),
                     findings_.all().size());
}

void BringControl::tellRemarks() {
    const Findings findings = findings_;
    FindingsDialog::tell(
        window_, [] { return tr("This is remarkable about the list:"); },
        [findings] { return qt(findings.sentences(spokenLanguage())); });
}

void BringControl::askForPictures() {
    QFileDialog* dialog = askForFile(QStringLiteral("pictures-dialog"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    speak(dialog, [dialog] { dialog->setWindowTitle(tr("Choose a folder with pictures")); });
    connect(dialog, &QFileDialog::fileSelected, this, &BringControl::takePicturesFrom);
    dialog->open();
}

void BringControl::takePicturesFrom(const QString& folder) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < page_->cards()->size(); ++i)
        ids.push_back(page_->cards()->card(i).listed.id);
    const PicturesTaken taken = takePictures(fromQt(folder), ids, CardRenderer::defaultPictures());
    QString told = tr("Pictures taken: %1. Cards that had one: %2. Cards without one in this folder: %3.")
                       .arg(taken.taken)
                       .arg(taken.kept)
                       .arg(taken.without);
    if (taken.failed > 0)
        told += QStringLiteral(" ") + tr("Pictures that could not be copied: %1.").arg(taken.failed);
    page_->say(told);
}

void BringControl::save() {
    page_->settle();
    const QString name = page_->setName().text().trimmed();
    if (page_->cards() == nullptr)
        return;
    if (name.isEmpty()) {
        page_->say(tr("Give the set a name first."));
        page_->setName().setFocus();
        return;
    }
    const SetHead head{idOf(name), {fromQt(name), fromQt(name)}};
    const std::filesystem::path file = userSetFile(page_->game()->game->id, head.id);
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        write(file, head, Present::stays);
        return;
    }
    const QString shown = qt(file.filename().string());
    QuestionDialog::ask(
        window_,
        [shown] { return tr("There is a set of this name already (%1). Is it to be replaced?").arg(shown); },
        [] { return tr("Replace it"); },
        [this, file, head] {
            if (page_->cards() != nullptr)
                write(file, head, Present::isReplaced);
        });
}

void BringControl::write(const std::filesystem::path& file, const SetHead& head, Present present) {
    Findings findings;
    const SetWritten written = page_->cards()->save(file, head, present, findings);
    if (!written.done) {
        const auto data = page_->game();
        FindingsDialog::tell(
            window_, [] { return tr("The set was not saved."); },
            [failure = written.failure, findings, data] {
                return failure ? qt(sentenceOf(*failure, data->words, spokenLanguage()))
                               : qt(findings.sentences(spokenLanguage()));
            });
        return;
    }
    const std::size_t wrong = page_->cards()->count(BroughtEdit::State::wrong);
    QString told = tr("Saved as %1: its cards are among all others now.").arg(qt(file.filename().string()));
    if (wrong > 0)
        told += QStringLiteral(" ") +
                tr("%n card(s) with mistakes were left out.", nullptr, static_cast<int>(wrong));
    offer_->readAgain();
    page_->say(told);
}

/// Asks before what was written here would be lost.
void BringControl::leave() {
    page_->settle();
    reading_->cancel();
    if (page_->cards() == nullptr || page_->cards()->isSaved()) {
        emit left();
        return;
    }
    QuestionDialog::ask(
        window_, [] { return tr("These cards are not saved as a set yet. Leave them?"); },
        [] { return tr("Leave"); },
        [this] {
            page_->showCards(nullptr, 0);
            list_.clear();
            emit left();
        });
}

} // namespace takujo
