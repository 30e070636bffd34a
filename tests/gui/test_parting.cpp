#include "tests/gui/at_the_table.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

/// A game that is kept nowhere is not left for good without a question, whichever way it would go.
class TestParting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void whatCannotBeKeptIsAskedAbout();
    void whatCanBeKeptAgainIsNotAskedAbout();
    void everyWayOutAsks_data();
    void everyWayOutAsks();
    void itAsksInJapaneseToo();
    void closingAsksOnceMore();
    void whatStandsInAFileIsNotAskedAbout();
    void aGameThatWasNotSavedStays();
    void aKeptGameThatRunsIsClosedAsTheSettingSays();

private:
    QString file(const char* name) const { return place_ + QLatin1Char('/') + QLatin1String(name); }
    static void play(TableDriver& driver, int answers);
    static void switchSetting(TableDriver& driver, const char* value);
    /// From now on nothing can be written where games are kept.
    void blockKeeping() const;
    static bool asks(const TableDriver& driver) {
        return driver.widget(QStringLiteral("parting")) != nullptr;
    }

    QTemporaryDir folder_;
    QString place_;
};

void TestParting::init() {
    QVERIFY(folder_.isValid());
    const char* tag = QTest::currentDataTag();
    place_ = folder_.filePath(QString::fromUtf8(QTest::currentTestFunction()) +
                              QString::fromUtf8(tag == nullptr ? "" : tag));
    QVERIFY(QDir{}.mkpath(place_));
    qputenv("XDG_DATA_HOME", place_.toUtf8());
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("movement"), false);
}

void TestParting::play(TableDriver& driver, int answers) {
    for (int i = 0; i < answers; ++i)
        driver.key(Qt::Key_Space);
}

void TestParting::switchSetting(TableDriver& driver, const char* value) {
    driver.key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(driver.clickNamed(QLatin1String(value)));
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
}

void TestParting::blockKeeping() const {
    const QString folder = file("takujo/autosave");
    QVERIFY(QDir{}.rename(folder, folder + QStringLiteral("-before")));
    QFile inItsPlace{folder};
    QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
}

void TestParting::whatCannotBeKeptIsAskedAbout() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    play(driver, 4);
    blockKeeping();
    play(driver, 1);
    const QString intro = driver.textOf(QStringLiteral("findings-intro"));
    QVERIFY2(intro.contains(QStringLiteral("could not be kept")), qPrintable(intro));
    const auto* why = qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("findings-list")));
    QVERIFY(why != nullptr && why->toPlainText().contains(QStringLiteral("there is no folder")));
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    play(driver, 3);
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr); // told once
    const QString before = moment(driver);

    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QVERIFY(asks(driver));
    QVERIFY(driver.clickNamed(QStringLiteral("stay")));
    QVERIFY(driver.clickNamed(QStringLiteral("return")));
    QCOMPARE(moment(driver), before);

    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QVERIFY(driver.clickNamed(QStringLiteral("leave-unsaved")));
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr);
    QVERIFY(moment(driver) != before);
}

void TestParting::whatCanBeKeptAgainIsNotAskedAbout() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    play(driver, 4);
    blockKeeping();
    play(driver, 1);
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    const QString folder = file("takujo/autosave");
    QVERIFY(QFile::remove(folder) && QDir{}.rename(folder + QStringLiteral("-before"), folder));
    const qsizetype before = contentOf(keptGames().value(0)).size();
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QVERIFY(!asks(driver));
    QCOMPARE(keptGames().size(), 2);
    QVERIFY(contentOf(keptGames().value(0)).size() > before);
}

void TestParting::everyWayOutAsks_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("another game") << 0;
    QTest::newRow("a game that was left") << 1;
    QTest::newRow("a lesson") << 2;
    QTest::newRow("a file") << 3;
    QTest::newRow("a game that is watched") << 4;
}

