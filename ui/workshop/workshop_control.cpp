#include "ui/workshop/workshop_control.h"

#include "engine/files/decks/deck_link.h"
#include "engine/files/decks/deck_text.h"
#include "engine/files/decks/deck_writer.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/games/games_on_offer.h"
#include "ui/start/draft_store.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"
#include "ui/workshop/workshop_page.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

namespace takujo {

namespace {

constexpr const char* clipboardName = "clipboard";

std::filesystem::path ownDecks(std::string_view game) {
    return userPlace() / "cardsets" / game / "decks";
}

bool isOwn(const std::filesystem::path& file, std::string_view game) {
    std::error_code error;
    return std::filesystem::equivalent(file.parent_path(), ownDecks(game), error);
}

DeckTextNames namesOf(const GameData& data) {
    return {data.library, data.game->schema, data.game->tables, data.words};
}

} // namespace

WorkshopControl::WorkshopControl(WorkshopPage& page, StartPage& start, GamesOnOffer& offer, QWidget* window)
    : QObject{window}, page_{&page}, start_{&start}, offer_{&offer}, window_{window} {
    connect(&start, &StartPage::deckEditWanted, this, &WorkshopControl::edit);
    connect(&start, &StartPage::deckCopyWanted, this, &WorkshopControl::duplicate);
    connect(&start, &StartPage::newDeckWanted, this, &WorkshopControl::makeNew);
    connect(&page, &WorkshopPage::leaveWanted, this, &WorkshopControl::leave);
    connect(&page, &WorkshopPage::saveWanted, this, [this] { save(); });
    connect(&page, &WorkshopPage::discardWanted, this, &WorkshopControl::discard);
    connect(&page, &WorkshopPage::importWanted, this, &WorkshopControl::importClipboard);
    connect(&page, &WorkshopPage::copyTextWanted, this, &WorkshopControl::copyText);
    connect(&page, &WorkshopPage::copyLinkWanted, this, &WorkshopControl::copyLink);
    connect(&page, &WorkshopPage::playWanted, this, &WorkshopControl::play);
    connect(&page, &WorkshopPage::testWanted, this, [this] {
        keepDraft();
        emit testWanted(page_->deck()->sharedData(), qt(page_->deck()->now().id));
    });
}

std::string WorkshopControl::freeId(const GameData& data, std::string_view name) const {
    const std::vector<std::string> drafts = DraftStore::all(data.game->id);
    return freeDeckId(name, [&](std::string_view id) {
        std::error_code error;
        return data.library.deck(id) != nullptr || std::ranges::find(drafts, id) != drafts.end() ||
               std::filesystem::exists(ownDecks(data.game->id) / (std::string{id} + ".yaml"), error);
    });
}

/// A draft of it is gone on with; one that nobody can read is kept, and the deck opens as it was saved.
void WorkshopControl::edit(const Data& data, const QString& deck) {
    const std::string id = fromQt(deck);
    const Deck* const found = data->library.deck(id);
    Findings findings;
    auto draft = DraftStore::read(*data, id, findings);
    if (findings.errors() > 0 && found != nullptr && isOwn(found->path, data->game->id)) {
        const std::filesystem::path kept = DraftStore::putAside(data->game->id, id);
        FindingsDialog::tell(
            window_, [] { return tr("What you had changed in this deck can't be read. It opens as saved."); },
            [findings, kept] {
                const QString told = qt(findings.sentences(spokenLanguage()));
                return kept.empty()
                           ? told
                           : told + QStringLiteral("\n\n") +
                                 tr("The file is kept as %1: what you need of it can be copied from there.")
                                     .arg(qt(kept.string()));
            });
    }
    if (found == nullptr) {
        if (draft)
            open(data, std::move(*draft), {});
        return;
    }
    if (!isOwn(found->path, data->game->id)) {
        copy(data, deck);
        return;
    }
    const DeckDraft opened = draftOf(*found);
    open(data, std::move(draft).value_or(opened), found->path, opened);
}

/// Whoever wants a duplicate has it, although they change nothing before they leave.
void WorkshopControl::duplicate(const Data& data, const QString& deck) {
    if (copy(data, deck))
        keepDraft();
}

bool WorkshopControl::copy(const Data& data, const QString& deck) {
    const Deck* const found = data->library.deck(fromQt(deck));
    auto draft = found != nullptr ? std::optional{draftOf(*found)} : DraftStore::read(*data, fromQt(deck));
    if (!draft)
        return false;
    draft->id = freeId(*data, found != nullptr ? found->id : draft->id);
    draft->name = {draft->name.en + " 2", draft->name.ja + " 2"};
    open(data, std::move(*draft), {});
    return true;
}

void WorkshopControl::makeNew(const Data& data) {
    DeckDraft draft;
    draft.id = freeId(*data, {});
    draft.game = data->game->id;
    draft.format = data->game->formats.front();
    open(data, std::move(draft), {});
}

void WorkshopControl::open(const Data& data, DeckDraft draft, const std::filesystem::path& file,
                           std::optional<DeckDraft> opened) {
    auto deck = std::make_unique<DeckEdit>(data, std::move(draft), file, std::move(opened));
    page_->show(std::move(deck));
    // After the page, which would say that it is kept.
    connect(page_->deck(), &DeckEdit::changed, this, &WorkshopControl::keepDraft);
    emit shown();
}

void WorkshopControl::keepDraft() {
    const DeckEdit& deck = *page_->deck();
    if (deck.isSaved()) {
        DraftStore::drop(deck.data(), deck.now().id);
        return;
    }
    if (const auto failure = DraftStore::keep(deck.now(), deck.data()))
        page_->say(qt(sentenceOf(*failure, deck.data().words, spokenLanguage())));
}

bool WorkshopControl::save() {
    DeckEdit& deck = *page_->deck();
    if (deck.isSaved())
        return true;
    if (deck.now().name.en.empty() && deck.now().name.ja.empty()) {
        page_->say(tr("Give the deck a name first."));
        return false;
    }
    const std::string game{deck.data().game->id};
    std::filesystem::path file = deck.file();
    DeckDraft draft = deck.now();
    const std::string draftId = draft.id;
    if (file.empty()) {
        file = ownDecks(game) / (draft.id + ".yaml");
        std::error_code error; // writing tells what is wrong
        std::filesystem::create_directories(file.parent_path(), error);
    }
    Findings findings;
    const DeckDraft* const opened = deck.opened() ? &*deck.opened() : nullptr;
    const DeckWritten written = writeDeck(file, draft, deck.data().game->deckWords(), opened, findings);
    if (!written.done) {
        FindingsDialog::tell(
            window_, [] { return tr("The deck was not saved. It stays here as a draft."); },
            [written, findings, data = deck.sharedData()] {
                return written.failure ? qt(sentenceOf(*written.failure, data->words, spokenLanguage()))
                                       : qt(findings.sentences(spokenLanguage()));
            });
        return false;
    }
    deck.setSaved(file, asWritten(std::move(draft)));
    DraftStore::drop(deck.data(), draftId);
    offer_->readAgain();
    page_->say(tr("Saved as %1").arg(qt(file.string())));
    return true;
}

/// What the file says comes back; a deck that has none goes.
void WorkshopControl::discard() {
    QuestionDialog::ask(
        window_, [] { return tr("Discard everything that is not saved?"); }, [] { return tr("Discard it"); },
        [this] {
            const Data data = page_->deck()->sharedData();
            const std::string id = page_->deck()->now().id;
            const auto opened = page_->deck()->opened();
            const std::filesystem::path file = page_->deck()->file();
            DraftStore::drop(*data, id);
            if (opened)
                open(data, *opened, file, opened);
            else
                leave();
        });
}

/// A link, or lines of cards. What nobody understands is told; nothing is lost, since it can be undone.
void WorkshopControl::importClipboard() {
    DeckEdit& deck = *page_->deck();
    const std::string text = fromQt(QApplication::clipboard()->text());
    const GameData& data = deck.data();
    Findings findings;
    std::vector<DeckDraft::Entry> entries;
    if (isDeckLink(text)) {
        if (auto read = readDeckLink(text, clipboardName, data.game->id, data.game->deckWords(), findings))
            entries = std::move(read->entries);
    } else {
        entries = importDeckText(text, clipboardName, namesOf(data), findings);
    }
    int cards = 0;
    for (const DeckDraft::Entry& entry : entries)
        cards += entry.count;
    if (cards > 0)
        deck.setEntries(std::move(entries));
    if (!findings.empty())
        FindingsDialog::tell(
            window_,
            [cards] {
                return cards == 0 ? tr("Nothing was imported.")
                                  : tr("%n card(s) were imported, but not all of it was understood.", nullptr,
                                       cards);
            },
            [findings] { return qt(findings.sentences(spokenLanguage())); });
    else
        page_->say(cards == 0 ? tr("There is no deck in the clipboard.")
                              : tr("%n card(s) imported", nullptr, cards));
}

void WorkshopControl::copyText() {
    const DeckEdit& deck = *page_->deck();
    QApplication::clipboard()->setText(qt(deckAsText(deck.now(), namesOf(deck.data()), spokenLanguage())));
    page_->say(tr("Copied to the clipboard"));
}

void WorkshopControl::copyLink() {
    const DeckEdit& deck = *page_->deck();
    QApplication::clipboard()->setText(qt(deckLink(deck.now(), deck.data().game->deckWords())));
    page_->say(tr("Copied to the clipboard"));
}

void WorkshopControl::play() {
    if (!save())
        return;
    const std::string game{page_->deck()->data().game->id};
    const QString id = qt(page_->deck()->now().id);
    leave();
    for (const auto& data : offer_->playable())
        if (data->game->id == game)
            start_->playWith(data, id);
}

void WorkshopControl::leave() {
    page_->show(nullptr);
    start_->open(StartPage::decks);
    emit left();
}

} // namespace takujo
