#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QTest>

/// Conceding, the end of a game, and the way to the next.
class TestEnd : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void eitherPlayerConcedes_data();
    void eitherPlayerConcedes();
    void concedingIsAskedFor();
    void aKeyTooManyConcedesNothing();
    void concedingCanBeUndone();
    void aKeyTooManyKeepsTheTable();
    void theStartPageLeadsBack();

private:
    /// Opens the menu and chooses who gives up; the question then waits.
    static void concede(TableDriver& driver, const QString& who);
};

void TestEnd::concede(TableDriver& driver, const QString& who) {
    driver.chooseFromMenu({QStringLiteral("concede-menu"), who});
    QVERIFY(driver.widget(QStringLiteral("question")) != nullptr);
}

void TestEnd::eitherPlayerConcedes_data() {
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("winner");
    QTest::newRow("the first") << "concede-first" << "Crimson wins";
    QTest::newRow("the second") << "concede-second" << "Blue wins";
}

void TestEnd::eitherPlayerConcedes() {
    QFETCH(QString, action);
    QFETCH(QString, winner);
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    concede(driver, action);
    driver.clickNamed(QStringLiteral("yes"));
    QVERIFY(driver.isOver());
    QVERIFY2(driver.textOf(QStringLiteral("outcome-title")) == winner,
             qPrintable(driver.textOf(QStringLiteral("outcome-title"))));
}

void TestEnd::concedingIsAskedFor() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    const QString prompt = driver.prompt();
    concede(driver, QStringLiteral("concede-first"));
    driver.clickNamed(QStringLiteral("no"));
    QVERIFY(!driver.isOver());
    QCOMPARE(driver.prompt(), prompt);
}

void TestEnd::aKeyTooManyConcedesNothing() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape}) {
        concede(driver, QStringLiteral("concede-first"));
        QWidget* has = driver.widget(QStringLiteral("question"))->focusWidget();
        QVERIFY(has != nullptr);
        QTest::keyClick(has, static_cast<Qt::Key>(key));
        driver.settle();
        QVERIFY(driver.widget(QStringLiteral("question")) == nullptr);
        QVERIFY(!driver.isOver());
    }
}

void TestEnd::concedingCanBeUndone() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    const QString prompt = driver.prompt();
    concede(driver, QStringLiteral("concede-second"));
    driver.clickNamed(QStringLiteral("yes"));
    QVERIFY(driver.isOver());
    driver.clickNamed(QStringLiteral("outcome-look"));
    driver.key(Qt::Key_U);
    QCOMPARE(driver.prompt(), prompt);
    driver.key(Qt::Key_R);
    QVERIFY(driver.isOver());
}

void TestEnd::aKeyTooManyKeepsTheTable() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    concede(driver, QStringLiteral("concede-first"));
    driver.clickNamed(QStringLiteral("yes"));
    QVERIFY(driver.isOver());
    QWidget* look = driver.widget(QStringLiteral("outcome-look"));
    QCOMPARE(driver.window().focusWidget(), look);
    QTest::keyClick(look, Qt::Key_Space);
    driver.settle();
    QVERIFY2(!driver.isOver(), "the banner gives way to the table");
    for (const int key : {Qt::Key_Space, Qt::Key_P, Qt::Key_Return})
        driver.key(key);
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr);
    QVERIFY(driver.widget(QStringLiteral("start-page")) == nullptr);
}

void TestEnd::theStartPageLeadsBack() {
    TableDriver driver;
    QVERIFY(driver.widget(QStringLiteral("return")) == nullptr);
    driver.startGame(QStringLiteral("5"));
    const QString prompt = driver.prompt();
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(driver.widget(QStringLiteral("start-page")) != nullptr);
    driver.clickNamed(QStringLiteral("return"));
    QCOMPARE(driver.prompt(), prompt);
}

TAKUJO_TEST(TestEnd)
#include "test_end.moc"
