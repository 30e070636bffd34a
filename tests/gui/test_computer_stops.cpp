#include "tests/gui/against_computer.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include "engine/lab/bots/make_bot.h"
#include "engine/match/bot.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <thread>

/// The computer keeps a pace that one can follow; and it stops at once when nobody waits for its answer any
/// more.
class TestComputerStops : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void keepsItsPaceWithoutMotion();
    void undoStopsIt();
    void anotherGameStopsIt();
    void concedingStopsIt();
    void closingTheWindowStopsIt_data();
    void closingTheWindowStopsIt();
    void adviceStopsWithTheWindow();
    void theStrongOneStops_data();
    void theStrongOneStops();

private:
    QTemporaryDir folder_;
};

namespace {

/// What a person would take for "at once", with a machine that has other things to do. In milliseconds.
constexpr int atOnce = 3000;

std::atomic<bool> thinksOn = false; ///< from now on it comes to no end by itself
std::atomic<int> thinking = 0;      ///< so many think just now

/// Answers the first thing there is, or thinks until it is told to stop.
class Muser : public takujo::Bot {
public:
    takujo::Advice advise(const takujo::KnownGame&, const std::stop_token& stop) override {
        ++thinking;
        while (thinksOn && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        --thinking;
        return {};
    }
};

takujo::WindowWishes wishesWith(takujo::BotMaker makeBot) {
    takujo::WindowWishes wishes{takujo::Language::en, takujo::Brightness::dark};
    wishes.makeBot = std::move(makeBot);
    wishes.keepsPace = false;
    return wishes;
}

takujo::BotMaker muser() {
    return [](const takujo::BotChoice&, std::uint64_t) { return std::make_unique<Muser>(); };
}

std::unique_ptr<TableDriver> windowWithMuser() {
    return std::make_unique<TableDriver>(wishesWith(muser()), theWorkbench());
}

void begin(TableDriver& driver) {
    driver.chooseDeck(0, QStringLiteral("zvor"));
    driver.chooseDeck(1, QStringLiteral("zmel"));
    chooseSeating(driver, against);
    chooseStrength(driver, strong);
    driver.startGame(QStringLiteral("5"));
    QVERIFY(waitForOnesTurn(driver));
}

/// Answers until the computer thinks. Returns the moment before one's last answer.
QString answerUntilItThinks(TableDriver& driver) {
    QString before;
    for (int i = 0; i < 60 && !isThinking(driver) && !driver.isOver(); ++i) {
        before = moment(driver);
        driver.key(Qt::Key_Space);
    }
    return before;
}

/// The same, and from there it comes to no end.
QString muse(TableDriver& driver) {
    begin(driver);
    thinksOn = true;
    const QString before = answerUntilItThinks(driver);
    if (!isThinking(driver) || !QTest::qWaitFor([] { return thinking == 1; }))
        qFatal("the computer is never asked");
    return before;
}

} // namespace

void TestComputerStops::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
}

void TestComputerStops::init() {
    thinksOn = false;
    QCOMPARE(thinking.load(), 0);
}

/// Tests have no motion. What belongs to an action follows after 300 milliseconds, all else later.
void TestComputerStops::keepsItsPaceWithoutMotion() {
    takujo::WindowWishes wishes = wishesWith(muser());
    wishes.keepsPace = takujo::WindowWishes{}.keepsPace; // as everybody has it
    TableDriver driver{wishes, theWorkbench()};
    begin(driver);
    QElapsedTimer waited;
    for (int i = 0; i < 60 && !isThinking(driver); ++i) {
        waited.start();
        driver.key(Qt::Key_Space);
    }
    QVERIFY(isThinking(driver));
    QString before = moment(driver);
    int answers = 0;
    for (; isThinking(driver) && answers < 3; ++answers) {
        QVERIFY(QTest::qWaitFor([&] { return moment(driver) != before || !isThinking(driver); }, 5000));
        before = moment(driver);
        const auto elapsed = waited.restart();
        QVERIFY2(elapsed >= 250, qPrintable(QString::number(elapsed)));
    }
    QVERIFY(answers > 0);
}

void TestComputerStops::undoStopsIt() {
    const auto driver = windowWithMuser();
    const QString before = muse(*driver);
    QElapsedTimer took;
    took.start();
    driver->key(Qt::Key_U);
    QVERIFY2(!isThinking(*driver), qPrintable(driver->prompt()));
    QCOMPARE(moment(*driver), before);
    QVERIFY2(took.elapsed() < atOnce, qPrintable(QString::number(took.elapsed())));
    QTRY_COMPARE_WITH_TIMEOUT(thinking.load(), 0, atOnce);
    // What it was about to answer is not given any more, and it can be asked again.
    QCOMPARE(moment(*driver), before);
    thinksOn = false;
    driver->key(Qt::Key_Space);
    QVERIFY(waitForOnesTurn(*driver));
    QVERIFY(moment(*driver) != before);
}

