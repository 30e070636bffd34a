#include "tests/gui/two_languages.h"
#include "tests/gui/two_people.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QSettings>
#include <QTemporaryDir>

#include <functional>

using Opens = std::function<void(TableDriver&)>;
Q_DECLARE_METATYPE(Opens)

/// Every page, and what comes up on it, speaks one language, and changes it while it is open.
class TestLanguageOfPages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyPageFollowsTheLanguage_data();
    void everyPageFollowsTheLanguage();

private:
    QTemporaryDir folder_;
};

namespace {

void play(TableDriver& driver, int steps) {
    beginAndGoOn(driver, steps);
}

void playWithTwo(TableDriver& driver) {
    chooseSeating(driver, 1);
    driver.startGame(QStringLiteral("5"));
}

/// The first answer of a game draws the opening hands.
void goBackOverADraw(TableDriver& driver) {
    play(driver, 1);
    driver.key(Qt::Key_U);
}

void playOtherwise(TableDriver& driver) {
    goBackOverADraw(driver);
    driver.click(driver.buttons().back());
    driver.key(Qt::Key_Space);
}

void showPile(TableDriver& driver) {
    play(driver, 4);
    QVERIFY(openPile(driver));
}

void concede(TableDriver& driver) {
    play(driver, 4);
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver.clickNamed(QStringLiteral("yes"));
}

} // namespace

void TestLanguageOfPages::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
}

void TestLanguageOfPages::everyPageFollowsTheLanguage_data() {
    QTest::addColumn<Opens>("opens");
    QTest::addColumn<QString>("page");
    const auto way = [](const char* name, const Opens& opens, const char* page) {
        QTest::newRow(name) << opens << QString::fromLatin1(page);
    };
    const auto clicks = [](const char* name) {
        return [name](TableDriver& driver) { driver.click(driver.widget(QString::fromLatin1(name))); };
    };
    const auto presses = [](const Opens& before, int key, Qt::KeyboardModifiers modifiers = {}) {
        return [=](TableDriver& driver) {
            before(driver);
            driver.key(key, modifiers);
        };
    };
    const auto plays = [](int steps) { return [steps](TableDriver& driver) { play(driver, steps); }; };
    way("a new game", [](TableDriver&) {}, "new-game-form");
    way("a new game, with one that can be gone back to", presses(plays(4), Qt::Key_N, Qt::ControlModifier),
        "return");
    way("decks", clicks("way-decks"), "decks-page");
    way("lessons", clicks("way-lessons"), "lessons-page");
    way("a lesson", beginFirstLesson, "lesson");
    way("the guide", presses(plays(20), Qt::Key_1, Qt::ControlModifier), "guide");
    way("the guide with its reasons", presses(plays(20), Qt::Key_2, Qt::AltModifier), "guide");
    way("the guide with the rulebook", presses(plays(20), Qt::Key_3, Qt::AltModifier), "guide");
    way("the log", presses(plays(20), Qt::Key_2, Qt::ControlModifier), "log");
    way("the rules", presses(plays(20), Qt::Key_3, Qt::ControlModifier), "rule-search");
    way("branches", presses(playOtherwise, Qt::Key_4, Qt::ControlModifier), "branch-list");
    way("a game that is watched", presses(plays(20), Qt::Key_W, Qt::ShiftModifier), "replay-bar");
    way("a branch that is watched", presses(playOtherwise, Qt::Key_W, Qt::ShiftModifier), "replay-branch");
    way("which game to watch", clicks("watch-saved"), "watch-dialog");
    way("handing the table over", playWithTwo, "hand-over");
    way(
        "showing the hands",
        [](TableDriver& driver) {
            playWithTwo(driver);
            driver.chooseFromMenu({QStringLiteral("company-menu"), QStringLiteral("company-one")});
        },
        "question");
    way("going back", goBackOverADraw, "notice");
    way(
        "going back, asked before",
        [](TableDriver& driver) {
            play(driver, 1);
            driver.chooseFromMenu({QStringLiteral("ask-back")});
            driver.key(Qt::Key_U);
        },
        "notice-yes");
    way("a pile", showPile, "zone-viewer");
    way("the end", concede, "outcome");
    way("help", presses(plays(4), Qt::Key_F1), "help-window");
    way("settings", presses(plays(4), Qt::Key_Comma, Qt::ControlModifier), "settings-dialog");
}

void TestLanguageOfPages::everyPageFollowsTheLanguage() {
    QFETCH(const Opens, opens);
    QFETCH(const QString, page);
    forgetSettings();
    TableDriver driver;
    opens(driver);
    QVERIFY(driver.widget(page) != nullptr);
    checkBoth(driver);
    QVERIFY(driver.widget(page) != nullptr); // it is open all the while
}

TAKUJO_TEST(TestLanguageOfPages)
#include "test_language_of_pages.moc"
