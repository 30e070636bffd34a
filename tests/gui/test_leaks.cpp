#include "tests/gui/leak_watcher.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

/// Two people hand the table to each other, and nothing anywhere in the window names a card that the one who
/// sits there may not know.
class TestLeaks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void nothingLeaksWhileTheTableIsHandedOver_data();
    void nothingLeaksWhileTheTableIsHandedOver();
    void nothingLeaksWhileAHandIsHeldUp();
    void whatIsHiddenStaysHiddenWhereOneGoesBackTo();

private:
    QTemporaryDir folder_;
};

void TestLeaks::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
}

void TestLeaks::nothingLeaksWhileTheTableIsHandedOver_data() {
    QTest::addColumn<int>("seating");
    QTest::addColumn<QKeyCombination>("page");
    QTest::newRow("with the log open") << 1 << (Qt::CTRL | Qt::Key_2);
    QTest::newRow("with what can be done open") << 1 << (Qt::ALT | Qt::Key_1);
    QTest::newRow("with the reasons open") << 1 << (Qt::ALT | Qt::Key_2);
    QTest::newRow("with the rulebook open") << 1 << (Qt::ALT | Qt::Key_3);
    QTest::newRow("between turns only") << 2 << (Qt::CTRL | Qt::Key_2);
    QTest::newRow("between turns only, with the reasons open") << 2 << (Qt::ALT | Qt::Key_2);
}

void TestLeaks::nothingLeaksWhileTheTableIsHandedOver() {
    QFETCH(int, seating);
    QFETCH(QKeyCombination, page);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, seating);
    QTest::keyClick(&driver.window(), page.key(), page.keyboardModifiers());
    LeakWatcher watcher{driver};
    QString sitting;
    int handOvers = 0;
    int inTheOpen = 0;
    for (int step = 0; step < 600 && handOvers < 14; ++step) {
        QVERIFY(!driver.isOver());
        const bool isOpen = !isHandedOver(driver) && driver.widget(takeTable) != nullptr;
        if (isHandedOver(driver) || isOpen) {
            watcher.listen({});
            QVERIFY(hand(driver).empty());
            inTheOpen += isOpen ? 1 : 0;
            if (isOpen && inTheOpen % 2 == 0) {
                driver.click(driver.defaultButton()); // answers without looking
                continue;
            }
            handOvers += isOpen ? 0 : 1;
            sitting = isOpen ? whoIsAsked(driver) : receiver(driver);
            sitDown(driver);
            QVERIFY(!isHandedOver(driver));
            continue;
        }
        watcher.look(sitting);
        watcher.listen(sitting);
        QCOMPARE(watcher.leaks(), QString{});
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(stemOf(sitting)), qPrintable(sitting + name));
        playLookingAround(driver, watcher, step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(handOvers >= 14);
    QVERIFY(watcher.known() > 8); // there was something to see
    if (seating == 2)
        QVERIFY(inTheOpen > 2);
}

void TestLeaks::nothingLeaksWhileAHandIsHeldUp() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver);
    // Nobody has sat down yet; each looks at their hand once it has been dealt.
    QVERIFY(isHandedOver(driver));
    sitDown(driver);
    QVERIFY(goOnToHandOver(driver));
    for (const auto& [key, player] :
         {std::pair{Qt::Key_F2, QStringLiteral("Blue")}, std::pair{Qt::Key_F3, QStringLiteral("Crimson")}}) {
        QVERIFY(hand(driver).empty());
        holdKey(driver, key);
        QVERIFY(!hand(driver).empty());
        for (const QString& name : namesIn(everythingTold()))
            QVERIFY2(name.startsWith(stemOf(player)), qPrintable(player + name));
        letGo(driver, key);
        QVERIFY(isHandedOver(driver));
        QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
    }
}

void TestLeaks::whatIsHiddenStaysHiddenWhereOneGoesBackTo() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver);
    sitDown(driver);
    QVERIFY(goOnToHandOver(driver));
    const QString second = receiver(driver);
    sitDown(driver);
    // Back to what the other was asked: it is for the other to look.
    driver.key(Qt::Key_U);
    QVERIFY(isHandedOver(driver));
    QVERIFY(receiver(driver) != second);
    QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
    // Forward again, while nobody has sat down: to the one who was there before.
    driver.key(Qt::Key_R);
    QVERIFY(isHandedOver(driver));
    QCOMPARE(receiver(driver), second);
    driver.key(Qt::Key_H);
    QVERIFY(driver.widget(QStringLiteral("history-dialog")) != nullptr);
    QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
}

TAKUJO_TEST(TestLeaks)
#include "test_leaks.moc"
