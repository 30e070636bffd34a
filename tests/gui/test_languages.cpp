#include "tests/gui/game_files.h"
#include "tests/gui/kit_table.h"
#include "tests/gui/two_languages.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Every dialog speaks one language, and changes it while it is open; so does what is told of files and of
/// the game.
class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void everyDialogFollowsTheLanguage_data();
    void everyDialogFollowsTheLanguage();
    void menusOfTextFieldsAreJapanese();
    void whatIsWrongWithAFileIsToldInTheLanguage();
    void whatIsWrongWithALessonIsToldInTheLanguage();
    void theHistoryIsToldInTheLanguage();
    void aGameInOneLanguageSaysNothingInTheOther_data();
    void aGameInOneLanguageSaysNothingInTheOther();
};

void TestLanguages::everyDialogFollowsTheLanguage_data() {
    QTest::addColumn<QStringList>("menu");
    QTest::addColumn<QString>("dialog");
    const auto way = [](const char* name, const QStringList& menu, const char* dialog) {
        QTest::newRow(name) << menu << QString::fromLatin1(dialog);
    };
    way("saving", {QStringLiteral("save")}, "save-dialog");
    way("opening", {QStringLiteral("open")}, "open-dialog");
    way("history", {QStringLiteral("history")}, "history-dialog");
    way("when to ask", {QStringLiteral("stops")}, "stops-dialog");
    way("giving up", {QStringLiteral("concede-menu"), QStringLiteral("concede-first")}, "question");
    way("keys", {QStringLiteral("shortcuts")}, "shortcuts-dialog");
    way("about", {QStringLiteral("about")}, "about");
}

void TestLanguages::everyDialogFollowsTheLanguage() {
    QFETCH(QStringList, menu);
    QFETCH(QString, dialog);
    TableDriver driver;
    beginAndGoOn(driver, 8);
    driver.chooseFromMenu(menu);
    QVERIFY(driver.widget(dialog) != nullptr);
    checkBoth(driver);
    QVERIFY(driver.widget(dialog) != nullptr); // it is open all the while
}

void TestLanguages::menusOfTextFieldsAreJapanese() {
    TableDriver driver{QStringLiteral("ja")};
    driver.openOptions();
    auto* seed = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("seed")));
    QVERIFY(seed != nullptr);
    QMenu* menu = seed->createStandardContextMenu();
    menu->popup({});
    driver.settle();
    const QStringList others = wordsOfAnotherLanguage(QStringLiteral("ja"));
    delete menu;
    QVERIFY2(others.isEmpty(), qPrintable(inOneLine(others)));
}

void TestLanguages::whatIsWrongWithAFileIsToldInTheLanguage() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("notes.yaml"));
    QFile notes{file};
    QVERIFY(notes.open(QIODevice::WriteOnly));
    notes.write("save: 1\nengine: \"1\"\ngame: bridge\npresent: 0\n");
    notes.close();
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file);
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    QVERIFY(
        inOneLine(wordsOnScreen()).contains(QStringLiteral("line 3, column 7: There is no game 'bridge'.")));
    speak(driver, QStringLiteral("ja"));
    QVERIFY(inOneLine(wordsOnScreen())
                .contains(QStringLiteral("の3行7文字目：「bridge」というゲームはありません。")));
    checkBoth(driver);
}

