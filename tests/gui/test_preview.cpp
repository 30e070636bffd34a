#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

/// The card in large beside the table: what is pointed at, for the eyes of whoever may see it.
class TestPreview : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

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

    QTemporaryDir folder_;
};

void TestPreview::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, TestCard>> decks{
        {QStringLiteral("zspark"),
         {"Spark", "type: summon, element: fire, cost: 1, resolve: {do: {draw: 1}}", 17}},
        {QStringLiteral("zplain"), {"Plain", plain, 17}},
    };
    for (const auto& [name, card] : decks)
        QCOMPARE(write(folder, name, {card}), QString{});
}

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

void TestPreview::itFollowsACardThatMoves() {
    TableDriver driver;
    // Who has only forwards is not asked in between, so that nobody else looks.
    driver.chooseDeck(0, QStringLiteral("zspark"));
    driver.chooseDeck(1, QStringLiteral("zplain"));
    driver.startGame(QStringLiteral("5"));
    QVERIFY(goOnUntil(driver, [&] { return play(driver, QStringLiteral("Spark")); }));
    QVERIFY2(told(driver).contains(QStringLiteral("Blue")), qPrintable(told(driver)));
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    // Now in the Break Zone.
    QCOMPARE(shown(driver), QStringLiteral("Spark"));
    QVERIFY2(told(driver).contains(QStringLiteral("Blue")), qPrintable(told(driver)));
}

/// The log is one stop of the keyboard: its lines are gone through by arrows, and Enter shows a line's card.
void TestPreview::itShowsTheCardsOfTheLogByKeys() {
    TableDriver driver;
    driver.chooseDeck(0, QStringLiteral("zspark"));
    driver.chooseDeck(1, QStringLiteral("zplain"));
    driver.startGame(QStringLiteral("5"));
    QVERIFY(goOnUntil(driver, [&] { return play(driver, QStringLiteral("Spark")); }));
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    const auto others = driver.cardsThat(
        [](const TableDriver::Seen& card) { return isInHand(card) && card.name != QStringLiteral("Spark"); });
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
