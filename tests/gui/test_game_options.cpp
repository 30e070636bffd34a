#include "tests/gui/at_the_table.h"
#include "tests/test_program.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QTest>

#include <algorithm>

/// The fold of the start page: format and seed lie under it, and what is not the usual is told beside it.
class TestGameOptions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theFoldIsClosedAtFirst();
    void itStaysAsItWasLeft();
    void aGameIsBegunWithoutIt();
    void aGameOfOneFormatAsksForNone();
    void aSeedOfOnesOwnIsToldBesideIt();
    void anotherFormatIsToldBesideIt();
    void closingItMendsAMissingSeed();
    void keysOpenItAndStart();

private:
    static QString toldBeside(const TableDriver& driver) {
        return driver.textOf(QStringLiteral("options-told"));
    }
    static bool isOpen(const TableDriver& driver) { return driver.widget(QStringLiteral("seed")) != nullptr; }
    static void pressFold(TableDriver& driver) {
        driver.click(driver.widget(QStringLiteral("more-options")));
    }
    static void typeSeed(TableDriver& driver, const QString& seed);
    /// By its place on the start page; -1 if there is none.
    static int gameWith(const TableDriver& driver, bool severalFormats);
};

void TestGameOptions::init() {
    for (const char* key : {"more-options", "formats", "game"})
        QSettings{}.remove(QString::fromLatin1(key));
}

void TestGameOptions::typeSeed(TableDriver& driver, const QString& seed) {
    QWidget* field = driver.widget(QStringLiteral("seed"));
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, seed);
    driver.settle();
}

int TestGameOptions::gameWith(const TableDriver& driver, bool severalFormats) {
    const auto& games = dynamic_cast<const takujo::MainWindow&>(driver.window()).games();
    const auto found = std::ranges::find_if(
        games, [&](const auto& game) { return (game->game->formats.size() > 1) == severalFormats; });
    return found == games.end() ? -1 : static_cast<int>(found - games.begin());
}

void TestGameOptions::theFoldIsClosedAtFirst() {
    TableDriver driver;
    for (const char* name : {"seed", "dice", "format-choice"})
        QVERIFY2(driver.widget(QString::fromLatin1(name)) == nullptr, name);
    QCOMPARE(toldBeside(driver), QString{});
    pressFold(driver);
    QVERIFY(isOpen(driver));
    pressFold(driver);
    QVERIFY(!isOpen(driver));
}

void TestGameOptions::itStaysAsItWasLeft() {
    {
        TableDriver driver;
        pressFold(driver);
    }
    {
        TableDriver driver;
        QVERIFY(isOpen(driver));
        pressFold(driver);
    }
    const TableDriver driver;
    QVERIFY(!isOpen(driver));
}

void TestGameOptions::aGameIsBegunWithoutIt() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("start")));
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr);
}

void TestGameOptions::aGameOfOneFormatAsksForNone() {
    TableDriver driver;
    pressFold(driver);
    const int several = gameWith(driver, true);
    const int one = gameWith(driver, false);
    QVERIFY(several >= 0 && one >= 0);
    driver.chooseGame(several);
    QVERIFY(driver.widget(QStringLiteral("format-choice")) != nullptr);
    driver.chooseGame(one);
    QVERIFY(driver.widget(QStringLiteral("format-choice")) == nullptr);
    QVERIFY(isOpen(driver));
    QCOMPARE(toldBeside(driver), QString{});
}

void TestGameOptions::aSeedOfOnesOwnIsToldBesideIt() {
    TableDriver driver;
    pressFold(driver);
    QCOMPARE(toldBeside(driver), QString{}); // one that chance has made is nothing to tell
    typeSeed(driver, QStringLiteral("4711"));
    pressFold(driver);
    QCOMPARE(toldBeside(driver), QStringLiteral("Seed 4711"));
    pressFold(driver);
    driver.click(driver.widget(QStringLiteral("dice")));
    QCOMPARE(toldBeside(driver), QString{});
}

void TestGameOptions::anotherFormatIsToldBesideIt() {
    QString last;
    {
        TableDriver driver;
        driver.chooseGame(gameWith(driver, true));
        pressFold(driver);
        QWidget* box = driver.widget(QStringLiteral("format-choice"));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        driver.settle();
        last = qobject_cast<QComboBox*>(box)->currentText();
        QCOMPARE(toldBeside(driver), last);
        driver.startGame(QStringLiteral("5"));
    }
    TableDriver driver;
    pressFold(driver);
    QVERIFY(!isOpen(driver));
    QCOMPARE(toldBeside(driver), last); // it is remembered, and so it is told
    pressFold(driver);
    QWidget* box = driver.widget(QStringLiteral("format-choice"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    driver.settle();
    QCOMPARE(toldBeside(driver), QString{});
}

void TestGameOptions::closingItMendsAMissingSeed() {
    TableDriver driver;
    pressFold(driver);
    typeSeed(driver, {});
    QVERIFY(!driver.widget(QStringLiteral("start"))->isEnabled());
    pressFold(driver);
    QVERIFY(driver.widget(QStringLiteral("start"))->isEnabled());
    QCOMPARE(toldBeside(driver), QString{});
}

void TestGameOptions::keysOpenItAndStart() {
    TableDriver driver;
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    driver.widget(QStringLiteral("more-options"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    driver.settle();
    for (int i = 0; i < 3 && QApplication::focusWidget()->objectName() != QStringLiteral("seed"); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("seed"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr);
}

TAKUJO_TEST(TestGameOptions)
#include "test_game_options.moc"
