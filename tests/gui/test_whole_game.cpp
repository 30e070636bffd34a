#include "tests/gui/mouse_player.h"
#include "tests/test_program.h"

#include <QTest>

/// Two players, one mouse: games from the start page to the winner, by what can be seen on the table alone.
class TestWholeGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void isPlayedToAWinner_data();
    void isPlayedToAWinner();
};

void TestWholeGame::isPlayedToAWinner_data() {
    QTest::addColumn<QString>("seed");
    QTest::newRow("one game") << "11";
    QTest::newRow("another game") << "2024";
}

void TestWholeGame::isPlayedToAWinner() {
    QFETCH(QString, seed);
    TableDriver driver;
    driver.startGame(seed);
    QVERIFY2(driver.widget(QStringLiteral("table")) != nullptr, "the start button begins the game");
    MousePlayer player{driver};
    constexpr int mostSteps = 6000;
    int step = 0;
    for (; step < mostSteps && !driver.isOver(); ++step) {
        player.act(step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    const QString outcome = driver.textOf(QStringLiteral("outcome-title"));
    QVERIFY2(outcome.contains(QStringLiteral("wins")), qPrintable(outcome));
    QVERIFY(player.dragged > 3);
    QVERIFY(player.clicked > 0);
    qInfo() << "steps" << step << "dragged" << player.dragged << "clicked" << player.clicked << "chosen"
            << player.chosen << "pressed" << player.pressed << outcome;

    driver.clickNamed(QStringLiteral("outcome-look"));
    QVERIFY(!driver.isOver());
    driver.clickNamed(QStringLiteral("new-game"));
    QVERIFY(driver.widget(QStringLiteral("start-page")) != nullptr);
}

TAKUJO_TEST(TestWholeGame)
#include "test_whole_game.moc"
