#include "tests/gui/mouse_player.h"
#include "tests/gui/started_games.h"
#include "tests/gui/two_people.h"
#include "tests/test_program.h"

#include <QTest>

/// Two players, one mouse: games from the start page to the winner, by what can be seen on the table alone,
/// with both hands in sight and with the table handed over.
class TestWholeGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        prepareForTests();
        takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    }
    void isPlayedToAWinner_data() { addGames(); }
    void isPlayedToAWinner();
    void isHandedOverToAWinner_data() { addTwoGames(); }
    void isHandedOverToAWinner();

private:
    /// Plays until somebody has won, and sits down at every change of seat; returns how many there were.
    static int playOut(TableDriver& driver, MousePlayer& player);
};

int TestWholeGame::playOut(TableDriver& driver, MousePlayer& player) {
    constexpr int mostSteps = 6000;
    int changes = 0;
    int step = 0;
    for (; step < mostSteps && !driver.isOver() && !QTest::currentTestFailed(); ++step) {
        if (isHandedOver(driver)) {
            sitDown(driver);
            ++changes;
        } else {
            player.act(step);
        }
    }
    if (!driver.isOver())
        return changes;
    qInfo() << "steps" << step << "dragged" << player.dragged << "clicked" << player.clicked << "chosen"
            << player.chosen << "pressed" << player.pressed << "changes" << changes
            << driver.textOf(QStringLiteral("outcome-title"));
    return changes;
}

void TestWholeGame::isPlayedToAWinner() {
    QFETCH(int, game);
    TableDriver driver;
    driver.chooseGame(game);
    driver.startGame(QStringLiteral("11"));
    QVERIFY2(driver.widget(QStringLiteral("table")) != nullptr, "the start button begins the game");
    MousePlayer player{driver};
    QCOMPARE(playOut(driver, player), 0);
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    const QString outcome = driver.textOf(QStringLiteral("outcome-title"));
    QVERIFY2(outcome.contains(QStringLiteral("wins")), qPrintable(outcome));
    QVERIFY(player.dragged > 3);
    QVERIFY(player.clicked > 0);

    driver.clickNamed(QStringLiteral("outcome-look"));
    QVERIFY(!driver.isOver());
    QVERIFY2(driver.widget(QStringLiteral("aim")) == nullptr, "nobody attacks any more");
    driver.clickNamed(QStringLiteral("new-game"));
    QVERIFY(driver.widget(QStringLiteral("start-page")) != nullptr);
}

void TestWholeGame::isHandedOverToAWinner() {
    QFETCH(int, game);
    TableDriver driver;
    driver.chooseGame(game);
    chooseSeating(driver, 1);
    driver.startGame(QStringLiteral("12"));
    MousePlayer player{driver};
    const int changes = playOut(driver, player);
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    QVERIFY2(driver.textOf(QStringLiteral("outcome-title")).contains(QStringLiteral("wins")),
             qPrintable(driver.textOf(QStringLiteral("outcome-title"))));
    QVERIFY2(changes > 10, "each turn needs the other person at least once");
    QVERIFY2(!isHandedOver(driver), "the end is for both");
}

TAKUJO_TEST(TestWholeGame)
#include "test_whole_game.moc"
