#include "tests/gui/key_player.h"
#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// A key that is held down comes again and again: it answers the question at which it went down, and none
/// that comes after it. The cards and decks are made here.
class TestHeldKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
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
    QString askedAfter(int key, bool isHeld) const;

    QTemporaryDir folder_;
    std::unique_ptr<TableDriver> driver_;
    std::unique_ptr<KeyPlayer> keys_;
};

void TestHeldKeys::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const std::vector<std::pair<QString, std::vector<TestCard>>> decks{
        {QStringLiteral("zgrave"),
         {{"Digger",
           "type: forward, element: fire, cost: 1, power: 5000, generic: true, abilities: [{when: {enters: "
           "this}, choose: {card: {zone: break zone}, up to: 2}, do: {return: chosen}}]",
           17}}},
        {QStringLiteral("zwheel"), {wheel}},
    };
    for (const auto& [name, all] : decks)
        QCOMPARE(write(folder, name, all), QString{});
}

void TestHeldKeys::init() {
    driver_ = std::make_unique<TableDriver>();
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
    begin(*driver_, QStringLiteral("zgrave"));
    const auto picker = [&] {
        return qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("picker-cards")));
    };
    QVERIFY(goOnUntil(*driver_, [&] {
        if (picker() == nullptr)
            play(*driver_, QStringLiteral("Digger"));
        else if (picker()->count() < 3)
            driver_->key(Qt::Key_N); // nothing is chosen
        return picker() != nullptr && picker()->count() >= 3;
    }));
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
    begin(*driver_, QStringLiteral("zwheel"));
    QVERIFY2(goRound(*driver_), qPrintable(driver_->prompt()));
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
