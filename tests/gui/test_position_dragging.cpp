#include "tests/gui/card_drag.h"
#include "tests/gui/set_up_position.h"
#include "tests/test_program.h"

#include <QTableWidget>
#include <QTemporaryDir>

/// On the page for positions, cards are dragged from the list of all cards and from zone to zone; and the
/// question which line wins is given up halfway.
class TestPositionDragging : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aCardIsDraggedOntoTheTable();
    void aCardIsDraggedToAnotherZone();
    void cardsChangePlacesInTheirZone();
    void aTestOfLinesIsStopped();
    void aTestOfLinesIsClosed();

private:
    /// Two cards in hand, decks and life: there is something to choose.
    void askWhichLineWins(TableDriver& driver);

    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

QRect placeOf(const QListWidget* strip, int row) {
    return strip->visualItemRect(strip->item(row));
}

} // namespace

void TestPositionDragging::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestPositionDragging::aCardIsDraggedOntoTheTable() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    search(driver, QStringLiteral("Zvorun07"));
    QListView* const shelf = cardsIn(driver, "shelf-cards");
    QListWidget* const board = strip(driver, 0, QStringLiteral("board"));
    dragTo(driver, shelf, shelf->visualRect(shelf->model()->index(0, 0)).center(), board, {10, 10});
    QCOMPARE(cardsOf(board), QStringList{QStringLiteral("Zvorun07")});
    QVERIFY(rowOf(shelf, 0).endsWith(QStringLiteral("1 in the chosen zone")));
}

void TestPositionDragging::aCardIsDraggedToAnotherZone() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("board"), QStringLiteral("Zvorun01"));
    put(driver, 1, QStringLiteral("board"), QStringLiteral("Zmelix01"));
    QListWidget* const from = strip(driver, 0, QStringLiteral("board"));
    QListWidget* const to = strip(driver, 1, QStringLiteral("board"));
    press(driver, from, 0, Qt::Key_R);
    dragTo(driver, from, placeOf(from, 0).center(), to, {4, 20});
    QCOMPARE(from->count(), 0);
    QCOMPARE(to->count(), 2);
    QVERIFY2(cardsOf(to).front().startsWith(QStringLiteral("Zvorun01, tapped")), // before the other
             qPrintable(cardsOf(to).join(u';')));
    QVERIFY2(cardsOf(to).front().contains(QStringLiteral("owned by")), "it is still its owner's");
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(cardsOf(from), QStringList{QStringLiteral("Zvorun01, tapped")});
    QCOMPARE(cardsOf(to), QStringList{QStringLiteral("Zmelix01")});
}

void TestPositionDragging::cardsChangePlacesInTheirZone() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    for (const char* name : {"Zvorun01", "Zvorun02", "Zvorun03"})
        put(driver, 0, QStringLiteral("hand"), QString::fromLatin1(name));
    QListWidget* const hand = strip(driver, 0, QStringLiteral("hand"));
    dragTo(driver, hand, placeOf(hand, 2).center(), hand, {2, 30});
    QCOMPARE(cardsOf(hand).join(u' '), QStringLiteral("Zvorun03 Zvorun01 Zvorun02"));
}

void TestPositionDragging::askWhichLineWins(TableDriver& driver) {
    setUpToPlay(driver);
    driver.click(driver.widget(QStringLiteral("position-lines")));
    QVERIFY(driver.widget(QStringLiteral("line-table")) != nullptr);
    setValue(driver, QStringLiteral("line-games"), 9999); // more than anybody waits for
    driver.click(driver.widget(QStringLiteral("line-start")));
}

/// What has been counted until then stays.
void TestPositionDragging::aTestOfLinesIsStopped() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    askWhichLineWins(driver);
    const auto* const start = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("line-start")));
    const auto* const table = qobject_cast<QTableWidget*>(driver.widget(QStringLiteral("line-table")));
    QCOMPARE(start->text(), QStringLiteral("Stop"));
    const auto gamesOfFirst = [table] {
        return table->rowCount() > 1 ? table->item(0, table->columnCount() - 1)->text() : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(gamesOfFirst().toInt() > 0, 120000);
    driver.click(driver.widget(QStringLiteral("line-start")));
    QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Start"), 120000);
    const QString games = gamesOfFirst();
    QVERIFY2(games.toInt() > 0 && games.toInt() < 9999, qPrintable(games));
    QTest::qWait(300); // nothing goes on in secret
    QCOMPARE(gamesOfFirst(), games);
    QVERIFY(!driver.textOf(QStringLiteral("line-verdict")).isEmpty());
}

void TestPositionDragging::aTestOfLinesIsClosed() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    askWhichLineWins(driver);
    driver.click(driver.widget(QStringLiteral("line-close")));
    QVERIFY(driver.widget(QStringLiteral("line-table")) == nullptr);
    driver.click(driver.widget(QStringLiteral("position-play"))); // the page is as it was
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    QVERIFY(!driver.prompt().isEmpty());
}

TAKUJO_TEST(TestPositionDragging)
#include "test_position_dragging.moc"
