#include "tests/gui/deck_testing.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"
#include "tests/unit/match/broken_game.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTimer>

/// Decks are tested in the window, by mouse and keys: the numbers come while they are counted, and are kept.
class TestTesting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void fromTheWorkshopToNumbers_data() { addTwoGames(); }
    void fromTheWorkshopToNumbers();
    void whatIsCancelledIsKeptAndGoesOn();
    void leavingThePageKeepsWhatItHas();
    void earlierTestsAreOpenedAndDeleted();
    void theSameTestIsNotPlayedTwice();
    void twoListsAreComparedInWords();
    void aDeckIsBuiltTestedChangedAndFoundBetter();
    void opponentsAreTickedAndUnticked();
    void anIllegalDeckLeadsToTheWorkshop();
    void damagedFilesAreTold();
    void mistakesOfTheProgramAreTold();
    void tablesAreSortedByMouseAndKeys();
    void everythingIsToldInJapanese();

private:
    QString testsFolder() const { return home_->path() + QStringLiteral("/takujo/tests/workbench"); }
    std::unique_ptr<QTemporaryDir> home_;
};

void TestTesting::initTestCase() {
    prepareForTests();
}

/// Each test has a user of its own.
void TestTesting::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

/// A copy of a deck of the program, with a card more or less as it comes: nobody has saved it.
void TestTesting::fromTheWorkshopToNumbers() {
    QFETCH(int, game);
    TableDriver driver;
    driver.chooseGame(game);
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    driver.click(driver.widget(QStringLiteral("deck-test")));
    const auto* deck = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("test-deck")));
    QVERIFY(deck != nullptr);
    QVERIFY2(deck->currentText().endsWith(QStringLiteral(" 2 (draft)")), qPrintable(deck->currentText()));
    const auto* opponents = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("test-opponents")));
    QVERIFY(opponents->count() > 0);
    playAtRandom(driver, 10);
    startTest(driver);
    awaitEnd(driver);
    QVERIFY2(driver.textOf(QStringLiteral("test-trouble")).isEmpty(),
             qPrintable(driver.textOf(QStringLiteral("test-trouble"))));
    static const QRegularExpression share{QStringLiteral(R"(^\d+\.\d\x{a0}% \(\d+\.\d–\d+\.\d\)$)")};
    for (const char* fact : {"fact-rate", "fact-first"})
        QVERIFY2(share.match(driver.textOf(QString::fromLatin1(fact))).hasMatch(),
                 qPrintable(driver.textOf(QString::fromLatin1(fact))));
    const QTreeWidget* table = numbersIn(driver, "opponents-table");
    QCOMPARE(table->topLevelItemCount(), opponents->count());
    for (const QString& games : columnOf(table, QStringLiteral("Games")))
        QCOMPARE(games, QStringLiteral("10"));
    QVERIFY(driver.widget(QStringLiteral("test-go-on")) == nullptr);
    driver.click(driver.widget(QStringLiteral("leave-testing")));
    QVERIFY(driver.widget(QStringLiteral("workshop")) != nullptr);
}

