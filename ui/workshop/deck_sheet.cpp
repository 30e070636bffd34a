#include "ui/workshop/deck_sheet.h"

#include "ui/start/game_start.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/workshop/deck_edit.h"
#include "ui/workshop/pictures_switch.h"
#include "ui/workshop/search_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

DeckSheet::DeckSheet(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, name_{new QLineEdit{this}}, format_{new ChoiceBox{this}}, sizes_{new QLabel{this}},
      list_{new CardRowsView{model_, renderer, this}}, empty_{new QLabel{list_->viewport()}} {
    setObjectName(QStringLiteral("deck-sheet"));
    name_->setObjectName(QStringLiteral("deck-title"));
    name_->setMaxLength(60);
    format_->setObjectName(QStringLiteral("deck-format"));
    sizes_->setObjectName(QStringLiteral("deck-sizes"));
    sizes_->setProperty("caption", true);
    list_->setObjectName(QStringLiteral("sheet-cards"));
    empty_->setObjectName(QStringLiteral("deck-empty"));
    empty_->setProperty("quiet", true);
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setAttribute(Qt::WA_TransparentForMouseEvents);
    (new QVBoxLayout{list_->viewport()})->addWidget(empty_);
    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(name_, 1);
    head->addWidget(format_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    auto* counts = new QHBoxLayout;
    counts->setSpacing(6);
    counts->addWidget(sizes_, 1);
    counts->addWidget(new PicturesSwitch{*list_, QStringLiteral("deck"), this});
    column->addLayout(counts);
    column->addWidget(list_, 1);
    connect(name_, &QLineEdit::editingFinished, this, &DeckSheet::takeName);
    connect(format_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (deck_ != nullptr && index >= 0)
            deck_->setFormat(static_cast<std::size_t>(index));
    });
    retranslate();
}

void DeckSheet::retranslate() {
    name_->setPlaceholderText(tr("Name of the deck"));
    name_->setAccessibleName(tr("Name of the deck"));
    format_->setAccessibleName(tr("Format"));
    list_->setAccessibleName(tr("Cards of the deck"));
    empty_->setText(withPhrasesJoined(tr("No cards yet. The + beside a card on the left puts it in.")));
}

void DeckSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DeckSheet::setColours(const Palette& palette) {
    list_->setColours(palette);
}

void DeckSheet::setLanguage(Language language) {
    language_ = language;
    if (deck_ != nullptr)
        fill();
}

void DeckSheet::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    model_.setRows({});
    if (deck_ == nullptr)
        return;
    connect(deck_, &DeckEdit::changed, this, &DeckSheet::write);
    fill();
}

void DeckSheet::fill() {
    model_.setRows({});
    model_.setGame(&deck_->data(), language_);
    {
        const QSignalBlocker quiet{format_};
        format_->clear();
        for (const std::string_view format : deck_->data().game->formats)
            format_->addItem(qt(deck_->data().words.text("formats", format, language_)));
    }
    write();
}

/// In the language that is spoken; a name that is the same in both stays so.
void DeckSheet::takeName() {
    if (deck_ == nullptr)
        return;
    const std::string said = fromQt(name_->text().trimmed());
    LocalizedText name = deck_->now().name;
    if (said.empty() || said == name.in(language_))
        return write();
    const bool isSame = name.en == name.ja;
    if (language_ == Language::en || isSame)
        name.en = said;
    if (language_ == Language::ja || isSame)
        name.ja = said;
    deck_->setName(name);
}

void DeckSheet::goTo(const std::string& id) {
    const auto& rows = model_.rows();
    const auto at = std::ranges::find(rows, id, &WorkshopRow::id);
    if (at == rows.end())
        return;
    const QModelIndex index = model_.index(static_cast<int>(at - rows.begin()));
    list_->setCurrentIndex(index);
    list_->scrollTo(index);
}

