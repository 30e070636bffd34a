#include "ui/workshop/card_shelf.h"

#include "engine/match/sentences/search_trouble.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/clear_layout.h"
#include "ui/widgets/menu_text.h"
#include "ui/workshop/deck_edit.h"
#include "ui/workshop/pictures_switch.h"
#include "ui/workshop/search_words.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr std::size_t mostValues = 60; ///< that a menu can list
constexpr int mostChips = 6;

} // namespace

CardShelf::CardShelf(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, query_{new QLineEdit{this}}, filters_{new QToolButton{this}},
      sorting_{new ChoiceBox{this}}, direction_{new QToolButton{this}}, chips_{new QWidget{this}},
      chipRow_{new QHBoxLayout{chips_}}, trouble_{new QLabel{this}}, found_{new QLabel{this}},
      list_{new CardRowsView{model_, renderer, this}} {
    setObjectName(QStringLiteral("shelf"));
    query_->setObjectName(QStringLiteral("card-query"));
    query_->setClearButtonEnabled(true);
    filters_->setObjectName(QStringLiteral("card-filters"));
    filters_->setProperty("chip", true);
    filters_->setPopupMode(QToolButton::InstantPopup);
    filters_->setMenu(new QMenu{filters_});
    sorting_->setObjectName(QStringLiteral("card-sorting"));
    direction_->setObjectName(QStringLiteral("card-direction"));
    direction_->setCheckable(true);
    chips_->setObjectName(QStringLiteral("card-chips"));
    chipRow_->setContentsMargins(0, 0, 0, 0);
    chipRow_->setSpacing(4);
    trouble_->setObjectName(QStringLiteral("card-trouble"));
    trouble_->setProperty("problem", true);
    trouble_->setWordWrap(true);
    found_->setObjectName(QStringLiteral("cards-found"));
    found_->setProperty("caption", true);
    list_->setObjectName(QStringLiteral("shelf-cards"));

    auto* searching = new QHBoxLayout;
    searching->setSpacing(6);
    searching->addWidget(query_, 1);
    searching->addWidget(filters_);
    auto* order = new QHBoxLayout;
    order->setSpacing(6);
    order->addWidget(found_, 1);
    order->addWidget(new PicturesSwitch{*list_, QStringLiteral("shelf"), this});
    order->addWidget(sorting_);
    order->addWidget(direction_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(searching);
    column->addWidget(chips_);
    column->addWidget(trouble_);
    column->addLayout(order);
    column->addWidget(list_, 1);

    connect(query_, &QLineEdit::textChanged, this, [this] {
        only_.clear();
        search();
    });
    connect(query_, &QLineEdit::returnPressed, this, [this] {
        if (model_.rowCount() > 0) {
            list_->setFocus();
            list_->setCurrentIndex(model_.index(0));
        }
    });
    connect(sorting_, &QComboBox::currentIndexChanged, this, &CardShelf::search);
    connect(direction_, &QToolButton::toggled, this, &CardShelf::search);
    connect(filters_->menu(), &QMenu::aboutToShow, this, &CardShelf::addFilters);
    retranslate();
}

void CardShelf::retranslate() {
    query_->setPlaceholderText(tr("Name, text, cost<=3, type:…"));
    query_->setAccessibleName(tr("Search cards"));
    setMenuText(*filters_, tr("Filter"));
    filters_->setToolTip(tr("Everything that cards can be filtered by"));
    sorting_->setAccessibleName(tr("Sort by"));
    direction_->setText(direction_->isChecked() ? QStringLiteral("▼") : QStringLiteral("▲"));
    direction_->setToolTip(tr("Backwards"));
    direction_->setAccessibleName(tr("Backwards"));
    list_->setAccessibleName(tr("Cards found"));
}

void CardShelf::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CardShelf::setColours(const Palette& palette) {
    list_->setColours(palette);
}

void CardShelf::setLanguage(Language language) {
    language_ = language;
    if (!cards_)
        return;
    model_.setGame(cards_->data, language_);
    fillSorting();
    search();
}

void CardShelf::setDeck(DeckEdit* deck) {
    if (deck_ != nullptr)
        deck_->disconnect(this);
    deck_ = deck;
    if (deck == nullptr)
        return setCards(std::nullopt);
    connect(deck, &DeckEdit::changed, this, &CardShelf::recount);
    setCards(ShelfCards{&deck->data(), &deck->search(),
                        [deck](const CardDefinition& card) { return deck->partFor(card); },
                        [deck](const std::string& id) { return deck->now().count(id); }});
}

void CardShelf::setCards(std::optional<ShelfCards> cards) {
    cards_ = std::move(cards);
    model_.setRows({});
    if (!cards_)
        return;
    model_.setCounted(cards_->counted);
    model_.setGame(cards_->data, language_);
    fillSorting();
    showOnly({});
}

void CardShelf::showOnly(std::vector<std::string> ids) {
    query_->clear();
    only_ = std::move(ids);
    search();
}

void CardShelf::fillSorting() {
    const QSignalBlocker quiet{sorting_};
    const int before = sorting_->currentIndex();
    sorting_->clear();
    sorting_->addItem(tr("As in the sets"));
    for (const SearchField& field : cards_->search->fields())
        if (field.source != SearchField::Source::text && field.source != SearchField::Source::has)
            sorting_->addItem(labelOf(field.word, language_), qt(field.key));
    sorting_->setCurrentIndex(std::clamp(before, 0, sorting_->count() - 1));
}

void CardShelf::search() {
    if (!cards_)
        return;
    direction_->setText(direction_->isChecked() ? QStringLiteral("▼") : QStringLiteral("▲"));
    const CardSearch& search = *cards_->search;
    understood_ = search.parse(fromQt(query_->text()));
    std::vector<const CardDefinition*> cards = search.find(understood_);
    if (!only_.empty())
        std::erase_if(cards, [this](const CardDefinition* card) {
            return std::ranges::find(only_, card->id) == only_.end();
        });
    if (cards_->partFor) // where a deck is put together: no deck holds a token
        std::erase_if(cards, [](const CardDefinition* card) { return card->isToken; });
    if (const SearchField* by = search.field(fromQt(sorting_->currentData().toString())))
        search.sort(cards, *by, direction_->isChecked(), language_);
    else if (direction_->isChecked())
        std::ranges::reverse(cards);
    std::vector<WorkshopRow> rows;
    rows.reserve(cards.size());
    for (const CardDefinition* card : cards)
        rows.push_back(
            {{}, card->id, card, cards_->partFor ? cards_->partFor(*card) : 0, cards_->count(card->id)});
    model_.setRows(std::move(rows));
    found_->setText(tr("%n card(s)", nullptr, model_.rowCount()));
    QStringList troubles;
    for (const SearchTrouble& trouble : understood_.troubles)
        troubles << qt(sentenceOf(trouble, cards_->data->words, language_));
    trouble_->setText(withPhrasesJoined(troubles.join(QLatin1Char('\n'))));
    trouble_->setVisible(!troubles.isEmpty());
    writeChips();
    if (model_.rowCount() > 0)
        list_->setCurrentIndex(model_.index(0));
}

void CardShelf::recount() {
    std::vector<WorkshopRow> rows = model_.rows();
    for (WorkshopRow& row : rows)
        row.count = cards_->count(row.id);
    model_.setRows(std::move(rows));
}

QToolButton* CardShelf::addChip(const QString& name, const QString& said) {
    auto* chip = new QToolButton{chips_};
    chip->setObjectName(name);
    chip->setText(said + QStringLiteral("  ✕"));
    chip->setAccessibleName(tr("Take the condition %1 away").arg(said));
    chip->setProperty("chip", true);
    chipRow_->addWidget(chip);
    return chip;
}

/// Each condition can be taken back by itself.
void CardShelf::writeChips() {
    clearLayout(*chipRow_);
    if (!only_.empty())
        connect(addChip(QStringLiteral("chip-only"), tr("Only these cards")), &QToolButton::clicked, this,
                [this] {
                    showOnly({});
                    query_->setFocus();
                });
    int count = 0;
    for (const SearchTerm& term : understood_.terms) {
        if (term.field == SearchTerm::anywhere || ++count > mostChips)
            continue;
        QToolButton* const chip =
            addChip(QStringLiteral("chip-%1").arg(count), wordsOf(term, cards_->search->fields(), language_));
        connect(chip, &QToolButton::clicked, this, [this, begin = term.begin, end = term.end] {
            query_->setText(qt(withoutTerm(fromQt(query_->text()), begin, end)));
            query_->setFocus();
        });
    }
    chipRow_->addStretch(1);
    chips_->setVisible(count > 0 || !only_.empty());
}

/// Of numbers every value that cards have, up to many; of words all there are.
void CardShelf::addFilters() {
    QMenu* menu = filters_->menu();
    menu->clear();
    if (!cards_)
        return;
    const auto add = [this](QMenu* to, const QString& label, const std::string& term) {
        connect(to->addAction(label), &QAction::triggered, this,
                [this, term] { query_->setText(qt(withTerm(fromQt(query_->text()), term))); });
    };
    for (const SearchField& field : cards_->search->fields()) {
        if (field.kind == SearchField::Kind::text && field.values.empty())
            continue;
        QMenu* of = menu->addMenu(labelOf(field.word, language_));
        if (field.kind == SearchField::Kind::number) {
            const int step = std::max(1, (field.most - field.least) / 10);
            for (int value = field.least; value <= field.most; value += step) {
                const std::string text = std::to_string(value);
                add(of, QStringLiteral("≤ %1").arg(value), termText(field.key, SearchOperator::atMost, text));
            }
            of->addSeparator();
            for (int value = field.least; value <= field.most; value += step)
                add(of, QStringLiteral("≥ %1").arg(value),
                    termText(field.key, SearchOperator::atLeast, std::to_string(value)));
            continue;
        }
        for (std::size_t i = 0; i < std::min(field.values.size(), mostValues); ++i)
            add(of, labelOf(field.values[i].word, language_),
                termText(field.key, SearchOperator::is, field.values[i].key));
    }
}

} // namespace takujo
