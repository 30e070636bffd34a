#include "tests/gui/two_people.h"
#include "tests/test_program.h"
#include "ui/games/clock_control.h"

#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

/// The clock of a game, whose time the test tells: nothing here waits for time to go by.
class TestClock : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { takujo::ClockControl::setTime({}); }

    void gamesHaveNoneUnlessItIsWanted();
    void itRunsForWhoeverDecides();
    void itStandsStillWhileADialogIsOpen();
    void itStandsStillAwayFromTheTable();
    void itStandsStillWhileTheTableIsHandedOver();
    void theComputerHasItsOwnTime();
    void atZeroItSaysSoAndTheGameGoesOn();
    void itIsKeptWithTheGame();
    void aRematchBeginsWithAllTheTime();

private:
    static void chooseMinutes(TableDriver& driver, const QString& words);
    /// Lets the window notice what has changed besides the time.
    static void look() { QTest::qWait(450); }
    void pass(int seconds) { now_ += qint64{1000} * seconds; }
    static QString shown(const TableDriver& driver, int player) {
        return driver.textOf(QStringLiteral("clock-%1").arg(player));
    }
    /// By the first word of what is said of the phase.
    static int whoseTurn(const TableDriver& driver) {
        return driver.textOf(QStringLiteral("phase")).startsWith(QStringLiteral("Blue")) ? 0 : 1;
    }

    qint64 now_ = 1'000'000;
    QTemporaryDir folder_;
};

void TestClock::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    takujo::ClockControl::setTime([this] { return now_; });
    QVERIFY(folder_.isValid());
}

void TestClock::init() {
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
    for (const char* key : {"clock", "company", "more-options"})
        QSettings{}.remove(QString::fromLatin1(key));
}

void TestClock::chooseMinutes(TableDriver& driver, const QString& words) {
    driver.openOptions();
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("clock-choice")));
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != words; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), words);
}

void TestClock::gamesHaveNoneUnlessItIsWanted() {
    {
        TableDriver driver;
        driver.startGame(QStringLiteral("5"));
        QVERIFY(driver.widget(QStringLiteral("clock-0")) == nullptr);
        driver.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(driver.textOf(QStringLiteral("options-told")), QString{});
        chooseMinutes(driver, QStringLiteral("60 minutes each"));
        QCOMPARE(driver.textOf(QStringLiteral("options-told")), QStringLiteral("Clock: 60 minutes each"));
        driver.startGame(QStringLiteral("5"));
        QCOMPARE(shown(driver, 0), QStringLiteral("60:00"));
        QCOMPARE(shown(driver, 1), QStringLiteral("60:00"));
    }
    const TableDriver driver; // it is remembered, and told although nobody opens the fold
    QVERIFY(driver.textOf(QStringLiteral("options-told")).contains(QStringLiteral("60 minutes")));
}

void TestClock::itRunsForWhoeverDecides() {
    TableDriver driver;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginFirstTurn(driver);
    look();
    const int first = whoseTurn(driver);
    pass(65);
    QTRY_COMPARE(shown(driver, first), QStringLiteral("3:55"));
    QCOMPARE(shown(driver, 1 - first), QStringLiteral("5:00"));
    const QString said = driver.widget(QStringLiteral("clock-%1").arg(first))->accessibleName();
    QVERIFY2(said.contains(QStringLiteral("3:55")) &&
                 said.contains(first == 0 ? QStringLiteral("Blue") : QStringLiteral("Crimson")),
             qPrintable(said));
    QVERIFY(goOnUntil(driver, [&] {
        return whoseTurn(driver) != first &&
               driver.textOf(QStringLiteral("turn")) == QStringLiteral("Turn 2");
    }));
    look();
    pass(10);
    QTRY_COMPARE(shown(driver, 1 - first), QStringLiteral("4:50"));
    QCOMPARE(shown(driver, first), QStringLiteral("3:55"));
}