void TestTesting::whatIsCancelledIsKeptAndGoesOn() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    playAtRandom(driver, 100'000);
    startTest(driver);
    awaitGames(driver);
    driver.click(driver.widget(QStringLiteral("test-cancel")));
    awaitEnd(driver);
    const QStringList games = columnOf(numbersIn(driver, "opponents-table"), QStringLiteral("Games"));
    int played = 0;
    for (const QString& count : games)
        played += count.toInt();
    QVERIFY(played > 0 && played < 100'000);
    QCOMPARE(earlierTests(driver)->count(), 1);
    QVERIFY2(earlierTests(driver)->item(0)->toolTip().startsWith(QStringLiteral("%1 games").arg(played)),
             qPrintable(earlierTests(driver)->item(0)->toolTip()));
    // It goes on from there.
    driver.click(driver.widget(QStringLiteral("test-go-on")));
    QTRY_VERIFY_WITH_TIMEOUT(
        driver.textOf(QStringLiteral("test-progress")).section(u' ', 0, 0).toInt() > played, 300000);
    QTest::keyClick(driver.window().focusWidget(), Qt::Key_Escape);
    awaitEnd(driver);
    QCOMPARE(earlierTests(driver)->count(), 1);
}

void TestTesting::leavingThePageKeepsWhatItHas() {
    {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        openTestOf(driver, QStringLiteral("zvor"));
        playAtRandom(driver, 100'000);
        startTest(driver);
        awaitGames(driver);
        driver.click(driver.widget(QStringLiteral("leave-testing")));
        QVERIFY(driver.widget(QStringLiteral("decks-page")) != nullptr);
        openTestOf(driver, QStringLiteral("zmel"));
        QCOMPARE(earlierTests(driver)->count(), 1);
        playAtRandom(driver, 100'000);
        startTest(driver);
        awaitGames(driver);
    } // the window is closed while it plays
    const auto window = windowForTwo();
    openTestOf(*window, QStringLiteral("zvor"));
    QCOMPARE(earlierTests(*window)->count(), 2);
}

void TestTesting::earlierTestsAreOpenedAndDeleted() {
    QString rate;
    {
        const auto window = windowForTwo();
        openTestOf(*window, QStringLiteral("zvor"));
        playAtRandom(*window, 20);
        startTest(*window);
        awaitEnd(*window);
        rate = window->textOf(QStringLiteral("fact-rate"));
        QVERIFY(!rate.isEmpty());
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zmel"));
    QListWidget* list = earlierTests(driver);
    QCOMPARE(list->count(), 1);
    QVERIFY2(list->item(0)->text().startsWith(QStringLiteral("zvor against ")),
             qPrintable(list->item(0)->text()));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    driver.settle();
    QCOMPARE(driver.textOf(QStringLiteral("fact-rate")), rate);
    driver.click(driver.widget(QStringLiteral("delete-test")));
    pressInDialog(driver, QStringLiteral("Delete it"));
    QVERIFY(earlierTests(driver) == nullptr); // nothing is listed any more
    QVERIFY(driver.widget(QStringLiteral("numbers")) == nullptr);
    QVERIFY(QDir{testsFolder()}.entryList(QDir::Files).isEmpty());
}

void TestTesting::theSameTestIsNotPlayedTwice() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    playAtRandom(driver, 20);
    startTest(driver);
    awaitEnd(driver);
    const QString rate = driver.textOf(QStringLiteral("fact-rate"));
    startTest(driver);
    awaitEnd(driver);
    QCOMPARE(driver.textOf(QStringLiteral("fact-rate")), rate);
    QCOMPARE(earlierTests(driver)->count(), 1);
    playAtRandom(driver, 30); // ten more of each pair
    startTest(driver);
    awaitEnd(driver);
    QCOMPARE(earlierTests(driver)->count(), 1);
    for (const QString& games : columnOf(numbersIn(driver, "opponents-table"), QStringLiteral("Games")))
        QCOMPARE(games, QStringLiteral("30"));
}

/// Cards that do nothing never win but by the other's empty deck, so a deck that strikes is better.
void TestTesting::twoListsAreComparedInWords() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    playAtRandom(driver, 60);
    startTest(driver);
    awaitEnd(driver);
    compareWith(driver, QStringLiteral("Bench Red"));
    awaitEnd(driver);
    const QString answer = driver.textOf(QStringLiteral("test-answer"));
    QVERIFY2(answer.startsWith(QStringLiteral("zvor is worse than Bench Red: it wins ")), qPrintable(answer));
    const QTreeWidget* table = numbersIn(driver, "opponents-table");
    const QStringList others = columnOf(table, QStringLiteral("The other list"));
    QCOMPARE(others.size(), 3);
    // Bench Red doesn't play against itself.
    QCOMPARE(others.count(QStringLiteral("–")), 1);
    QCOMPARE(earlierTests(driver)->count(), 2);
}

/// Built from nothing, tested, changed after a better list, tested again: all of it in the window.
void TestTesting::aDeckIsBuiltTestedChangedAndFoundBetter() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("Bench Red"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    chooseMore(driver, "deck-copy-text");
    driver.click(driver.widget(QStringLiteral("leave-workshop")));

    beginNew(driver);
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 50, 1);
    name(driver, QStringLiteral("My own"));
    driver.click(driver.widget(QStringLiteral("deck-save")));
    driver.click(driver.widget(QStringLiteral("deck-test")));
    playAtRandom(driver, 60);
    startTest(driver);
    awaitEnd(driver);
    driver.click(driver.widget(QStringLiteral("leave-testing")));

    chooseMore(driver, "deck-import");
    driver.click(driver.widget(QStringLiteral("deck-save")));
    driver.click(driver.widget(QStringLiteral("deck-test")));
    QCOMPARE(earlierTests(driver)->count(), 1);
    earlierTests(driver)->setFocus();
    QTest::keyClick(earlierTests(driver), Qt::Key_Home);
    QTest::keyClick(earlierTests(driver), Qt::Key_Return);
    driver.settle();
    compareWith(driver, QStringLiteral("My own"));
    awaitEnd(driver);
    const QString answer = driver.textOf(QStringLiteral("test-answer"));
    QVERIFY2(answer.startsWith(QStringLiteral("My own as it was is worse than My own: it wins ")),
             qPrintable(answer));
}

void TestTesting::opponentsAreTickedAndUnticked() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    auto* list = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("test-opponents")));
    QCOMPARE(list->count(), 3);
    QVERIFY(driver.widget(QStringLiteral("test-start"))->isEnabled());
    driver.click(driver.widget(QStringLiteral("test-all"))); // they all are
    QVERIFY(!driver.widget(QStringLiteral("test-start"))->isEnabled());
    QCOMPARE(driver.textOf(QStringLiteral("test-problem")), QStringLiteral("Tick at least one opponent."));
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Space);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("test-start"))->isEnabled());
    playAtRandom(driver, 10);
    startTest(driver);
    awaitEnd(driver);
    QCOMPARE(numbersIn(driver, "opponents-table")->topLevelItemCount(), 1);
    QCOMPARE(numbersIn(driver, "opponents-table")->topLevelItem(0)->text(0), list->item(1)->text());
}

