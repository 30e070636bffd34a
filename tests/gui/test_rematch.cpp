#include "tests/gui/at_the_table.h"
#include "tests/gui/game_files.h"
#include "tests/gui/two_people.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

/// The same game once more, and how the series of such games stands.
class TestRematch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theScoreFollowsEachGame();
    void whatIsUndoneDoesNotCount();
    void decksAndPlayersStay();
    void withSidesSwappedTheOtherGoesFirst();
    void keysReachTheButtons();
    void theQuestionOffersItToo();
    void anotherGameEndsTheSeries();
    void aKeptGameGoesOnWithItsSeries();
    void aPositionHasNoRematch();
    void theComputerStaysInItsSeat();
    void theBannerFollowsTheLanguage();

private:
    static void concede(TableDriver& driver, const QString& who);
    static QString whoseTurn(const TableDriver& driver);
    QTemporaryDir folder_;
};

void TestRematch::init() {
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
    for (const char* key : {"players", "company", "decks"})
        QSettings{}.remove(QString::fromLatin1(key));
}

void TestRematch::concede(TableDriver& driver, const QString& who) {
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-") + who});
    QVERIFY(driver.clickNamed(QStringLiteral("yes")));
    QVERIFY(driver.isOver());
}

/// Answers what is asked before the first turn; then the header names its player.
QString TestRematch::whoseTurn(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("phase")).section(QStringLiteral(" · "), 0, 0);
}

void TestRematch::theScoreFollowsEachGame() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    QVERIFY(driver.widget(QStringLiteral("series")) == nullptr);
    concede(driver, QStringLiteral("first"));
    QVERIFY2(driver.widget(QStringLiteral("outcome-series")) == nullptr, "one game is no series");
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    QVERIFY(!driver.isOver());
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 1 Crimson"));
    concede(driver, QStringLiteral("second"));
    QCOMPARE(driver.textOf(QStringLiteral("outcome-series")), QStringLiteral("Blue 1 : 1 Crimson"));
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    concede(driver, QStringLiteral("second"));
    QCOMPARE(driver.textOf(QStringLiteral("outcome-series")), QStringLiteral("Blue 2 : 1 Crimson"));
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 2 : 1 Crimson"));
}

void TestRematch::whatIsUndoneDoesNotCount() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    concede(driver, QStringLiteral("first"));
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    concede(driver, QStringLiteral("first"));
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 2 Crimson"));
    driver.clickNamed(QStringLiteral("outcome-look"));
    driver.key(Qt::Key_U);
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 1 Crimson"));
    concede(driver, QStringLiteral("second"));
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 1 : 1 Crimson"));
}

void TestRematch::decksAndPlayersStay() {
    const auto linesOf = [](const QString& file, bool ofSeed) {
        QStringList lines;
        const auto text = QString::fromUtf8(contentOf(file)).section(QStringLiteral("\nsteps:"), 0, 0);
        for (const QString& line : text.split(u'\n'))
            if (line.startsWith(QStringLiteral("seed:")) == ofSeed &&
                !line.startsWith(QStringLiteral("beginning:")))
                lines << line;
        return lines.join(u'\n');
    };
    TableDriver driver;
    driver.chooseDeck(1, qobject_cast<QComboBox*>(driver.widget(QStringLiteral("deck-1")))->itemText(2));
    auto* name = driver.widget(QStringLiteral("name-0"));
    QTest::keyClicks(name, QStringLiteral("Ann"));
    chooseSeating(driver, 2);
    driver.startGame(QStringLiteral("5"));
    const QString first = folder_.filePath(QStringLiteral("first.yaml"));
    saveAs(driver, first);
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver.clickNamed(QStringLiteral("yes"));
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    const QString second = folder_.filePath(QStringLiteral("second.yaml"));
    saveAs(driver, second);
    QVERIFY(linesOf(first, false).contains(QStringLiteral("Ann")));
    QVERIFY(linesOf(first, false).contains(QStringLiteral("trusting")));
    QCOMPARE(linesOf(second, false), linesOf(first, false));
    QVERIFY(linesOf(second, true) != linesOf(first, true));
    QCOMPARE(linesOf(first, true), QStringLiteral("seed: \"5\""));
}

/// Six times in a row, which chance would do once in sixty-four.
void TestRematch::withSidesSwappedTheOtherGoesFirst() {
    TableDriver driver;
    beginFirstTurn(driver);
    for (int i = 0; i < 6; ++i) {
        const QString first = whoseTurn(driver);
        const QString second =
            first == QStringLiteral("Blue") ? QStringLiteral("Crimson") : QStringLiteral("Blue");
        concede(driver, QStringLiteral("first"));
        const QString said = driver.textOf(QStringLiteral("outcome-lots")).remove(QChar{0x2060});
        QVERIFY2(said.contains(second) && !said.contains(first), qPrintable(said));
        driver.click(driver.widget(QStringLiteral("outcome-swap-sides")));
        for (int key = 0; key < 12 && driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 1");
             ++key)
            driver.key(Qt::Key_Space);
        QCOMPARE(whoseTurn(driver), second);
    }
}

