#include "ui/workshop/workshop_page.h"

#include "ui/start/deck_pictures.h"
#include "ui/theme/text.h"
#include "ui/widgets/menu_text.h"
#include "ui/widgets/page_parts.h"
#include "ui/workshop/deck_comparison.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QTabWidget>

namespace takujo {

namespace {

constexpr int sideWidth = 288;
constexpr int pictureWidth = 196;

} // namespace

WorkshopPage::WorkshopPage(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, renderer_{&renderer}, leave_{quietButton("leave-workshop", this)},
      state_{new QLabel{this}}, undo_{quietButton("deck-undo", this)}, redo_{quietButton("deck-redo", this)},
      more_{quietButton("deck-more", this)}, test_{quietButton("deck-test", this)},
      play_{quietButton("deck-play", this)}, save_{pageButton("deck-save", this)},
      shelf_{new CardShelf{renderer, this}}, sheet_{new DeckSheet{renderer, this}},
      large_{new CardDisplay{renderer, this}}, health_{new DeckHealth{this}},
      opening_{new OpeningPanel{renderer, this}}, plots_{new DeckPlots{this}}, notes_{new DeckNotes{this}} {
    setObjectName(QStringLiteral("workshop"));
    save_->setProperty("isDefault", true);
    state_->setObjectName(QStringLiteral("workshop-state"));
    state_->setProperty("quiet", true);
    large_->setObjectName(QStringLiteral("workshop-card"));
    large_->setFixedSize(pictureWidth, large_->heightForWidth(pictureWidth));
    auto* menu = new QMenu{more_};
    compare_ = menu->addAction(QString{});
    compare_->setObjectName(QStringLiteral("deck-compare"));
    menu->addSeparator();
    import_ = menu->addAction(QString{});
    import_->setObjectName(QStringLiteral("deck-import"));
    copyText_ = menu->addAction(QString{});
    copyText_->setObjectName(QStringLiteral("deck-copy-text"));
    copyLink_ = menu->addAction(QString{});
    copyLink_->setObjectName(QStringLiteral("deck-copy-link"));
    menu->addSeparator();
    discard_ = menu->addAction(QString{});
    discard_->setObjectName(QStringLiteral("deck-discard"));
    more_->setMenu(menu);

    auto* worth = new QWidget;
    auto* worthColumn = new QVBoxLayout{worth};
    worthColumn->setContentsMargins(0, 0, 8, 0);
    worthColumn->setSpacing(12);
    worthColumn->addWidget(health_);
    worthColumn->addWidget(plots_);
    worthColumn->addWidget(opening_);
    worthColumn->addWidget(notes_);
    worthColumn->addStretch(1);
    auto* scroll = scrolledColumn(worth, this);
    auto* side = new QVBoxLayout;
    side->setSpacing(10);
    side->addWidget(large_, 0, Qt::AlignHCenter);
    side->addWidget(scroll, 1);
    auto* right = new QWidget{this};
    right->setFixedWidth(sideWidth);
    right->setLayout(side);
    side->setContentsMargins(0, 0, 0, 0);
    auto* body = new QHBoxLayout;
    body->setSpacing(18);
    body->addWidget(shelf_, 1);
    body->addWidget(sheet_, 1);
    body->addWidget(right);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 10, 18, 14);
    column->setSpacing(10);
    column->addLayout(makeHead());
    column->addLayout(body, 1);

    join(shelf_->list(), false);
    join(sheet_->list(), true);
    connect(health_, &DeckHealth::cardsWanted, this, &WorkshopPage::showCards);
    connect(leave_, &QPushButton::clicked, this, &WorkshopPage::leaveWanted);
    connect(save_, &QPushButton::clicked, this, &WorkshopPage::saveWanted);
    connect(play_, &QPushButton::clicked, this, &WorkshopPage::playWanted);
    connect(test_, &QPushButton::clicked, this, &WorkshopPage::testWanted);
    connect(undo_, &QPushButton::clicked, this, [this] { deck_->undo(); });
    connect(redo_, &QPushButton::clicked, this, [this] { deck_->redo(); });
    connect(compare_, &QAction::triggered, this, &WorkshopPage::compare);
    connect(import_, &QAction::triggered, this, &WorkshopPage::importWanted);
    connect(copyText_, &QAction::triggered, this, &WorkshopPage::copyTextWanted);
    connect(copyLink_, &QAction::triggered, this, &WorkshopPage::copyLinkWanted);
    connect(discard_, &QAction::triggered, this, &WorkshopPage::discardWanted);
    retranslate();
}

QLayout* WorkshopPage::makeHead() {
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(leave_);
    head->addWidget(state_, 1);
    head->addWidget(undo_);
    head->addWidget(redo_);
    head->addWidget(more_);
    head->addWidget(test_);
    head->addWidget(play_);
    head->addWidget(save_);
    return head;
}

/// What is done in a list is done to the deck; a card that is dragged out of the deck leaves it.
void WorkshopPage::join(CardRowsView& list, bool isSheet) {
    connect(&list, &CardRowsView::lookedAt, this, &WorkshopPage::look);
    connect(&list, &CardRowsView::copiesWanted, this, [this](const WorkshopRow& row, int more) {
        if (deck_ == nullptr)
            return;
        std::size_t part = row.part;
        for (std::size_t other = 0;
             more < 0 && deck_->now().count(row.id, part) == 0 && other < deck_->parts(); ++other)
            part = deck_->now().count(row.id, other) > 0 ? other : part; // where it is
        deck_->add(row.id, part, more);
    });
    connect(&list, &CardRowsView::countWanted, this, [this](const WorkshopRow& row, int count) {
        if (deck_ != nullptr)
            deck_->setCount(row.id, row.part, count);
    });
    connect(&list, &CardRowsView::dropped, this, [this, isSheet](const QString& id, int part) {
        if (deck_ != nullptr)
            deck_->add(fromQt(id), static_cast<std::size_t>(part), isSheet ? 1 : -1);
    });
}

void WorkshopPage::retranslate() {
    leave_->setText(tr("← Decks"));
    undo_->setText(tr("Undo"));
    redo_->setText(tr("Redo"));
    setMenuText(*more_, tr("More"));
    compare_->setText(tr("Compare with another deck or version…"));
    import_->setText(tr("Import cards from the clipboard"));
    copyText_->setText(tr("Copy as text"));
    copyLink_->setText(tr("Copy as a link"));
    discard_->setText(tr("Discard what is not saved"));
    test_->setText(tr("Test"));
    test_->setToolTip(tr("The computer plays it against others and tells what it is worth"));
    play_->setText(tr("Play"));
    play_->setToolTip(tr("Saves the deck and begins a game with it"));
    save_->setText(tr("Save"));
}

void WorkshopPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        write();
    }
    QWidget::changeEvent(event);
}

