#include "ui/workshop/deck_comparison.h"

#include "engine/cards/search/card_search.h"
#include "engine/numbers/comparison.h"
#include "ui/start/deck_pictures.h"
#include "ui/start/draft_store.h"
#include "ui/start/game_start.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/page_parts.h"
#include "ui/workshop/deck_edit.h"
#include "ui/workshop/search_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int plotsWidth = 272;
enum Column { cardColumn, hereColumn, thereColumn, differenceColumn, columns };

Qt::Alignment besides(int column) {
    return (column == cardColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

QString withSign(int difference) {
    return difference == 0
               ? QStringLiteral("=")
               : (difference > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(difference));
}

/// Whether another card of the game has the same name.
bool hasTwin(const CardDefinition& card, const Library& library) {
    return std::ranges::any_of(library.sets(), [&](const CardSet& set) {
        return std::ranges::any_of(set.cards, [&](const CardDefinition& other) {
            return other.id != card.id && other.name.en == card.name.en;
        });
    });
}

} // namespace

DeckComparison::DeckComparison(DeckEdit& deck, const Palette& palette, QWidget* parent)
    : QDialog{parent}, deck_{&deck}, withLabel_{new QLabel{this}}, with_{new ChoiceBox{this}},
      summary_{new QLabel{this}}, table_{new QTreeWidget{this}}, plots_{new DeckPlots},
      close_{new QPushButton{this}} {
    setObjectName(QStringLiteral("deck-comparison"));
    with_->setObjectName(QStringLiteral("compare-deck"));
    with_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    withLabel_->setBuddy(with_);
    summary_->setObjectName(QStringLiteral("comparison-summary"));
    summary_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("comparison-table"));
    table_->setColumnCount(columns);
    table_->setUniformRowHeights(true);
    table_->setAllColumnsShowFocus(true);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionsMovable(false);
    table_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->header()->setSectionResizeMode(cardColumn, QHeaderView::Stretch);
    close_->setObjectName(QStringLiteral("comparison-close"));
    close_->setProperty("isQuiet", true);
    plots_->setColours(palette);
    plots_->setDeck(&deck);

    auto* choice = new QHBoxLayout;
    choice->setSpacing(8);
    choice->addWidget(withLabel_);
    choice->addWidget(with_);
    choice->addStretch(1);
    auto* curves = scrolledColumn(plots_, this);
    curves->setFixedWidth(plotsWidth);
    auto* body = new QHBoxLayout;
    body->setSpacing(18);
    body->addWidget(table_, 1);
    body->addWidget(curves);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close_);
    auto* column = new QVBoxLayout{this};
    column->setSpacing(10);
    column->addLayout(choice);
    column->addWidget(summary_);
    column->addLayout(body, 1);
    column->addLayout(foot);
    resize(860, 600);

    findOthers();
    connect(with_, &QComboBox::currentIndexChanged, this, &DeckComparison::compare);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    speak(this, [this] { say(); });
    with_->setFocus();
}

QString DeckComparison::Other::name(Language language) const {
    switch (kind) {
    case Kind::saved:
        return tr("This deck, as it is saved");
    case Kind::opened:
        return tr("This deck, as it was opened");
    case Kind::draft:
        return qt(nameOfDraft(draft.name).in(language));
    case Kind::deck:
        break;
    }
    return qt(draft.name.in(language));
}

/// Earlier versions of the deck itself come first.
void DeckComparison::findOthers() {
    const GameData& game = deck_->data();
    if (deck_->opened() && !sayTheSame(*deck_->opened(), deck_->now()))
        others_.push_back({*deck_->opened(), Other::Kind::saved});
    if (const DeckDraft& first = deck_->first();
        !sayTheSame(first, deck_->now()) && (!deck_->opened() || !sayTheSame(first, *deck_->opened())))
        others_.push_back({first, Other::Kind::opened});
    for (const Deck& deck : game.library.decks())
        if (deck.id != deck_->now().id)
            others_.push_back({draftOf(deck), Other::Kind::deck});
    for (const std::string& id : DraftStore::all(game.game->id))
        if (id != deck_->now().id)
            if (auto draft = DraftStore::read(game, id))
                others_.push_back({std::move(*draft), Other::Kind::draft});
}

void DeckComparison::say() {
    const Language language = spokenLanguage();
    setWindowTitle(tr("Compare decks"));
    withLabel_->setText(tr("Compare this deck with"));
    with_->setAccessibleName(withLabel_->text());
    const int chosen = std::max(with_->currentIndex(), 0);
    {
        const QSignalBlocker quiet{with_};
        with_->clear();
        for (const Other& other : others_)
            with_->addItem(other.name(language));
        with_->setCurrentIndex(others_.empty() ? -1 : chosen);
    }
    table_->setAccessibleName(tr("Cards of both decks"));
    table_->setHeaderLabels({tr("Card"), tr("This deck"), tr("The other"), tr("Difference")});
    for (int column = 0; column < columns; ++column)
        table_->headerItem()->setTextAlignment(column, besides(column));
    close_->setText(tr("Close"));
    plots_->setLanguage(language);
    compare();
}