/// Its second chapter goes on where the steps of the first lead, which lead nowhere.
void TestLanguages::whatIsWrongWithALessonIsToldInTheLanguage() {
    const QTemporaryDir folder;
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    const QString lessons = folder.filePath(QStringLiteral("takujo/resources/lessons/workbench"));
    QVERIFY(QDir{}.mkpath(lessons));
    QFile file{lessons + QStringLiteral("/lost.yaml")};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"(lesson: {en: "Lost", ja: "迷子"}
game: workbench
about: {en: "A way that leads nowhere.", ja: "どこにも着かない道です。"}
cards: [WB-01]
deck: [Ant]
chapters:
  - chapter: {en: "First", ja: "はじめ"}
    text: {en: "Go.", ja: "進みましょう。"}
    setup: {turn: A, phase: work, A: {life: 5}, B: {life: 5}}
    goals:
      - goal: {en: "Go on", ja: "進む"}
        text: {en: "Go.", ja: "進みましょう。"}
        does: rest
        hints: [{en: "Pass.", ja: "進みましょう。"}]
    done: {en: "Done.", ja: "終わりです。"}
    steps:
      - expect: {turn: 99}
  - chapter: {en: "Second", ja: "つぎ"}
    text: {en: "Go.", ja: "進みましょう。"}
    goals:
      - goal: {en: "Go on", ja: "進む"}
        text: {en: "Go.", ja: "進みましょう。"}
        does: rest
        hints: [{en: "Pass.", ja: "進みましょう。"}]
    done: {en: "Done.", ja: "終わりです。"}
    steps:
      - A: rest
)");
    file.close();
    const auto window =
        std::make_unique<TableDriver>(QStringLiteral("en"), takujo::Brightness::dark, theWorkbench());
    TableDriver& driver = *window;
    qputenv("XDG_DATA_HOME", home);
    QVERIFY2(driver.widget(QStringLiteral("findings")) == nullptr, qPrintable(inOneLine(wordsOnScreen())));
    beginFirstLesson(driver); // the workbench has no other
    driver.click(driver.widget(QStringLiteral("lesson-chapters")));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr && menu->actions().size() == 2);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[1]).center());
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    const auto told = [] { return inOneLine(wordsOnScreen()).remove(QChar{0x2060}); };
    QVERIFY2(told().contains(QStringLiteral("This chapter can't be begun")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("Chapter 2 does not go as written")), qPrintable(told()));
    speak(driver, QStringLiteral("ja"));
    QVERIFY2(told().contains(QStringLiteral("この章は")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("第2章が書かれたとおりに進みません")), qPrintable(told()));
}

void TestLanguages::theHistoryIsToldInTheLanguage() {
    TableDriver driver;
    beginAndGoOn(driver, 6);
    driver.chooseFromMenu({QStringLiteral("history")});
    // What is said to screen readers is said once.
    const auto written = [] {
        return inOneLine(
            wordsOnScreen().filter(QRegularExpression{QStringLiteral("^(?!takujo::Announcer)")}));
    };
    const QString english = written();
    speak(driver, QStringLiteral("ja"));
    QVERIFY(driver.widget(QStringLiteral("history-dialog")) != nullptr);
    QVERIFY(wordsOfAnotherLanguage(QStringLiteral("ja")).isEmpty());
    speak(driver, QStringLiteral("en"));
    QCOMPARE(written(), english);
}

void TestLanguages::aGameInOneLanguageSaysNothingInTheOther_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Japanese") << QStringLiteral("ja");
}

void TestLanguages::aGameInOneLanguageSaysNothingInTheOther() {
    QFETCH(QString, language);
    TableDriver driver{language};
    driver.startGame(QStringLiteral("33"));
    for (int step = 0; step < 120 && !driver.isOver(); ++step) {
        const QStringList others = wordsOfAnotherLanguage(language);
        QVERIFY2(others.isEmpty(), qPrintable(inOneLine(others)));
        // Cards and piles are heard, too: each by its name and by what is said of it.
        QVERIFY(wordsOnScreen().filter(QStringLiteral("TableView table: ")).size() > 20);
        const auto able = driver.cardsThat(canBeChosen);
        if (!able.empty() && step % 4 != 3)
            driver.click(able[static_cast<std::size_t>(step) % able.size()]);
        else if (QPushButton* button = driver.defaultButton())
            driver.click(button);
        else if (driver.widget(QStringLiteral("picker")) != nullptr)
            driver.clickPicker(0);
    }
}

TAKUJO_TEST(TestLanguages)
#include "test_languages.moc"
