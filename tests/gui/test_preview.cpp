#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QTest>
#include <QTextEdit>

/// The card in large beside the table: what is pointed at, for the eyes of whoever may see it.
class TestPreview : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void itShowsWhatIsPointedAt();
    void itHidesAHandFromTheOtherPlayer();
    void aCardUnderADeckIsNotShownToTheOtherPlayer();
    void itFollowsACardThatMoves();
    void itShowsTheCardsOfTheLogByKeys();

private:
    static QString shown(const TableDriver& driver) {
        return driver.textOf(QStringLiteral("preview-picture"));
    }
    static std::vector<TableDriver::Seen> hand(const TableDriver& driver) {
        return driver.cardsThat(isInHand);
    }
    static bool isIn(const std::vector<TableDriver::Seen>& cards, const QString& name) {
        for (const TableDriver::Seen& card : cards)
            if (card.name == name)
                return true;
        return false;
    }
    /// Beside the picture. Only of what is on the table it says whose it is.
    static QString told(const TableDriver& driver) {
        const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
        return text == nullptr ? QString{} : text->toPlainText();
    }
};

namespace {

/// A charm that can be played, and another card in the hand.
std::unique_ptr<TableDriver> tableWithSpark() {
    return tableOf(R"(cards:
  - {name: Spark, type: charm, colour: red, cost: 0, resolve: {do: {draw: 1}}}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Spark, Hut]}
  B: {life: 5})");
}

} // namespace

void TestPreview::itShowsWhatIsPointedAt() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space); // who begins
    const std::vector<TableDriver::Seen> cards = hand(driver);
    QVERIFY(cards.size() > 1);
    for (const TableDriver::Seen& card : cards) {
        driver.pointAt(card);
        QCOMPARE(shown(driver), card.name);
    }
}

void TestPreview::itHidesAHandFromTheOtherPlayer() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const std::vector<TableDriver::Seen> mine = hand(driver);
    driver.pointAt(mine.back());
    QCOMPARE(shown(driver), mine.back().name);
    driver.key(Qt::Key_Space); // this hand is kept; the other player looks at the other one
    QVERIFY(isIn(hand(driver), shown(driver)) || shown(driver).isEmpty());
    QVERIFY(shown(driver) != mine.back().name);
}

/// A hand that is not kept goes under the deck, in an order.
void TestPreview::aCardUnderADeckIsNotShownToTheOtherPlayer() {
    const auto table = tableOfNewHands();
    TableDriver& driver = *table;
    const std::vector<TableDriver::Seen> mine = hand(driver);
    QVERIFY(!mine.empty());
    driver.click(driver.buttons().back()); // another hand for this one
    driver.pointAt(mine.front());
    QCOMPARE(shown(driver), mine.front().name);
    driver.click(driver.widget(QStringLiteral("keep-order")));
    QVERIFY(!isIn(mine, shown(driver)));
}

void TestPreview::itFollowsACardThatMoves() {
    const auto table = tableWithSpark();
    TableDriver& driver = *table;
    const auto inHand = named(driver, QStringLiteral("Spark"), isInHand);
    driver.pointAt(inHand.front());
    QVERIFY2(told(driver).contains(QStringLiteral("Blue")), qPrintable(told(driver)));
    playFromHand(driver, QStringLiteral("Spark"));
    // Now in the heap.
    QVERIFY(named(driver, QStringLiteral("Spark"), isInHand).empty());
    QCOMPARE(shown(driver), QStringLiteral("Spark"));
    QVERIFY2(told(driver).contains(QStringLiteral("Blue")), qPrintable(told(driver)));
}

/// The log is one stop of the keyboard: its lines are gone through by arrows, and Enter shows a line's card.
void TestPreview::itShowsTheCardsOfTheLogByKeys() {
    const auto table = tableWithSpark();
    TableDriver& driver = *table;
    playFromHand(driver, QStringLiteral("Spark"));
    const auto others = named(driver, QStringLiteral("Hut"), isInHand);
    QVERIFY(!others.empty());
    driver.pointAt(others.front());
    QCOMPARE(shown(driver), others.front().name);
    driver.key(Qt::Key_2, Qt::ControlModifier);
    QWidget* log = driver.widget(QStringLiteral("log"));
    QTRY_COMPARE(driver.window().focusWidget(), log);
    for (int line = 0; line < 30 && shown(driver) != QStringLiteral("Spark"); ++line) {
        QTest::keyClick(log, Qt::Key_Return);
        QTest::keyClick(log, Qt::Key_Up);
    }
    QCOMPARE(shown(driver), QStringLiteral("Spark"));
    QTest::keyClick(log, Qt::Key_Tab);
    QVERIFY(driver.window().focusWidget() != log);
}

TAKUJO_TEST(TestPreview)
#include "test_preview.moc"