void TestComputerStops::anotherGameStopsIt() {
    const auto driver = windowWithMuser();
    muse(*driver);
    driver->chooseFromMenu({QStringLiteral("new-game")});
    chooseSeating(*driver, 0);
    driver->startGame(QStringLiteral("7"));
    QTRY_COMPARE_WITH_TIMEOUT(thinking.load(), 0, atOnce);
    QVERIFY2(!isThinking(*driver), qPrintable(driver->prompt()));
    const QString before = moment(*driver);
    QVERIFY(!before.isEmpty());
    QTest::qWait(50);
    QCOMPARE(moment(*driver), before);
}

void TestComputerStops::concedingStopsIt() {
    const auto driver = windowWithMuser();
    muse(*driver);
    driver->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver->clickNamed(QStringLiteral("yes"));
    QVERIFY(driver->isOver());
    QTRY_COMPARE_WITH_TIMEOUT(thinking.load(), 0, atOnce);
}

void TestComputerStops::closingTheWindowStopsIt_data() {
    QTest::addColumn<bool>("isClosed");
    QTest::newRow("closed") << true;
    QTest::newRow("gone") << false;
}

void TestComputerStops::closingTheWindowStopsIt() {
    QFETCH(const bool, isClosed);
    auto driver = windowWithMuser();
    muse(*driver);
    QElapsedTimer took;
    took.start();
    if (isClosed) {
        driver->window().close();
        QVERIFY(!driver->window().isVisible());
    }
    driver.reset();
    QVERIFY2(took.elapsed() < atOnce, qPrintable(QString::number(took.elapsed())));
    QCOMPARE(thinking.load(), 0);
    // The game is as it was left, and the computer is asked there again.
    thinksOn = false;
    const auto again = windowWithMuser();
    QVERIFY(again->clickNamed(QStringLiteral("resume")));
    QVERIFY(waitForOnesTurn(*again));
}

void TestComputerStops::adviceStopsWithTheWindow() {
    auto driver = windowWithMuser();
    begin(*driver);
    thinksOn = true;
    driver->key(Qt::Key_J);
    QTRY_COMPARE(thinking.load(), 1);
    QElapsedTimer took;
    took.start();
    driver.reset();
    QVERIFY2(took.elapsed() < atOnce, qPrintable(QString::number(took.elapsed())));
    QCOMPARE(thinking.load(), 0);
}

void TestComputerStops::theStrongOneStops_data() {
    QTest::addColumn<bool>("isUndone");
    QTest::newRow("undo") << true;
    QTest::newRow("window") << false;
}

/// The real one, with more to think about than anybody waits for.
void TestComputerStops::theStrongOneStops() {
    QFETCH(const bool, isUndone);
    const auto thorough = [](const takujo::BotChoice&, std::uint64_t seed) {
        return takujo::makeBot({takujo::BotKind::thinking, takujo::BotChoice::mostIterations}, seed);
    };
    takujo::BotMaker quick = [](const takujo::BotChoice&, std::uint64_t seed) {
        return takujo::makeBot({takujo::BotKind::random}, seed);
    };
    auto isThorough = std::make_shared<std::atomic<bool>>(false);
    auto driver =
        std::make_unique<TableDriver>(wishesWith([=](const takujo::BotChoice& choice, std::uint64_t seed) {
                                          return *isThorough ? thorough(choice, seed) : quick(choice, seed);
                                      }),
                                      takujo::allGames());
    driver->chooseGame(0);
    chooseSeating(*driver, against);
    chooseStrength(*driver, strong);
    driver->startGame(QStringLiteral("11"));
    QVERIFY(waitForOnesTurn(*driver));
    *isThorough = true;
    QString before;
    // Where there is only one answer, it does not think for long.
    const auto thinksLong = [&] {
        return !QTest::qWaitFor([&] { return driver->isOver() || !isThinking(*driver); }, 400);
    };
    bool isDeep = false;
    for (int i = 0; i < 60 && !isDeep && !driver->isOver(); ++i) {
        before = moment(*driver);
        driver->key(Qt::Key_Space);
        isDeep = thinksLong();
    }
    QVERIFY2(isDeep, qPrintable(driver->prompt()));
    QElapsedTimer took;
    took.start();
    if (isUndone) {
        driver->key(Qt::Key_U);
        QVERIFY2(!isThinking(*driver), qPrintable(driver->prompt()));
        QVERIFY2(took.elapsed() < atOnce, qPrintable(QString::number(took.elapsed())));
        took.start();
    }
    driver.reset();
    QVERIFY2(took.elapsed() < atOnce, qPrintable(QString::number(took.elapsed())));
}

TAKUJO_TEST(TestComputerStops)
#include "test_computer_stops.moc"
