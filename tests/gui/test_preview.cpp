#include "tests/gui/table_driver.h"

#include <QTest>

/// The card in large beside the table: what is pointed at, for the eyes of whoever may see it.
class TestPreview : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void itShowsWhatIsPointedAt();
    void itHidesAHandFromTheOtherPlayer();
    void aCardUnderADeckIsNotShownToTheOtherPlayer();

private:
    static QString shown(const TableDriver& driver) {
        return driver.textOf(QStringLiteral("preview-picture"));
    }
    static std::vector<TableDriver::Seen> hand(const TableDriver& driver) {
        return driver.cardsThat(
            [](const TableDriver::Seen& one) { return one.isIn(QStringLiteral("Hand")); });
    }
    static bool isIn(const std::vector<TableDriver::Seen>& cards, const QString& name) {
        for (const TableDriver::Seen& card : cards)
            if (card.name == name)
                return true;
        return false;
    }
};

void TestPreview::itShowsWhatIsPointedAt() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space); // who begins
    const std::vector<TableDriver::Seen> cards = hand(driver);
    QCOMPARE(cards.size(), 5U);
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

void TestPreview::aCardUnderADeckIsNotShownToTheOtherPlayer() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const std::vector<TableDriver::Seen> mine = hand(driver);
    driver.click(driver.buttons().back()); // another hand for this one
    driver.pointAt(mine.front());
    driver.click(driver.widget(QStringLiteral("keep-order")));
    QVERIFY(!isIn(mine, shown(driver)));
}

QTEST_MAIN(TestPreview)
#include "test_preview.moc"
