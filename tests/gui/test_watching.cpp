#include "tests/gui/at_the_table.h"
#include "tests/gui/key_player.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

/// Beside a game that is watched: fields and lists keep their keys, and nothing of the game at hand is open.
class TestWatching : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void keysOfFieldsAndListsAreTheirs();
    void theHistoryIsThatOfWhatIsSeen();
    void aPileThatIsLookedThroughGoesWithItsPage();

private:
    void watch() const;
    QString place() const { return driver_->textOf(QStringLiteral("replay-place")); }
    bool watches() const { return driver_->widget(QStringLiteral("replay-bar")) != nullptr; }

    QTemporaryDir folder_;
    std::unique_ptr<TableDriver> driver_;
};

void TestWatching::init() {
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
    driver_ = std::make_unique<TableDriver>();
}

/// A game of six answers.
void TestWatching::watch() const {
    beginAndGoOn(*driver_, 6);
    driver_->key(Qt::Key_W, Qt::ShiftModifier);
    QCOMPARE(place(), QStringLiteral("6 of 6"));
}

void TestWatching::keysOfFieldsAndListsAreTheirs() {
    watch();
    const KeyPlayer keys{*driver_};
    for (int i = 0; i < 3; ++i)
        keys.press(Qt::Key_Left);
    QCOMPARE(place(), QStringLiteral("3 of 6"));
    keys.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(keys.holder()->objectName(), QStringLiteral("rule-search"));
    const auto* search = qobject_cast<QLineEdit*>(keys.holder());
    keys.type(QStringLiteral("bt o"));
    for (const int key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp,
                          Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End})
        keys.press(key);
    keys.type(QStringLiteral("+-="));
    QCOMPARE(place(), QStringLiteral("3 of 6"));
    QCOMPARE(driver_->textOf(QStringLiteral("replay-speed")), QStringLiteral("1×"));
    QCOMPARE(search->text(), QStringLiteral("bt o+-="));
    // One step back at a time: to the table first.
    keys.press(Qt::Key_Escape);
    QVERIFY(watches());
    QCOMPARE(keys.holder()->objectName(), QStringLiteral("table"));
    keys.press(Qt::Key_Left);
    QCOMPARE(place(), QStringLiteral("2 of 6"));
    // The list of branches is gone through by the same keys.
    keys.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(keys.tabTo(QStringLiteral("branch-list")));
    for (const int key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_Home})
        keys.press(key);
    QCOMPARE(place(), QStringLiteral("2 of 6"));
    keys.press(Qt::Key_Escape);
    QVERIFY(watches());
    keys.press(Qt::Key_Escape);
    QVERIFY(!watches());
}

void TestWatching::theHistoryIsThatOfWhatIsSeen() {
    beginAndGoOn(*driver_, 6);
    const QString asked = driver_->prompt();
    driver_->chooseFromMenu({QStringLiteral("history")});
    QVERIFY(driver_->widget(QStringLiteral("history-dialog")) != nullptr);
    driver_->chooseFromMenu({QStringLiteral("watch-this")});
    QVERIFY(watches());
    // It would lead the game that is not seen back.
    QVERIFY(driver_->widget(QStringLiteral("history-dialog")) == nullptr);
    driver_->key(Qt::Key_H);
    auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("decisions")));
    QVERIFY(list != nullptr);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("0 of 6"));
    driver_->clickNamed(QStringLiteral("replay-leave-button"));
    QVERIFY(!watches());
    QVERIFY(driver_->widget(QStringLiteral("history-dialog")) == nullptr);
    QCOMPARE(driver_->prompt(), asked);
}

void TestWatching::aPileThatIsLookedThroughGoesWithItsPage() {
    driver_->startGame(QStringLiteral("5"));
    QVERIFY(openPile(*driver_));
    driver_->chooseFromMenu({QStringLiteral("watch-this")});
    QVERIFY(watches());
    QVERIFY(driver_->widget(QStringLiteral("zone-viewer")) == nullptr);
}

TAKUJO_TEST(TestWatching)
#include "test_watching.moc"