/// Every card of both, by its part of the deck and its name.
std::vector<DeckComparison::Line> DeckComparison::linesBeside(const DeckDraft& other) const {
    const GameData& game = deck_->data();
    const Language language = spokenLanguage();
    const DeckDraft& own = deck_->now();
    std::vector<std::pair<std::size_t, Line>> found;
    const auto add = [&](const DeckDraft::Entry& entry) {
        const CardDefinition* const card = game.library.card(entry.card);
        QString name = card == nullptr ? qt(entry.card) : qt(card->name.in(language));
        if (card != nullptr && hasTwin(*card, game.library))
            if (const CardLook look = printedLook(game, *card, language); look.badge)
                name = tr("%1 (%2 %3)", "card, word for its cost, cost")
                           .arg(name, labelOf(wordForSearch(game.words, game.layout->face.badge), language),
                                look.badge->text);
        if (game.game->tables.deckParts.size() > 1 && entry.part > 0)
            name = tr("%1 (%2)", "card, part of the deck").arg(name, nameOfPart(game, entry.part, language));
        found.push_back(
            {entry.part, {name, own.count(entry.card, entry.part), other.count(entry.card, entry.part)}});
    };
    for (const DeckDraft::Entry& entry : own.entries)
        add(entry);
    for (const DeckDraft::Entry& entry : other.entries)
        if (own.count(entry.card, entry.part) == 0)
            add(entry);
    std::ranges::stable_sort(found, [](const auto& one, const auto& two) {
        return one.first != two.first ? one.first < two.first
                                      : QString::localeAwareCompare(one.second.name, two.second.name) < 0;
    });
    std::vector<Line> lines;
    lines.reserve(found.size());
    for (auto& [part, line] : found)
        lines.push_back(std::move(line));
    return lines;
}

void DeckComparison::addGroup(const QString& title, const std::vector<Line>& lines, bool isOpen) {
    if (lines.empty())
        return;
    auto* group = new QTreeWidgetItem{table_, {title}};
    group->setFirstColumnSpanned(true);
    QFont bold = table_->font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(cardColumn, bold);
    for (const Line& line : lines) {
        auto* row = new QTreeWidgetItem{group,
                                        {line.name, QString::number(line.here), QString::number(line.there),
                                         withSign(line.here - line.there)}};
        for (int column = 0; column < columns; ++column)
            row->setTextAlignment(column, besides(column));
        row->setToolTip(cardColumn, line.name);
        row->setData(
            cardColumn, Qt::AccessibleTextRole,
            tr("%1: %2 in this deck, %3 in the other").arg(line.name).arg(line.here).arg(line.there));
    }
    group->setExpanded(isOpen);
}

void DeckComparison::compare() {
    table_->clear();
    const int chosen = with_->currentIndex();
    if (chosen < 0) {
        summary_->setText(withPhrasesJoined(tr("There is no other deck of this game yet.")));
        summary_->show();
        plots_->compareWith(std::nullopt);
        return;
    }
    const DeckDraft& other = others_[static_cast<std::size_t>(chosen)].draft;
    std::vector<Line> onlyHere;
    std::vector<Line> onlyThere;
    std::vector<Line> unlike;
    std::vector<Line> alike;
    for (const Line& line : linesBeside(other))
        (line.there == 0           ? onlyHere
         : line.here == 0          ? onlyThere
         : line.here != line.there ? unlike
                                   : alike)
            .push_back(line);
    const auto copies = [](const std::vector<Line>& lines, int Line::* side) {
        int sum = 0;
        for (const Line& line : lines)
            sum += line.*side;
        return sum;
    };
    addGroup(tr("Only in this deck: %n card(s)", nullptr, copies(onlyHere, &Line::here)), onlyHere, true);
    addGroup(tr("Only in the other: %n card(s)", nullptr, copies(onlyThere, &Line::there)), onlyThere, true);
    addGroup(tr("In different numbers: %n card(s)", nullptr, static_cast<int>(unlike.size())), unlike, true);
    addGroup(tr("The same in both: %n card(s)", nullptr, copies(alike, &Line::here)), alike, false);
    const bool areAlike = onlyHere.empty() && onlyThere.empty() && unlike.empty();
    summary_->setText(withPhrasesJoined(areAlike ? tr("Both decks have the same cards.") : QString{}));
    summary_->setVisible(areAlike);
    plots_->compareWith(other);
}

} // namespace takujo