void TestParting::everyWayOutAsks() {
    QFETCH(const int, way);
    { // a game that was left, and the same in a file
        TableDriver driver;
        driver.startGame(QStringLiteral("3"));
        play(driver, 8);
        saveAs(driver, file("other.yaml"));
    }
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    switchSetting(driver, "value-keep-games");
    play(driver, 5);
    const QString before = moment(driver);
    const auto leave = [&] {
        if (way == 3) {
            driver.chooseFromMenu({QStringLiteral("open")});
            nameFile(driver, QStringLiteral("open-dialog"), file("other.yaml"));
        } else if (way == 4) {
            driver.chooseFromMenu({QStringLiteral("watch")});
            nameFile(driver, QStringLiteral("watch-dialog"), file("other.yaml"));
            QVERIFY(!asks(driver)); // it is only watched
            QVERIFY(driver.clickNamed(QStringLiteral("replay-play-on-button")));
        } else {
            driver.chooseFromMenu({QStringLiteral("new-game")});
            if (way == 0) {
                driver.startGame(QStringLiteral("7"));
            } else if (way == 1) {
                QVERIFY(driver.clickNamed(QStringLiteral("resume")));
            } else {
                beginFirstLesson(driver);
            }
        }
    };
    const auto comeBack = [&] {
        if (way == 4)
            driver.key(Qt::Key_Escape);
        else if (way != 3) {
            driver.click(driver.widget(QStringLiteral("way-play")));
            QVERIFY(driver.clickNamed(QStringLiteral("return")));
        }
    };
    leave();
    QVERIFY(asks(driver));
    QVERIFY(driver.clickNamed(QStringLiteral("stay")));
    comeBack();
    QCOMPARE(moment(driver), before);

    leave();
    QVERIFY(driver.clickNamed(QStringLiteral("save-first")));
    nameFile(driver, QStringLiteral("save-dialog"), file("mine.yaml"));
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr); // there is the other one
    QVERIFY(moment(driver) != before);
    // And what was left can be gone on with.
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file("mine.yaml"));
    QVERIFY(!asks(driver));
    QCOMPARE(moment(driver), before);
}

void TestParting::itAsksInJapaneseToo() {
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("5"));
    switchSetting(driver, "value-keep-games");
    play(driver, 3);
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QVERIFY(driver.textOf(QStringLiteral("parting-question"))
                .remove(QChar{0x2060})
                .contains(QStringLiteral("保存されていません")));
}

void TestParting::closingAsksOnceMore() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    switchSetting(driver, "value-keep-games");
    play(driver, 3);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(asks(driver));
    QVERIFY(driver.clickNamed(QStringLiteral("stay")));
    QVERIFY(driver.window().isVisible());
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(driver.clickNamed(QStringLiteral("save-first")));
    nameFile(driver, QStringLiteral("save-dialog"), file("mine.yaml"));
    QVERIFY(!driver.window().isVisible());
    QVERIFY(contentOf(file("mine.yaml")).contains("seed: \"5\""));
}

void TestParting::whatStandsInAFileIsNotAskedAbout() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    switchSetting(driver, "value-keep-games");
    play(driver, 5);
    saveAs(driver, file("mine.yaml"));
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file("mine.yaml"));
    QVERIFY(!asks(driver));
    driver.chooseFromMenu({QStringLiteral("new-game")}); // as it was opened
    driver.startGame(QStringLiteral("7"));
    QVERIFY(!asks(driver));
    driver.chooseFromMenu({QStringLiteral("new-game")}); // nobody has answered in it
    driver.startGame(QStringLiteral("8"));
    QVERIFY(!asks(driver));
}

void TestParting::aGameThatWasNotSavedStays() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    switchSetting(driver, "value-keep-games");
    play(driver, 3);
    const QString before = moment(driver);
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QVERIFY(driver.clickNamed(QStringLiteral("save-first")));
    nameFile(driver, QStringLiteral("save-dialog"), file("no such folder/mine.yaml"));
    QCOMPARE(driver.textOf(QStringLiteral("findings-intro")), QStringLiteral("The game was not saved."));
    const auto* why = qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("findings-list")));
    QVERIFY(why != nullptr && why->toPlainText().contains(QStringLiteral("there is no folder")));
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    QVERIFY(driver.clickNamed(QStringLiteral("return")));
    QCOMPARE(moment(driver), before);
}

void TestParting::aKeptGameThatRunsIsClosedAsTheSettingSays() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    play(driver, 3);
    switchSetting(driver, "value-confirm-quit");
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(driver.widget(QStringLiteral("question")) != nullptr && !asks(driver));
    QVERIFY(driver.clickNamed(QStringLiteral("no")));
    QVERIFY(driver.window().isVisible());
    switchSetting(driver, "value-confirm-quit");
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!driver.window().isVisible());
}

TAKUJO_TEST(TestParting)
#include "test_parting.moc"