void TestTesting::anIllegalDeckLeadsToTheWorkshop() {
    const QString folder = folderOfDecks(home_->path());
    QVERIFY(QDir{}.mkpath(folder));
    QFile file{folder + QStringLiteral("/small.yaml")};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(deckFile("small", "{en: Small, ja: 小さい}", "  - {card: NO-999, count: 3}\n"));
    file.close();
    TableDriver driver;
    openTestOf(driver, QStringLiteral("Small"));
    const QString problem = driver.textOf(QStringLiteral("test-problem"));
    QVERIFY2(problem.contains(QStringLiteral("NO-999 is in no card set")), qPrintable(problem));
    // And how many cards a deck must have, which the game says.
    static const QRegularExpression many{QStringLiteral("\\b\\d\\d\\b")};
    QVERIFY2(problem.contains(many), qPrintable(problem));
    QVERIFY(!driver.widget(QStringLiteral("test-start"))->isEnabled());
    driver.click(driver.widget(QStringLiteral("test-mend")));
    QVERIFY(driver.widget(QStringLiteral("workshop")) != nullptr);
    QVERIFY(verdict(driver).startsWith(u'✕'));
}

void TestTesting::damagedFilesAreTold() {
    QVERIFY(QDir{}.mkpath(testsFolder()));
    QFile file{testsFolder() + QStringLiteral("/broken.yaml")};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("matchup: 1\nengine: \"1\"\ngame: [\n");
    file.close();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    QListWidget* list = earlierTests(driver);
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().contains(QStringLiteral("broken.yaml")));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    driver.click(driver.widget(QStringLiteral("open-test")));
    const QString said = told(driver);
    QVERIFY2(said.contains(QStringLiteral("broken.yaml, line 3")), qPrintable(said));
    QVERIFY(file.exists());
}