void WorkshopPage::setColours(const Palette& palette) {
    palette_ = palette;
    shelf_->setColours(palette);
    sheet_->setColours(palette);
    large_->setColours(palette);
    health_->setColours(palette);
    opening_->setColours(palette);
    plots_->setColours(palette);
}

void WorkshopPage::setLanguage(Language language) {
    language_ = language;
    shelf_->setLanguage(language);
    sheet_->setLanguage(language);
    health_->setLanguage(language);
    opening_->setLanguage(language);
    plots_->setLanguage(language);
    notes_->setLanguage(language);
    large_->showNothing();
}

void WorkshopPage::show(std::unique_ptr<DeckEdit> deck) {
    const std::unique_ptr<DeckEdit> before = std::exchange(deck_, std::move(deck)); // all let go of it first
    large_->showNothing();
    shelf_->setDeck(deck_.get());
    sheet_->setDeck(deck_.get());
    health_->setDeck(deck_.get());
    opening_->setDeck(deck_.get());
    plots_->setDeck(deck_.get());
    notes_->setDeck(deck_.get());
    if (deck_ == nullptr)
        return;
    connect(deck_.get(), &DeckEdit::changed, this, &WorkshopPage::write);
    write();
    shelf_->query().setFocus();
}

void WorkshopPage::write() {
    if (deck_ == nullptr)
        return;
    undo_->setEnabled(deck_->canUndo());
    redo_->setEnabled(deck_->canRedo());
    discard_->setEnabled(!deck_->isSaved());
    save_->setEnabled(!deck_->isSaved());
    test_->setEnabled(!deck_->now().entries.empty());
    play_->setEnabled(deck_->problems().empty() && deck_->lines().missing.empty());
    state_->setText(deck_->isSaved() ? tr("Saved") : tr("Not saved yet; kept as a draft"));
}

void WorkshopPage::say(const QString& what) {
    state_->setText(what);
}

void WorkshopPage::look(const WorkshopRow& row) {
    if (row.card == nullptr || deck_ == nullptr)
        large_->showNothing();
    else
        large_->display(printedLook(deck_->data(), *row.card, language_));
}

/// Exactly these of all cards, and the first of them in the deck. What is in no set is in the deck alone.
void WorkshopPage::showCards(const std::vector<std::string>& ids) {
    sheet_->goTo(ids.front());
    if (deck_->data().library.card(ids.front()) == nullptr)
        return sheet_->list().setFocus();
    shelf_->showOnly(ids);
    shelf_->list().setFocus();
}

void WorkshopPage::compare() {
    auto* dialog = new DeckComparison{*deck_, palette_, window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WorkshopPage::keyPressEvent(QKeyEvent* event) {
    if (deck_ == nullptr)
        return QWidget::keyPressEvent(event);
    if (event->matches(QKeySequence::Undo))
        deck_->undo();
    else if (event->matches(QKeySequence::Redo))
        deck_->redo();
    else if (event->matches(QKeySequence::Find)) {
        shelf_->query().setFocus();
        shelf_->query().selectAll();
    } else if (event->matches(QKeySequence::Save))
        emit saveWanted();
    else if (event->key() == Qt::Key_Escape)
        emit leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace takujo
