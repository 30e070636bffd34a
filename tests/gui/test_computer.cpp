#include "tests/gui/against_computer.h"
#include "tests/gui/leak_watcher.h"
#include "tests/gui/mouse_player.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

/// The computer plays the other side; and it says what it would do when it is asked.
class TestComputer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void playsToAWinner_data() { addTwoGames(); }
    void playsToAWinner();
    void showsNothingOfItsHand();
    void undoGoesBackToOnesOwnQuestion();
    void comesAndGoesDuringAGame();
    void isThereWhenAGameIsGoneOnWith();
    void saysWhatItWouldDo();
    void leavesAQuestionThatIsGone();

private:
    QTemporaryDir folder_;
};

namespace {

void beginAgainst(TableDriver& driver, int strength) {
    driver.chooseDeck(0, QStringLiteral("zvor"));
    driver.chooseDeck(1, QStringLiteral("zmel"));
    chooseSeating(driver, against);
    chooseStrength(driver, strength);
    driver.startGame(QStringLiteral("5"));
    QVERIFY(waitForOnesTurn(driver));
}

/// Answers by the highlighted button until the computer has answered, too.
void goOn(TableDriver& driver, int answers) {
    for (int i = 0; i < answers && !driver.isOver(); ++i) {
        driver.key(Qt::Key_Space);
        QVERIFY(waitForOnesTurn(driver));
    }
}

QString refusalTold(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("refusal-text"));
}

} // namespace

void TestComputer::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
}

void TestComputer::playsToAWinner() {
    QFETCH(int, game);
    TableDriver driver;
    driver.chooseGame(game);
    chooseSeating(driver, against);
    chooseStrength(driver, 0);
    driver.startGame(QStringLiteral("11"));
    MousePlayer player{driver};
    int step = 0;
    for (; step < 4000 && !driver.isOver(); ++step) {
        QVERIFY(waitForOnesTurn(driver));
        if (driver.isOver())
            break;
        QVERIFY2(driver.prompt().startsWith(QStringLiteral("Blue")), qPrintable(driver.prompt()));
        player.act(step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    const QString outcome = driver.textOf(QStringLiteral("outcome-title"));
    QVERIFY2(outcome.contains(QStringLiteral("wins")), qPrintable(outcome));
}

void TestComputer::showsNothingOfItsHand() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginAgainst(driver, 1);
    for (int i = 0; i < 30 && !driver.isOver(); ++i) {
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(QStringLiteral("Zvorun")), qPrintable(name));
        driver.key(Qt::Key_F3); // which shows the second player's hand to a second player
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(QStringLiteral("Zvorun")), qPrintable(name));
        goOn(driver, 1);
    }
}

void TestComputer::undoGoesBackToOnesOwnQuestion() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginAgainst(driver, 0);
    goOn(driver, 6);
    // One answer of one's own, and all that the computer answers to it.
    const QString before = moment(driver);
    goOn(driver, 1);
    QVERIFY(moment(driver) != before);
    const QString after = moment(driver);
    driver.key(Qt::Key_U);
    QVERIFY(waitForOnesTurn(driver));
    QCOMPARE(moment(driver), before);
    driver.key(Qt::Key_R);
    QVERIFY(waitForOnesTurn(driver));
    QCOMPARE(moment(driver), after);
    // It answers the same to the same.
    driver.key(Qt::Key_U);
    QVERIFY(waitForOnesTurn(driver));
    goOn(driver, 1);
    QCOMPARE(moment(driver), after);
}

void TestComputer::comesAndGoesDuringAGame() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 0);
    const auto isOtherAsked = [&] { return driver.prompt().startsWith(QStringLiteral("Crimson")); };
    QVERIFY2(goOnUntil(driver, isOtherAsked), "one person plays both sides");
    driver.chooseFromMenu({QStringLiteral("company-menu"), QStringLiteral("computer-quick")});
    for (int i = 0; i < 20; ++i) {
        QVERIFY(waitForOnesTurn(driver));
        QVERIFY2(!driver.prompt().startsWith(QStringLiteral("Blue")), "Crimson was at the near edge");
        goOn(driver, 1);
    }
}

void TestComputer::isThereWhenAGameIsGoneOnWith() {
    QString first;
    {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        beginAgainst(driver, 0);
        first = moment(driver);
        goOn(driver, 4);
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    QPushButton* const goesOn = window->window().findChild<QPushButton*>(QStringLiteral("resume"));
    QVERIFY2(goesOn != nullptr, "the game that was left waits on the start page");
    driver.click(goesOn);
    for (int i = 0; i < 10; ++i) {
        QVERIFY(waitForOnesTurn(driver));
        QVERIFY2(driver.prompt().startsWith(QStringLiteral("Blue")), qPrintable(driver.prompt()));
        goOn(driver, 1);
    }
    // All of its answers go with one's own, also those of before.
    for (int i = 0; i < 40; ++i) {
        driver.key(Qt::Key_U);
        QVERIFY(waitForOnesTurn(driver));
        QVERIFY(driver.prompt().startsWith(QStringLiteral("Blue")));
    }
    QCOMPARE(moment(driver), first);
}

void TestComputer::saysWhatItWouldDo() {
    const auto driver = tableOf(R"(cards:
  - {name: Bolt, type: charm, colour: red, cost: 0, resolve: {choose: {creature: {}}, do: {damage: {to: chosen, amount: 1}}}}
  - {name: Ann, type: creature, colour: red, cost: 1, strength: 3}
setup:
  phase: work
  A: {life: 5, hand: [Bolt]}
  B: {life: 5, board: [Ann, Ann]})");
    const QString before = moment(*driver);
    driver->key(Qt::Key_J);
    QVERIFY2(refusalTold(*driver).contains(QStringLiteral("thinking about it")),
             qPrintable(refusalTold(*driver)));
    QVERIFY(QTest::qWaitFor([&] { return refusalTold(*driver).contains(QStringLiteral("I would answer")); },
                            60'000));
    QVERIFY2(refusalTold(*driver).contains(QStringLiteral("of 100")), qPrintable(refusalTold(*driver)));
    QVERIFY2(refusalTold(*driver).contains(QStringLiteral("Next best")), qPrintable(refusalTold(*driver)));
    QCOMPARE(moment(*driver), before);
}

void TestComputer::leavesAQuestionThatIsGone() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 0);
    goOn(driver, 4);
    driver.key(Qt::Key_J);
    driver.key(Qt::Key_Space);
    QTest::qWait(50);
    QVERIFY2(refusalTold(driver).isEmpty(), qPrintable(refusalTold(driver)));
}

TAKUJO_TEST(TestComputer)
#include "test_computer.moc"
