#include "tests/gui/key_player.h"
#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

/// A key that is held down comes again and again: it answers the question at which it went down, and none
/// that comes after it.
class TestHeldKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aHeldKeyAnswersOnce_data();
    void aHeldKeyAnswersOnce();
    void whatGoesBackGoesOnWhileItIsHeld();
    void aKeyThatAnswersIsPressedAnew_data();
    void aKeyThatAnswersIsPressedAnew();
    void aHeldEnterTakesOneCard();
    void aHeldEnterTakesOneNumber();
    void aHeldEnterConfirmsNothing();
    void aHeldEnterAnswersNoDialog();

private:
    void sitAt(std::unique_ptr<TableDriver> driver);
    QString askedAfter(int key, bool isHeld) const;

    std::unique_ptr<TableDriver> driver_;
    std::unique_ptr<KeyPlayer> keys_;
};

void TestHeldKeys::init() {
    sitAt(std::make_unique<TableDriver>());
}

void TestHeldKeys::sitAt(std::unique_ptr<TableDriver> driver) {
    driver_ = std::move(driver);
    QVERIFY(driver_ != nullptr);
    keys_ = std::make_unique<KeyPlayer>(*driver_);
}

void TestHeldKeys::aHeldKeyAnswersOnce_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("a digit") << int{Qt::Key_1};
    QTest::newRow("the highlighted button") << int{Qt::Key_Space};
    QTest::newRow("going on") << int{Qt::Key_P};
}

/// Who begins, and both opening hands, are three questions; then comes the first turn.
QString TestHeldKeys::askedAfter(int key, bool isHeld) const {
    keys_->startGame(QStringLiteral("5"));
    if (key == Qt::Key_P) // before the first turn nothing is passed
        for (int i = 0; i < 3; ++i)
            keys_->press(Qt::Key_Space);
    if (isHeld)
        keys_->hold(key, 5);
    else
        keys_->press(key);
    return driver_->textOf(QStringLiteral("phase")) + driver_->prompt();
}

void TestHeldKeys::aHeldKeyAnswersOnce() {
    QFETCH(const int, key);
    const QString once = askedAfter(key, false);
    cleanup();
    init();
    QCOMPARE(askedAfter(key, true), once);
}

/// Undoing answers nothing: it goes on for as long as its key is down.
void TestHeldKeys::whatGoesBackGoesOnWhileItIsHeld() {
    keys_->startGame(QStringLiteral("5"));
    const QString first = driver_->prompt();
    for (int i = 0; i < 3; ++i)
        keys_->press(Qt::Key_Space);
    QVERIFY(driver_->prompt() != first);
    keys_->hold(Qt::Key_U, 2);
    QCOMPARE(driver_->prompt(), first);
}

void TestHeldKeys::aKeyThatAnswersIsPressedAnew_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("key");
    QTest::newRow("acting") << QStringLiteral("act") << int{Qt::Key_Return};
    QTest::newRow("the highlighted button") << QStringLiteral("press-default") << int{Qt::Key_Space};
    QTest::newRow("passing") << QStringLiteral("pass") << int{Qt::Key_P};
    QTest::newRow("choosing nothing") << QStringLiteral("decline") << int{Qt::Key_N};
    QTest::newRow("paying") << QStringLiteral("auto-pay") << int{Qt::Key_A};
    QTest::newRow("keeping the order") << QStringLiteral("keep-order") << int{Qt::Key_K};
    QTest::newRow("taking back") << QStringLiteral("take-back") << int{Qt::Key_Escape};
}

