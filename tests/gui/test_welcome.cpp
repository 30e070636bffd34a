#include "tests/gui/at_the_table.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QTest>

/// The first start asks what one knows and leads there; the doors of the start page lead there at any time.
class TestWelcome : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void newcomersComeToTheFirstLesson();
    void whoKnowsTheRulesPlays();
    void whoTestsDecksComesToThem();
    void itCanBeSkippedAndIsNotAskedAgain();
    void whoWasHereBeforeIsNotAsked();
    void itFollowsTheLanguage();
    void helpIsAtHand();
    void theDoorsSayWhatLiesBehind();
    void keysGoThroughTheDoors();

private:
    static QWidget* question(const TableDriver& driver) { return driver.widget(QStringLiteral("welcome")); }
    static void pressKey(TableDriver& driver, Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        driver.settle();
    }
};

/// As if nobody had ever opened the window.
void TestWelcome::init() {
    for (const char* key : {"welcomed", "geometry", "game"})
        QSettings{}.remove(QString::fromLatin1(key));
}

void TestWelcome::newcomersComeToTheFirstLesson() {
    TableDriver driver;
    QVERIFY(question(driver) != nullptr);
    auto* game = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("welcome-game")));
    QVERIFY(game != nullptr && game->count() > 1);
    game->setFocus();
    QTest::keyClick(game, Qt::Key_Down);
    const QString chosen = game->currentText();
    QVERIFY(chosen != game->itemText(0));
    driver.click(driver.widget(QStringLiteral("welcome-learn")));
    QVERIFY(question(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("lesson")) != nullptr);
    QCOMPARE(driver.textOf(QStringLiteral("game")), chosen);
}

void TestWelcome::whoKnowsTheRulesPlays() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("welcome-play")));
    QVERIFY(question(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("start")) != nullptr);
}

void TestWelcome::whoTestsDecksComesToThem() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("welcome-decks")));
    QVERIFY(question(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("decks-page")) != nullptr);
}

void TestWelcome::itCanBeSkippedAndIsNotAskedAgain() {
    {
        TableDriver driver;
        driver.window().activateWindow();
        QTest::keyClick(question(driver), Qt::Key_Escape);
        driver.settle();
        QVERIFY(question(driver) == nullptr);
        QVERIFY(driver.widget(QStringLiteral("start")) != nullptr);
    }
    const TableDriver driver;
    QVERIFY(question(driver) == nullptr);
}

/// An older Takujo never asked.
void TestWelcome::whoWasHereBeforeIsNotAsked() {
    {
        TableDriver driver;
        driver.click(driver.widget(QStringLiteral("welcome-skip")));
        driver.startGame(QStringLiteral("5"));
        driver.window().close();
    }
    QSettings{}.remove(QStringLiteral("welcomed"));
    const TableDriver driver;
    QVERIFY(question(driver) == nullptr);
}

void TestWelcome::itFollowsTheLanguage() {
    const auto title = [](const TableDriver& driver) { return question(driver)->windowTitle(); };
    QString english;
    {
        const TableDriver driver;
        english = title(driver);
    }
    init();
    const TableDriver driver{QStringLiteral("ja")};
    QVERIFY(title(driver) != english);
    QVERIFY(
        !driver.widget(QStringLiteral("welcome-learn"))->accessibleName().contains(QStringLiteral("new")));
}

void TestWelcome::helpIsAtHand() {
    TableDriver driver;
    QTest::keyClick(question(driver), Qt::Key_F1);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("help-window")) != nullptr);
}

void TestWelcome::theDoorsSayWhatLiesBehind() {
    const TableDriver driver;
    int top = -1;
    for (const auto& [name, title] : {std::pair{"way-lessons", "Learn"}, std::pair{"way-play", "Play"},
                                      std::pair{"way-decks", "Test a deck"}}) {
        const QWidget* door = driver.widget(QString::fromLatin1(name));
        QVERIFY2(door != nullptr, name);
        QCOMPARE(door->accessibleName(), QString::fromLatin1(title));
        QVERIFY2(door->accessibleDescription().size() > 10, name);
        QVERIFY2(door->y() > top, name); // in this order
        top = door->y();
    }
}

void TestWelcome::keysGoThroughTheDoors() {
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("welcome-skip")));
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    driver.widget(QStringLiteral("way-lessons"))->setFocus();
    pressKey(driver, Qt::Key_Return);
    QVERIFY(driver.widget(QStringLiteral("lessons-page")) != nullptr);
    pressKey(driver, Qt::Key_Down);
    pressKey(driver, Qt::Key_Return);
    QVERIFY(driver.widget(QStringLiteral("new-game-form")) != nullptr);
    pressKey(driver, Qt::Key_Down);
    pressKey(driver, Qt::Key_Return);
    QVERIFY(driver.widget(QStringLiteral("decks-page")) != nullptr);
}

TAKUJO_TEST(TestWelcome)
#include "test_welcome.moc"