/// Types come together, cheap cards first, as decks are laid out on a table.
std::vector<WorkshopRow> DeckSheet::rowsOf(std::size_t part) const {
    const GameData& game = deck_->data();
    std::vector<WorkshopRow> cards;
    for (const DeckDraft::Entry& entry : deck_->now().entries)
        if (entry.part == part)
            cards.push_back({{}, entry.card, game.library.card(entry.card), part, entry.count});
    if (const SearchField* cost = deck_->search().field(game.layout->face.badge); cost != nullptr) {
        std::vector<const CardDefinition*> order;
        for (const WorkshopRow& row : cards)
            if (row.card != nullptr)
                order.push_back(row.card);
        deck_->search().sort(order, *cost, false, language_);
        std::ranges::stable_sort(cards, {}, [&](const WorkshopRow& row) {
            return std::ranges::find(order, row.card) - order.begin();
        });
    }
    std::ranges::stable_sort(
        cards, {}, [](const WorkshopRow& row) { return row.card == nullptr ? 255 : int{row.card->type}; });
    return cards;
}

/// Each type has its heading.
void DeckSheet::write() {
    const DeckDraft& draft = deck_->now();
    const GameData& game = deck_->data();
    if (!name_->hasFocus() || name_->text().trimmed().isEmpty())
        name_->setText(qt(draft.name.in(language_)));
    {
        const QSignalBlocker quiet{format_};
        format_->setCurrentIndex(static_cast<int>(deck_->format()));
    }
    QStringList sizes;
    std::vector<WorkshopRow> rows;
    const bool hasParts = game.game->tables.deckParts.size() > 1;
    const auto labelOfPart = [&](std::size_t part) {
        const QString name = nameOfPart(game, part, language_);
        return language_ == Language::en ? name.left(1).toUpper() + name.mid(1) : name;
    };
    for (std::size_t part = 0; part < deck_->parts(); ++part) {
        const int count = draft.cardsIn(part);
        if (hasParts)
            sizes << tr("%1: %2", "part of a deck, cards").arg(labelOfPart(part)).arg(count);
        const std::vector<WorkshopRow> cards = rowsOf(part);
        QString heading;
        for (const WorkshopRow& card : cards) {
            QString type = card.card == nullptr ? tr("In no card set")
                                                : labelOf(deck_->wordOfType(card.card->type), language_);
            if (hasParts)
                type = QStringLiteral("%1 · %2").arg(labelOfPart(part), type);
            if (type != heading) {
                heading = type;
                int copies = 0;
                for (const WorkshopRow& each : cards)
                    copies += (each.card == nullptr) == (card.card == nullptr) &&
                                      (card.card == nullptr || each.card->type == card.card->type)
                                  ? each.count
                                  : 0;
                rows.push_back({QStringLiteral("%1 · %2").arg(type).arg(copies)});
            }
            rows.push_back(card);
        }
    }
    int all = 0;
    for (const DeckDraft::Entry& entry : draft.entries)
        all += entry.count;
    sizes.prepend(tr("%n card(s)", nullptr, all));
    sizes_->setText(sizes.join(QStringLiteral(" · ")));
    showRows(std::move(rows));
}

/// The same card stays current, or else what stands in its place.
void DeckSheet::showRows(std::vector<WorkshopRow> rows) {
    const QModelIndex at = list_->currentIndex();
    const std::string id = list_->currentRow() == nullptr ? std::string{} : list_->currentRow()->id;
    model_.setRows(std::move(rows));
    empty_->setVisible(model_.rowCount() == 0);
    if (list_->currentIndex().isValid() || id.empty())
        return;
    for (int row = 0; row < model_.rowCount(); ++row) // they are others now
        if (model_.rows()[static_cast<std::size_t>(row)].id == id ||
            (row == at.row() && model_.rows()[static_cast<std::size_t>(row)].heading.isEmpty())) {
            list_->setCurrentIndex(model_.index(row));
            return;
        }
}

} // namespace takujo
