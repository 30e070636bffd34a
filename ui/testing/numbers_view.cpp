#include "ui/testing/numbers_view.h"

#include "engine/numbers/interval.h"
#include "ui/testing/number_words.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

namespace takujo {

namespace {

BarShare barOf(std::uint64_t hits, std::uint64_t games) {
    const Interval interval = intervalOf(hits, games);
    return {shareOf(hits, games), interval.low, interval.high, false};
}

constexpr int sortWidth = 170;

NumbersTable::Cell shareCell(std::uint64_t hits, std::uint64_t games) {
    if (games == 0)
        return {QStringLiteral("–")};
    return {shownShare(hits, games), shareOf(hits, games), barOf(hits, games)};
}

NumbersTable::Cell plainShareCell(std::uint64_t hits, std::uint64_t games) {
    if (games == 0)
        return {QStringLiteral("–")};
    return {percent(shareOf(hits, games)), shareOf(hits, games)};
}

NumbersTable::Cell countCell(std::uint64_t count) {
    return {QString::number(count), static_cast<double>(count)};
}

/// How often a deck wins with a card, and how much more than it does at all.
NumbersTable::Cell differenceCell(std::uint64_t wins, std::uint64_t games, double own) {
    if (games == 0)
        return {QStringLiteral("–")};
    const Interval interval = intervalOf(wins, games);
    const double value = shareOf(wins, games) - own;
    return {QStringLiteral("%1 (%2)").arg(shareText(wins, games), shownPoints(value)), value,
            BarShare{value, interval.low - own, interval.high - own, true}};
}

/// The games of the first deck, put together.
PairTally sumOf(const MatchupNumbers& numbers) {
    PairTally sum;
    for (std::size_t at = 0; at < numbers.pairs.size(); ++at) {
        const PairTally& pair = numbers.pairs[at];
        if (numbers.terms.decksOf(at)[0] != 0)
            continue; // a matchup of all decks may have been put among the tests
        for (std::size_t side = 0; side < sum.sides.size(); ++side) {
            sum.sides[side].wins += pair.sides[side].wins;
            sum.sides[side].first += pair.sides[side].first;
            sum.sides[side].firstWins += pair.sides[side].firstWins;
        }
        sum.draws += pair.draws;
        for (const auto& [turns, count] : pair.lengths)
            sum.lengths[turns] += count;
        for (const auto& [reason, count] : pair.ends)
            sum.ends[reason] += count;
    }
    return sum;
}

} // namespace

NumbersView::NumbersView(QWidget* parent)
    : QWidget{parent}, rate_{makeFact("rate", true)}, first_{makeFact("first", true)},
      length_{makeFact("length", false)}, tabs_{new QTabWidget{this}}, sortLabel_{new QLabel{this}},
      sortBox_{new ChoiceBox{this}}, hint_{new QLabel{this}} {
    setObjectName(QStringLiteral("numbers"));
    auto* facts = new QHBoxLayout;
    facts->setSpacing(28);
    for (const Fact& fact : {rate_, first_, length_}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(fact.name);
        column->addWidget(fact.value);
        if (fact.bar != nullptr)
            column->addWidget(fact.bar);
        column->addWidget(fact.more);
        column->addStretch(1);
        facts->addLayout(column, 1);
    }
    constexpr std::array names{"opponents-table", "cards-table", "ends-table"};
    tabs_->setObjectName(QStringLiteral("numbers-tabs"));
    tabs_->tabBar()->setDrawBase(false);
    for (std::size_t i = 0; i < tableCount; ++i) {
        tables_[i] = new NumbersTable{this};
        tables_[i]->setObjectName(QString::fromLatin1(names[i]));
        tabs_->addTab(tables_[i], QString{});
    }
    auto* sorting = new QWidget{this};
    auto* sortRow = new QHBoxLayout{sorting};
    sortRow->setContentsMargins(0, 0, 0, 2);
    sortRow->addWidget(sortLabel_);
    sortRow->addWidget(sortBox_);
    sortLabel_->setProperty("caption", true);
    sortLabel_->setBuddy(sortBox_);
    sortBox_->setObjectName(QStringLiteral("sort-by"));
    sortBox_->setMinimumWidth(sortWidth);
    tabs_->setCornerWidget(sorting);
    hint_->setProperty("quiet", true);
    hint_->setWordWrap(true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(facts);
    column->addWidget(tabs_, 1);
    column->addWidget(hint_);
    connect(tabs_, &QTabWidget::currentChanged, this, &NumbersView::offerSorting);
    connect(sortBox_, &QComboBox::activated, this, &NumbersView::sort);
    for (NumbersTable* table : tables_)
        connect(table->header(), &QHeaderView::sortIndicatorChanged, this, &NumbersView::offerSorting);
    retranslate();
    tables_[opponents]->sortBy(1, Qt::DescendingOrder);
    tables_[cards]->sortBy(2, Qt::DescendingOrder);
    tables_[ends]->sortBy(1, Qt::DescendingOrder);
}

NumbersView::Fact NumbersView::makeFact(const char* name, bool hasBar) {
    Fact fact{new QLabel{this}, new QLabel{this}, new QLabel{this}, hasBar ? new ShareBar{this} : nullptr};
    fact.name->setProperty("caption", true);
    fact.value->setProperty("title", true);
    fact.value->setObjectName(QStringLiteral("fact-") + QString::fromLatin1(name));
    fact.more->setProperty("quiet", true);
    fact.more->setWordWrap(true);
    return fact;
}

void NumbersView::retranslate() {
    rate_.name->setText(tr("Wins"));
    first_.name->setText(tr("Who goes first wins"));
    length_.name->setText(tr("Length of games"));
    tabs_->setTabText(opponents, tr("Opponents"));
    tabs_->setTabText(cards, tr("Cards"));
    tabs_->setTabText(ends, tr("Ends"));
    nameOpponentColumns();
    tables_[cards]->setColumns(
        {tr("Card"), tr("Drawn"), tr("Wins when drawn"), tr("Played"), tr("Wins when played")});
    tables_[ends]->setColumns({tr("Why games end"), tr("Games"), tr("Share")});
    sortLabel_->setText(tr("Sorted by"));
    sortBox_->setAccessibleName(tr("Sorted by"));
    hint_->setText(withPhrasesJoined(
        tr("The lines on the bars, and what stands in brackets beside shares, hold in 95 of 100 cases. Bars "
           "of cards show how much more or less the deck wins with them than it wins at all; a game counts "
           "once for a card.")));
    write();
}

void NumbersView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void NumbersView::setColours(const Palette& palette) {
    palette_ = palette;
    for (NumbersTable* table : tables_)
        table->setColours(palette);
    rate_.bar->setColours(palette);
    first_.bar->setColours(palette);
}

void NumbersView::setLanguage(Language language) {
    language_ = language;
    write();
}

void NumbersView::display(const GameData& game, const MatchupNumbers& numbers, const MatchupNumbers* other) {
    words_ = &game.words;
    numbers_ = numbers;
    other_ = other == nullptr ? std::nullopt : std::optional{*other};
    write();
}

/// The columns of the table that is seen: for people who have no mouse.
void NumbersView::offerSorting() {
    const NumbersTable& table = *tables_[static_cast<std::size_t>(std::max(tabs_->currentIndex(), 0))];
    const QSignalBlocker quiet{sortBox_};
    sortBox_->clear();
    for (int column = 0; column < table.columnCount(); ++column)
        sortBox_->addItem(table.headerItem()->text(column));
    sortBox_->setCurrentIndex(table.sortColumn());
}

void NumbersView::sort() {
    NumbersTable& table = *tables_[static_cast<std::size_t>(tabs_->currentIndex())];
    const int column = sortBox_->currentIndex();
    table.sortBy(column, column == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void NumbersView::write() {
    if (numbers_) {
        writeSummary();
        writeOpponents();
        writeCards();
        writeEnds();
    }
    offerSorting();
}

void NumbersView::writeSummary() {
    const PairTally sum = sumOf(*numbers_);
    const auto put = [](const Fact& fact, std::uint64_t hits, std::uint64_t games) {
        fact.value->setText(games == 0 ? QStringLiteral("–") : shownShare(hits, games));
        fact.bar->display(barOf(hits, games));
    };
    // Of a deck against itself, seat A is the one deck.
    put(rate_, sum.sides[0].wins, sum.finished());
    rate_.more->setText(sum.draws == 0 ? tr("%1 of %2 games").arg(sum.sides[0].wins).arg(sum.finished())
                                       : tr("%1 of %2 games, %3 of them drawn")
                                             .arg(sum.sides[0].wins)
                                             .arg(sum.finished())
                                             .arg(sum.draws));
    put(first_, sum.wonByFirst(), sum.won());
    first_.more->setText(withPhrasesJoined(
        tr("this deck %1 when it goes first, %2 when it goes second")
            .arg(shareText(sum.sides[0].firstWins, sum.sides[0].first),
                 shareText(sum.sides[0].wins - sum.sides[0].firstWins, sum.won() - sum.sides[0].first))));
    const Lengths lengths = lengthsOf(sum.lengths);
    length_.value->setText(sum.lengths.empty() ? QStringLiteral("–")
                                               : tr("%n turn(s)", nullptr, lengths.median));
    length_.more->setText(sum.lengths.empty()
                              ? QString{}
                              : withPhrasesJoined(tr("the middle one; eight of ten: %1–%2, all: %3–%4")
                                                      .arg(lengths.tenth)
                                                      .arg(lengths.ninetieth)
                                                      .arg(lengths.shortest)
                                                      .arg(lengths.longest)));
}

void NumbersView::nameOpponentColumns() {
    QStringList columns{tr("Opponent"),     tr("Wins"),  tr("Going first"),
                        tr("Going second"), tr("Turns"), tr("Games")};
    if (other_)
        columns.insert(2, tr("The other list"));
    tables_[opponents]->setColumns(columns);
}

void NumbersView::writeOpponents() {
    nameOpponentColumns();
    std::vector<NumbersTable::Row> rows;
    for (std::size_t pair = 0; pair < numbers_->pairs.size(); ++pair) {
        if (numbers_->terms.decksOf(pair)[0] != 0)
            continue;
        const PairTally& tally = numbers_->pairs[pair];
        const SideTally& mine = tally.sides[0];
        const TalliedDeck& deck = numbers_->terms.decks[numbers_->terms.decksOf(pair)[1]];
        NumbersTable::Row row{{qt(deck.name.in(language_))}, shareCell(mine.wins, tally.finished())};
        if (other_) {
            NumbersTable::Cell theirs{QStringLiteral("–")};
            for (std::size_t at = 0; at < other_->pairs.size(); ++at)
                if (other_->terms.decks[other_->terms.decksOf(at)[1]].digest == deck.digest)
                    theirs = shareCell(other_->pairs[at].sides[0].wins, other_->pairs[at].finished());
            row.push_back(std::move(theirs));
        }
        row.push_back(plainShareCell(mine.firstWins, mine.first));
        row.push_back(plainShareCell(mine.wins - mine.firstWins, tally.won() - mine.first));
        const Lengths lengths = lengthsOf(tally.lengths);
        row.push_back(tally.lengths.empty() ? NumbersTable::Cell{QStringLiteral("–")}
                                            : countCell(lengths.median));
        row.push_back(countCell(tally.played.size()));
        rows.push_back(std::move(row));
    }
    tables_[opponents]->fill(rows);
}

void NumbersView::writeCards() {
    const TalliedDeck& deck = numbers_->terms.decks.front();
    const DeckTotal total = totalOf(*numbers_, 0);
    const double own = shareOf(total.wins, total.games);
    std::vector<NumbersTable::Row> rows;
    for (std::size_t i = 0; i < deck.cards.size(); ++i) {
        const CardTally& card = total.cards[i];
        rows.push_back({{qt(deck.cards[i].name.in(language_))},
                        plainShareCell(card.drawn, total.games),
                        differenceCell(card.wonDrawn, card.drawn, own),
                        plainShareCell(card.played, total.games),
                        differenceCell(card.wonPlayed, card.played, own)});
    }
    tables_[cards]->fill(rows);
}

void NumbersView::writeEnds() {
    const PairTally sum = sumOf(*numbers_);
    std::uint64_t games = 0;
    for (const auto& [reason, count] : sum.ends)
        games += count;
    std::vector<NumbersTable::Row> rows;
    for (const auto& [reason, count] : sum.ends) {
        const LocalizedText* const word = words_ == nullptr ? nullptr : words_->find("ends", reason);
        rows.push_back({{qt(word == nullptr ? reason : word->in(language_))},
                        countCell(count),
                        plainShareCell(count, games)});
    }
    tables_[ends]->fill(rows);
}

} // namespace takujo