void TestClock::itStandsStillWhileADialogIsOpen() {
    TableDriver driver;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginFirstTurn(driver);
    const int first = whoseTurn(driver);
    driver.chooseFromMenu({QStringLiteral("shortcuts")});
    QWidget* dialog = driver.widget(QStringLiteral("shortcuts-dialog"));
    QVERIFY(dialog != nullptr);
    look();
    pass(100);
    look();
    QCOMPARE(shown(driver, first), QStringLiteral("5:00"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    look();
    pass(1);
    QTRY_COMPARE(shown(driver, first), QStringLiteral("4:59"));
}

void TestClock::itStandsStillAwayFromTheTable() {
    TableDriver driver;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginFirstTurn(driver);
    const int first = whoseTurn(driver);
    driver.key(Qt::Key_N, Qt::ControlModifier);
    look();
    pass(100);
    look();
    driver.clickNamed(QStringLiteral("return"));
    look();
    QCOMPARE(shown(driver, first), QStringLiteral("5:00"));
    driver.window().showMinimized();
    look();
    pass(100);
    look();
    driver.window().showNormal();
    look();
    QCOMPARE(shown(driver, first), QStringLiteral("5:00"));
}

void TestClock::itStandsStillWhileTheTableIsHandedOver() {
    QVERIFY(writeNamedDecks(qEnvironmentVariable("XDG_DATA_HOME")));
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginWithTwo(driver);
    if (!isHandedOver(driver))
        QVERIFY(goOnToHandOver(driver));
    const std::array before{shown(driver, 0), shown(driver, 1)};
    look();
    pass(100);
    look();
    QCOMPARE((std::array{shown(driver, 0), shown(driver, 1)}), before);
    const int next = receiver(driver) == QStringLiteral("Blue") ? 0 : 1;
    sitDown(driver);
    look();
    pass(2);
    QTRY_COMPARE(shown(driver, next), QStringLiteral("4:58"));
}

void TestClock::theComputerHasItsOwnTime() {
    TableDriver driver;
    chooseSeating(driver, 3);
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    driver.startGame(QStringLiteral("5"));
    const auto thinks = [&] { return driver.prompt().contains(QStringLiteral("thinking")); };
    for (int i = 0; i < 40 && !thinks(); ++i) {
        driver.key(Qt::Key_Space);
        QTest::qWait(20);
    }
    QVERIFY(thinks());
    pass(30);
    QTRY_COMPARE(shown(driver, 1), QStringLiteral("4:30"));
    QCOMPARE(shown(driver, 0), QStringLiteral("5:00"));
}

void TestClock::atZeroItSaysSoAndTheGameGoesOn() {
    TableDriver driver;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginFirstTurn(driver);
    look();
    const int first = whoseTurn(driver);
    const QString name = first == 0 ? QStringLiteral("Blue") : QStringLiteral("Crimson");
    pass(330);
    QTRY_COMPARE(shown(driver, first), QStringLiteral("−0:30"));
    const QString said = driver.textOf(QStringLiteral("refusal-text")).remove(QChar{0x2060});
    QVERIFY2(said.contains(QStringLiteral("Time is up for ") + name), qPrintable(said));
    QVERIFY(!driver.isOver());
    const QString before = moment(driver);
    driver.key(Qt::Key_Space);
    QVERIFY(moment(driver) != before);
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr, "it is said once");
    pass(5);
    look();
    QVERIFY(driver.widget(QStringLiteral("refusal")) == nullptr);
}

void TestClock::itIsKeptWithTheGame() {
    int first = 0;
    {
        TableDriver driver;
        chooseMinutes(driver, QStringLiteral("10 minutes each"));
        beginFirstTurn(driver);
        look();
        first = whoseTurn(driver);
        pass(90);
        QTRY_COMPARE(shown(driver, first), QStringLiteral("8:30"));
    }
    pass(5000); // the window is closed meanwhile
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("resume")));
    QCOMPARE(shown(driver, first), QStringLiteral("8:30"));
    QCOMPARE(shown(driver, 1 - first), QStringLiteral("10:00"));
}

void TestClock::aRematchBeginsWithAllTheTime() {
    TableDriver driver;
    chooseMinutes(driver, QStringLiteral("5 minutes each"));
    beginFirstTurn(driver);
    look();
    pass(60);
    QTRY_COMPARE(shown(driver, whoseTurn(driver)), QStringLiteral("4:00"));
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver.clickNamed(QStringLiteral("yes"));
    look();
    pass(60);
    look();
    const std::array left{shown(driver, 0), shown(driver, 1)};
    QVERIFY2(left[0] == QStringLiteral("4:00") || left[1] == QStringLiteral("4:00"), "over, it stands still");
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    QCOMPARE(shown(driver, 0), QStringLiteral("5:00"));
    QCOMPARE(shown(driver, 1), QStringLiteral("5:00"));
}

TAKUJO_TEST(TestClock)
#include "test_clock.moc"
