#include "tests/gui/at_the_table.h"
#include "tests/gui/game_files.h"

#include "engine/games/registry.h"
#include "engine/match/saves/saving.h"
#include "tests/test_program.h"
#include "tests/unit/match/battery_games.h"

#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

/// Games are kept while they are played, saved and opened: by mouse and keys, and by the files that come of
/// it.
class TestSaves : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aGameThatWasLeftIsGoneOnWith();
    void aGameThatIsOverIsKeptUntilItIsLeft();
    void anotherGameReplacesTheOneThatWasLeft();
    void aSavedGameIsOpened();
    void filesAreListedInTheWindowsLanguage();
    void whatIsNoSavedGameIsRefusedAndStays();
    void aGameOfAnotherKindIsToldWithARemedy_data();
    void aGameOfAnotherKindIsToldWithARemedy();
    void aKeptGameThatDivergesOpensWhereItStillAgrees();
    void aDamagedAutosaveIsToldOnTheStartPage_data();
    void aDamagedAutosaveIsToldOnTheStartPage();
    void keepingIsSwitchedDuringALesson();
    void keepingIsSwitchedDuringAGame();

private:
    static void switchKeeping(TableDriver& driver);

    QTemporaryDir folder_;
};

void TestSaves::init() {
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
}

void TestSaves::aGameThatWasLeftIsGoneOnWith() {
    QString left;
    {
        TableDriver driver;
        QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
        beginAndGoOn(driver, 6);
        left = moment(driver);
    }
    QCOMPARE(keptGames().size(), 1);
    TableDriver driver;
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QCOMPARE(moment(driver), left);
    QCOMPARE(keptGames().size(), 1);
    // And what was answered before can still be undone.
    driver.key(Qt::Key_U);
    QVERIFY(moment(driver) != left);
}

/// Until it is left, undo could still go on with it; so a crash does not take it.
void TestSaves::aGameThatIsOverIsKeptUntilItIsLeft() {
    QString moment;
    QString file;
    QByteArray kept;
    {
        TableDriver driver;
        beginAndGoOn(driver, 6);
        moment = ::moment(driver);
        driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
        driver.clickNamed(QStringLiteral("yes"));
        QVERIFY(driver.isOver());
        QCOMPARE(keptGames().size(), 1);
        file = keptGames().front();
        kept = contentOf(file);
    }
    QCOMPARE(keptGames(), QStringList{}); // it was left
    QFile crashed{file};
    QVERIFY(crashed.open(QIODevice::WriteOnly));
    crashed.write(kept);
    crashed.close();
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    QTRY_VERIFY2(entry->accessibleName().startsWith(QStringLiteral("Look again: ")),
                 qPrintable(entry->accessibleName()));
    QVERIFY(entry->accessibleDescription().contains(QStringLiteral("over")));
    driver.click(entry);
    QVERIFY(driver.isOver());
    driver.key(Qt::Key_U);
    QVERIFY(!driver.isOver());
    QCOMPARE(::moment(driver), moment);
    QCOMPARE(keptGames(), QStringList{file});
    driver.key(Qt::Key_R);
    QVERIFY(driver.isOver());
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("7"));
    QCOMPARE(keptGames().size(), 1);
    QVERIFY(contentOf(keptGames().front()).contains("seed: \"7\""));
}

void TestSaves::anotherGameReplacesTheOneThatWasLeft() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    QVERIFY(contentOf(keptGames().value(0)).contains("seed: \"5\""));
    driver.chooseFromMenu({QStringLiteral("new-game")});
    // The game that still runs is gone back to, not offered as one that was left.
    QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
    driver.startGame(QStringLiteral("7"));
    QCOMPARE(keptGames().size(), 1);
    QVERIFY(contentOf(keptGames().value(0)).contains("seed: \"7\""));
}

void TestSaves::aSavedGameIsOpened() {
    const QString file = folder_.filePath(QStringLiteral("mine.yaml"));
    TableDriver driver;
    beginAndGoOn(driver, 5);
    const QString saved = moment(driver);
    saveAs(driver, file);
    QCOMPARE(driver.textOf(QStringLiteral("refusal")), QStringLiteral("Saved as mine.yaml.")); // it is said
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_U);
    QVERIFY(moment(driver) != saved);
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file);
    QCOMPARE(moment(driver), saved);
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
}