void TestHeldKeys::aKeyThatAnswersIsPressedAnew() {
    QFETCH(const QString, command);
    QFETCH(const int, key);
    keys_->startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        keys_->press(Qt::Key_Space);
    const QList<QAction*> all =
        driver_->window().actions() + driver_->widget(QStringLiteral("table"))->actions();
    const auto action = std::ranges::find(all, command, &QAction::objectName);
    QVERIFY(action != all.end());
    const QSignalSpy triggered{*action, &QAction::triggered};
    keys_->hold(key, 3, KeyPlayer::Hold::cameDownBefore);
    QCOMPARE(triggered.size(), 0);
    keys_->press(key);
    QCOMPARE(triggered.size(), 1);
}

void TestHeldKeys::aHeldEnterTakesOneCard() {
    sitAt(tableOf(R"(cards:
  - {name: Dig, type: charm, colour: red, cost: 0, resolve: {choose: {card: {zone: heap}, up to: 2}, do: {move: {what: chosen, to: hand}}}}
  - {name: Hut, type: relic, colour: red, cost: 1}
setup:
  phase: work
  A: {life: 5, hand: [Dig], heap: [Hut, Hut, Hut]}
  B: {life: 5})"));
    playFromHand(*driver_, QStringLiteral("Dig"));
    const auto picker = [&] {
        return qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("picker-cards")));
    };
    QVERIFY(picker() != nullptr && picker()->count() >= 3);
    picker()->setFocus();
    QVERIFY(picker()->hasFocus());
    keys_->hold(Qt::Key_Return, 5);
    QVERIFY(picker() != nullptr);
    int chosen = 0;
    for (int i = 0; i < picker()->count(); ++i)
        chosen += picker()->item(i)
                          ->data(Qt::AccessibleTextRole)
                          .toString()
                          .contains(QStringLiteral("chosen as number"))
                      ? 1
                      : 0;
    QCOMPARE(chosen, 1);
}

void TestHeldKeys::aHeldEnterTakesOneNumber() {
    sitAt(tableThatGoesRound());
    const auto isAsked = [&] { return driver_->widget(QStringLiteral("number-field")) != nullptr; };
    QVERIFY(isAsked());
    keys_->press(Qt::Key_Q);
    // It came down elsewhere: it takes nothing here.
    keys_->hold(Qt::Key_Return, 3, KeyPlayer::Hold::cameDownBefore);
    QVERIFY(isAsked());
    keys_->press(Qt::Key_Return);
    QVERIFY(!isAsked());
}

void TestHeldKeys::aHeldEnterConfirmsNothing() {
    keys_->startGame(QStringLiteral("5"));
    driver_->chooseFromMenu({QStringLiteral("ask-back")});
    const QString first = driver_->prompt();
    keys_->press(Qt::Key_Space);
    const QString second = driver_->prompt();
    keys_->press(Qt::Key_U);
    QVERIFY(driver_->widget(QStringLiteral("notice")) != nullptr);
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("notice-yes"));
    keys_->hold(Qt::Key_Return, 3, KeyPlayer::Hold::cameDownBefore);
    QCOMPARE(driver_->prompt(), second);
    keys_->press(Qt::Key_Return);
    QCOMPARE(driver_->prompt(), first);
    driver_->chooseFromMenu({QStringLiteral("ask-back")}); // as it was
}

void TestHeldKeys::aHeldEnterAnswersNoDialog() {
    keys_->startGame(QStringLiteral("5"));
    const QString asked = driver_->prompt();
    driver_->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    const auto isAsked = [&] { return driver_->widget(QStringLiteral("question")) != nullptr; };
    QVERIFY(isAsked());
    keys_->press(Qt::Key_Tab); // Enter alone would leave it
    QCOMPARE(keys_->holder()->objectName(), QStringLiteral("yes"));
    keys_->hold(Qt::Key_Return, 3, KeyPlayer::Hold::cameDownBefore);
    QVERIFY(isAsked());
    QVERIFY(!driver_->isOver());
    keys_->press(Qt::Key_Return);
    QVERIFY(!isAsked());
    QVERIFY(driver_->isOver());
}

TAKUJO_TEST(TestHeldKeys)
#include "test_held_keys.moc"
