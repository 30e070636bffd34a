#include "tests/gui/mouse_player.h"
#include "tests/gui/started_games.h"
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
    addGames();
}

void TestWholeGame::isPlayedToAWinner() {
    QFETCH(int, game);
    TableDriver driver;
    driver.chooseGame(game);
    driver.startGame(QStringLiteral("11"));
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
    QVERIFY2(driver.widget(QStringLiteral("aim")) == nullptr, "nobody attacks any more");
    driver.clickNamed(QStringLiteral("new-game"));
    QVERIFY(driver.widget(QStringLiteral("start-page")) != nullptr);
}

TAKUJO_TEST(TestWholeGame)
#include "test_whole_game.moc"