/// Whoever takes a mulligan meets the mistake, at random about half of the players; the other games count.
void TestTesting::mistakesOfTheProgramAreTold() {
    const auto games = takujo::onlyBrokenGame();
    TableDriver driver{QStringLiteral("en"), takujo::Brightness::dark, games};
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("test-this-deck")));
    playAtRandom(driver, 10);
    startTest(driver);
    awaitEnd(driver);
    const QString trouble = driver.textOf(QStringLiteral("test-trouble"));
    QVERIFY2(trouble.startsWith(QStringLiteral("A mistake of the program has ended some games")),
             qPrintable(trouble));
    const QDir reports{home_->path() + QStringLiteral("/takujo/reports")};
    QVERIFY(!reports.entryList({QStringLiteral("takujo-report-*.yaml")}).isEmpty());
    for (const QString& count : columnOf(numbersIn(driver, "opponents-table"), QStringLiteral("Games")))
        QCOMPARE(count, QStringLiteral("10"));
}

void TestTesting::tablesAreSortedByMouseAndKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openTestOf(driver, QStringLiteral("zvor"));
    playAtRandom(driver, 20);
    startTest(driver);
    awaitEnd(driver);
    auto* tabs = driver.window().findChild<QTabWidget*>(QStringLiteral("numbers-tabs"));
    tabs->tabBar()->setFocus();
    QTest::keyClick(tabs->tabBar(), Qt::Key_Right);
    driver.settle();
    QTreeWidget* cards = numbersIn(driver, "cards-table");
    QVERIFY(cards != nullptr);
    QCOMPARE(cards->topLevelItemCount(), 50);
    const auto percentIn = [](const QString& text) { return text.section(u'\u00a0', 0, 0).toDouble(); };
    const auto isSorted = [&](int column) {
        for (int row = 1; row < cards->topLevelItemCount(); ++row)
            if (percentIn(cards->topLevelItem(row - 1)->text(column)) <
                percentIn(cards->topLevelItem(row)->text(column)))
                return false;
        return true;
    };
    choosePlace(driver, "sort-by", 1);
    QVERIFY(isSorted(1));
    const QHeaderView* header = cards->header();
    const QPoint heading{header->sectionViewportPosition(3) + 10, header->height() / 2};
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, heading);
    if (!isSorted(3)) // the other way round at first
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, heading);
    QVERIFY(isSorted(3));
    QCOMPARE(qobject_cast<QComboBox*>(driver.widget(QStringLiteral("sort-by")))->currentIndex(), 3);
}

void TestTesting::everythingIsToldInJapanese() {
    TableDriver driver{QStringLiteral("ja"), takujo::Brightness::light, theWorkbench()};
    openTestOf(driver, QStringLiteral("zvor"));
    playAtRandom(driver, 40);
    startTest(driver);
    awaitEnd(driver);
    compareWith(driver, QStringLiteral("赤の作業台"));
    awaitEnd(driver);
    // Names of decks are written in what letters their owners like.
    static const QRegularExpression english{QStringLiteral("[A-Za-z]{3}")};
    const QWidget* page = driver.widget(QStringLiteral("testing"));
    QString all;
    for (const QLabel* label : page->findChildren<QLabel*>())
        all += label->isVisible() ? label->text() + QLatin1Char('\n') : QString{};
    for (const QPushButton* button : page->findChildren<QPushButton*>())
        all += button->isVisible() ? button->text() + QLatin1Char('\n') : QString{};
    for (const QComboBox* box : page->findChildren<QComboBox*>())
        for (int i = 0; box->isVisible() && i < box->count(); ++i)
            all += box->itemText(i) + QLatin1Char('\n');
    all.remove(QStringLiteral("zvor")).remove(QStringLiteral("zmel"));
    QVERIFY2(!all.contains(english), qPrintable(all));
}

TAKUJO_TEST(TestTesting)
#include "test_testing.moc"