void TestSaves::filesAreListedInTheWindowsLanguage() {
    const QString file = folder_.filePath(QStringLiteral("listed/old.yaml"));
    QVERIFY(QDir{folder_.path()}.mkpath(QStringLiteral("listed")));
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("5"));
    saveAs(driver, file);
    QFile saved{file};
    QVERIFY(saved.open(QIODevice::ReadWrite));
    QVERIFY(saved.setFileTime(QDateTime{QDate{2025, 3, 4}, QTime{5, 6}}, QFileDevice::FileModificationTime));
    saved.close();
    driver.chooseFromMenu({QStringLiteral("open")});
    const auto* list = driver.widget(QStringLiteral("open-dialog"))->findChild<QTreeView*>();
    QVERIFY(list != nullptr);
    QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1); // folders are read meanwhile
    const auto cell = [&](int column) {
        return list->model()->index(0, column, list->rootIndex()).data().toString();
    };
    QCOMPARE(cell(0), QStringLiteral("old.yaml"));
    QTRY_COMPARE(cell(3), QStringLiteral("2025/03/04 5:06"));
}

void TestSaves::whatIsNoSavedGameIsRefusedAndStays() {
    const QString file = folder_.filePath(QStringLiteral("notes.yaml"));
    QFile notes{file};
    QVERIFY(notes.open(QIODevice::WriteOnly));
    notes.write("shopping: [milk]\n");
    notes.close();
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    const QString prompt = driver.prompt();
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file);
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    driver.clickNamed(QStringLiteral("close"));
    QCOMPARE(driver.prompt(), prompt);
    QVERIFY(notes.open(QIODevice::ReadOnly));
    QCOMPARE(notes.readAll(), QByteArray("shopping: [milk]\n"));
    // And it is not among those that were opened lately.
    driver.chooseFromMenu({QStringLiteral("new-game")});
    for (QWidget* entry : driver.window().findChildren<QWidget*>())
        QVERIFY(!entry->accessibleName().contains(QStringLiteral("notes")));
}

void TestSaves::aGameOfAnotherKindIsToldWithARemedy_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("told");
    QTest::newRow("English") << "en" << "not played in this window";
    QTest::newRow("Japanese") << "ja" << "このウィンドウでは遊べません";
}

void TestSaves::aGameOfAnotherKindIsToldWithARemedy() {
    QFETCH(const QString, language);
    QFETCH(const QString, told);
    const QString file = folder_.filePath(QStringLiteral("workbench.yaml"));
    const takujo::BatteryGame workbench = takujo::batteryGame("workbench");
    QFile out{file};
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QByteArray::fromStdString(toText(savedGameOf(takujo::Match{workbench.setup}))));
    out.close();
    TableDriver driver{language};
    QVERIFY(driver.clickNamed(QStringLiteral("open-file")));
    nameFile(driver, QStringLiteral("open-dialog"), file);
    const auto* why = qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("findings-list")));
    QVERIFY(why != nullptr);
    const QString said = why->toPlainText().remove(QChar{0x2060}); // what keeps phrases together
    QVERIFY2(said.contains(told) && said.contains(QStringLiteral("takujo-cli play --load ") + file),
             qPrintable(said));
}

void TestSaves::aDamagedAutosaveIsToldOnTheStartPage_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray{};
    QTest::newRow("zeros") << QByteArray(300, '\0');
    QTest::newRow("cut off") << "save: 1\ngame: " + QByteArray{takujo::allGames().front()->id.data()} +
                                    "\nplayers: [";
}

void TestSaves::aDamagedAutosaveIsToldOnTheStartPage() {
    QFETCH(const QByteArray, content);
    const QString folder = qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave");
    QVERIFY(QDir{}.mkpath(folder));
    const QString name = QStringLiteral("game-1763900000-77-0.yaml");
    QFile out{folder + QLatin1Char('/') + name};
    QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
    out.write(content);
    out.close();
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    QTRY_VERIFY2(entry->accessibleName().contains(name + QStringLiteral(" can't be read")),
                 qPrintable(entry->accessibleName()));
    driver.click(entry);
    const auto* why = qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("findings-list")));
    QVERIFY(why != nullptr);
    const QString said = why->toPlainText().remove(QChar{0x2060});
    // One finding is a line, several are a list below the name.
    const QRegularExpression place{QRegularExpression::escape(name) + QStringLiteral("(,|:\n•) line \\d")};
    QVERIFY2(said.contains(place), qPrintable(said));
    QCOMPARE(contentOf(out.fileName()), content);
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    QVERIFY(driver.widget(QStringLiteral("resume")) != nullptr);
}

