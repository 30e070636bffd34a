#include "tests/test_program.h"
#include "ui/testing/numbers_table.h"
#include "ui/widgets/style_sheet.h"
#include "ui/widgets/window_style.h"

#include <QApplication>
#include <QHeaderView>
#include <QStyleOptionHeader>
#include <QTest>

using namespace takujo;

/// The table of what a tested deck is worth, as it is drawn.
class TestNumbersTable : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theArrowOfASortedColumnLeavesItsWordsFree_data();
    void theArrowOfASortedColumnLeavesItsWordsFree();
    void namesKeepTheRoomThatNumbersDontNeed();

private:
    QRect sectionOf(int column) const {
        const QHeaderView* const header = table_->header();
        return {header->sectionViewportPosition(column), 0, header->sectionSize(column), header->height()};
    }
    std::unique_ptr<NumbersTable> table_;
};

namespace {

const QString longName = QStringLiteral("The Sleeping Mountain");

} // namespace

/// As wide as in the smallest window, with as many columns as a comparison has.
void TestNumbersTable::init() {
    QApplication::setStyle(new WindowStyle);
    const Palette palette = makePalette(Brightness::dark, QColor{0x6f, 0xa8, 0xdc});
    table_ = std::make_unique<NumbersTable>();
    table_->setColours(palette);
    table_->setStyleSheet(windowStyle(palette));
    table_->setColumns({QStringLiteral("Opponent"), QStringLiteral("Wins"), QStringLiteral("The other list"),
                        QStringLiteral("Going first"), QStringLiteral("Going second"),
                        QStringLiteral("Turns"), QStringLiteral("Games")});
    const QString share = QStringLiteral("36.5\u00a0% (28.3–45.6)");
    table_->fill({{{.text = longName},
                   {.text = share, .sorts = 36.5, .bar = BarShare{}},
                   {.text = share, .sorts = 36.5, .bar = BarShare{}},
                   {.text = QStringLiteral("40.4\u00a0%"), .sorts = 40.4},
                   {.text = QStringLiteral("32.8\u00a0%"), .sorts = 32.8},
                   {.text = QStringLiteral("21"), .sorts = 21},
                   {.text = QStringLiteral("115"), .sorts = 115}}});
    table_->sortBy(1, Qt::DescendingOrder);
    table_->resize(900, 200);
    table_->show();
    QVERIFY(QTest::qWaitForWindowExposed(table_.get()));
}

void TestNumbersTable::theArrowOfASortedColumnLeavesItsWordsFree_data() {
    QTest::addColumn<int>("column");
    QTest::newRow("of words") << 0;
    QTest::newRow("of bars") << 1;
    QTest::newRow("of numbers") << 6;
}

void TestNumbersTable::theArrowOfASortedColumnLeavesItsWordsFree() {
    QFETCH(int, column);
    table_->sortBy(column, Qt::AscendingOrder);
    QApplication::processEvents();
    const QHeaderView* const header = table_->header();
    QStyleOptionHeader section;
    section.initFrom(header);
    section.rect = sectionOf(column);
    section.textAlignment = Qt::Alignment::fromInt(table_->headerItem()->textAlignment(column));
    section.sortIndicator = QStyleOptionHeader::SortUp;
    const QRect arrow = header->style()->subElementRect(QStyle::SE_HeaderArrow, &section, header);
    QRect words = header->style()->subElementRect(QStyle::SE_HeaderLabel, &section, header);
    const int width = QFontMetrics{header->font()}.horizontalAdvance(table_->headerItem()->text(column));
    if (section.textAlignment.testFlag(Qt::AlignRight))
        words.setLeft(words.right() - width);
    else
        words.setWidth(width);
    const QString place = QStringLiteral("arrow %1 to %2, section %3 to %4")
                              .arg(arrow.left())
                              .arg(arrow.right())
                              .arg(section.rect.left())
                              .arg(section.rect.right());
    QVERIFY2(!arrow.isEmpty() && section.rect.contains(arrow), qPrintable(place));
    QVERIFY2(!arrow.intersects(words), qPrintable(place));
}

void TestNumbersTable::namesKeepTheRoomThatNumbersDontNeed() {
    QVERIFY(table_->columnWidth(0) >= table_->fontMetrics().horizontalAdvance(longName));
}

TAKUJO_TEST(TestNumbersTable)
#include "test_numbers_table.moc"