void TestRematch::keysReachTheButtons() {
    TableDriver driver;
    beginFirstTurn(driver);
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    for (const QString& name : {QStringLiteral("outcome-rematch"), QStringLiteral("outcome-swap-sides")}) {
        concede(driver, QStringLiteral("first"));
        for (int i = 0; i < 12 && QApplication::focusWidget()->objectName() != name; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        driver.settle();
        QVERIFY(!driver.isOver());
        for (int key = 0; key < 12 && driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 1");
             ++key)
            driver.key(Qt::Key_Space);
    }
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 2 Crimson"));
}

void TestRematch::theQuestionOffersItToo() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    concede(driver, QStringLiteral("second"));
    driver.clickNamed(QStringLiteral("outcome-look"));
    QPushButton* again = buttonThatSays(driver, QStringLiteral("Rematch"));
    QVERIFY(again != nullptr);
    driver.click(again);
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 1 : 0 Crimson"));
    QVERIFY(buttonThatSays(driver, QStringLiteral("Rematch")) == nullptr);
}

void TestRematch::anotherGameEndsTheSeries() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    concede(driver, QStringLiteral("first"));
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    QVERIFY(driver.widget(QStringLiteral("series")) != nullptr);
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.startGame(QStringLiteral("6"));
    QVERIFY(driver.widget(QStringLiteral("series")) == nullptr);
    concede(driver, QStringLiteral("first"));
    QVERIFY(driver.widget(QStringLiteral("outcome-series")) == nullptr);
}

void TestRematch::aKeptGameGoesOnWithItsSeries() {
    {
        TableDriver driver;
        driver.startGame(QStringLiteral("5"));
        concede(driver, QStringLiteral("first"));
        driver.click(driver.widget(QStringLiteral("outcome-rematch")));
        for (int i = 0; i < 8; ++i)
            driver.key(Qt::Key_Space);
    }
    TableDriver driver;
    driver.startGame(QStringLiteral("6"));
    QVERIFY(driver.widget(QStringLiteral("series")) == nullptr);
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.click(driver.widget(QStringLiteral("resume")));
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 1 Crimson"));
    concede(driver, QStringLiteral("second"));
    QCOMPARE(driver.textOf(QStringLiteral("outcome-series")), QStringLiteral("Blue 1 : 1 Crimson"));
}

/// It has no decks to be shuffled anew.
void TestRematch::aPositionHasNoRematch() {
    const auto driver = tableOf(R"(setup:
  phase: work
  A: {life: 5}
  B: {life: 5})");
    concede(*driver, QStringLiteral("first"));
    for (const char* name : {"outcome-rematch", "outcome-swap-sides", "outcome-lots"})
        QVERIFY2(driver->widget(QString::fromLatin1(name)) == nullptr, name);
    driver->clickNamed(QStringLiteral("outcome-look"));
    QVERIFY(buttonThatSays(*driver, QStringLiteral("Rematch")) == nullptr);
    QVERIFY(buttonThatSays(*driver, QStringLiteral("New game")) != nullptr);
}

void TestRematch::theComputerStaysInItsSeat() {
    TableDriver driver;
    chooseSeating(driver, 3);
    driver.startGame(QStringLiteral("5"));
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver.clickNamed(QStringLiteral("yes"));
    driver.click(driver.widget(QStringLiteral("outcome-rematch")));
    QCOMPARE(driver.textOf(QStringLiteral("series")), QStringLiteral("Blue 0 : 1 Computer"));
    const QString file = folder_.filePath(QStringLiteral("against.yaml"));
    saveAs(driver, file);
    QVERIFY2(contentOf(file).contains("company: computer"), contentOf(file).left(400).constData());
}

void TestRematch::theBannerFollowsTheLanguage() {
    TableDriver driver;
    beginFirstTurn(driver);
    concede(driver, QStringLiteral("first"));
    QWidget* swap = driver.widget(QStringLiteral("outcome-swap-sides"));
    const QString english = qobject_cast<QPushButton*>(swap)->text();
    driver.chooseFromMenu(
        {QStringLiteral("view-menu"), QStringLiteral("language-menu"), QStringLiteral("japanese")});
    QVERIFY(qobject_cast<QPushButton*>(swap)->text() != english);
    QVERIFY(!driver.textOf(QStringLiteral("outcome-lots")).contains(QStringLiteral("lot")));
}

TAKUJO_TEST(TestRematch)
#include "test_rematch.moc"