void TestSaves::aKeptGameThatDivergesOpensWhereItStillAgrees() {
    QStringList moments;
    {
        TableDriver driver;
        driver.startGame(QStringLiteral("5"));
        for (int i = 0; i < 8; ++i) {
            moments << moment(driver);
            driver.key(Qt::Key_Space);
        }
    }
    QCOMPARE(keptGames().size(), 1);
    const QString file = keptGames().front();
    // As another version of the rules would have it: the fifth answer leads somewhere else.
    QList<QByteArray> lines = contentOf(file).split('\n');
    int step = 0;
    for (QByteArray& line : lines)
        if (line.startsWith("  - {") && ++step == 5)
            line.replace(line.indexOf("hash: \"") + 7, 4, "0000");
    QVERIFY(step >= 5);
    const QByteArray diverging = lines.join('\n');
    QFile out{file};
    QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
    out.write(diverging);
    out.close();
    {
        TableDriver driver;
        QVERIFY(driver.clickNamed(QStringLiteral("resume")));
        QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
        QVERIFY(driver.clickNamed(QStringLiteral("close")));
        QCOMPARE(moment(driver), moments.at(4));
        driver.key(Qt::Key_Space);
        QVERIFY(moment(driver) != moments.at(4));
    }
    // What could not be gone through stays as it was; what is played now is kept beside it.
    QCOMPARE(contentOf(file), diverging);
    QCOMPARE(keptGames().size(), 2);
}

/// "Games are kept while they are played", in the settings.
void TestSaves::switchKeeping(TableDriver& driver) {
    driver.key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(driver.clickNamed(QStringLiteral("value-keep-games")));
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
}

void TestSaves::keepingIsSwitchedDuringALesson() {
    TableDriver driver;
    beginAndGoOn(driver, 6);
    const QString left = moment(driver);
    driver.chooseFromMenu({QStringLiteral("new-game")});
    beginFirstLesson(driver);
    QVERIFY(driver.widget(QStringLiteral("lesson")) != nullptr);
    const QByteArray kept = contentOf(keptGames().value(0));
    // With the locks and whatever else lies beside the games.
    const auto inFolder = [] {
        return QDir{QFileInfo{keptGames().value(0)}.path()}.entryList(
            QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    };
    const QStringList files = inFolder();
    const auto isUntouched = [&] {
        return driver.widget(QStringLiteral("lesson")) != nullptr && inFolder() == files &&
               contentOf(keptGames().value(0)) == kept;
    };
    for (int i = 0; i < 3; ++i) {
        switchKeeping(driver);  // off, on again, and off
        QVERIFY(isUntouched()); // a lesson is not kept
    }
    const QString asked = driver.prompt();
    const auto able = driver.cardsThat(canAct);
    QVERIFY(!able.empty());
    driver.click(able.front());
    QVERIFY(driver.prompt() != asked);
    QVERIFY(isUntouched());
    driver.click(driver.widget(QStringLiteral("lesson-leave")));
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QCOMPARE(moment(driver), left);
    // What was chosen in the lesson holds for the game, and can be chosen again there.
    QCOMPARE(inFolder(), files);
    switchKeeping(driver);
    driver.key(Qt::Key_Space);
    QTRY_VERIFY(contentOf(keptGames().value(0)) != kept);
    QCOMPARE(keptGames().size(), 1); // the game goes on in the file that it came from
}

void TestSaves::keepingIsSwitchedDuringAGame() {
    TableDriver driver;
    beginAndGoOn(driver, 6);
    const QStringList files = keptGames();
    QCOMPARE(files.size(), 1);
    const QByteArray before = contentOf(files.front());
    switchKeeping(driver); // off: what was kept stays as it is
    driver.key(Qt::Key_Space);
    QCOMPARE(contentOf(files.front()), before);
    switchKeeping(driver);
    driver.key(Qt::Key_Space);
    QCOMPARE(keptGames(), files); // the same game, in the same file
    QVERIFY(contentOf(files.front()).size() > before.size());
}

TAKUJO_TEST(TestSaves)
#include "test_saves.moc"
