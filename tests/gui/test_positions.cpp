#include "tests/gui/game_files.h"
#include "tests/gui/set_up_position.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>

/// Positions are set up, taken over, kept and played on in the window, by mouse and keys.
class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void aPositionIsBuiltFromNothingAndPlayedOn_data() { addTwoGames(); }
    void aPositionIsBuiltFromNothingAndPlayedOn();
    void whatIsSetForACardStaysInItsColumn_data() { addGames(); }
    void whatIsSetForACardStaysInItsColumn();
    void cardsAreMovedAndTurnedByKeys();
    void cardsComeAndGoByTheMouse();
    void aDeckIsWhatIsLeftOfIt();
    void aRunningGameIsTakenOver();
    void sidesAreNamedByTheirColours_data();
    void sidesAreNamedByTheirColours();
    void whatLiesHiddenIsAskedFor();
    void aPositionIsSavedAndOpened();
    void aFileWithMistakesIsTold();
    void aFileWithMoreInItStaysAsItIs();
    void whichLineWinsIsCounted();
    void whatWasLeftIsStillThere();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

void TestPositions::initTestCase() {
    prepareForTests();
}

/// Each test has a user of its own.
void TestPositions::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestPositions::aPositionIsBuiltFromNothingAndPlayedOn() {
    QFETCH(const int, game);
    TableDriver driver;
    driver.chooseGame(game);
    setUp(driver);
    QVERIFY(driver.textOf(QStringLiteral("position-verdict")).length() > 0);
    putInFirst(driver, 3, 1); // the hand is chosen at first
    const QStringList hand = cardsOf(strip(driver, 0, QStringLiteral("hand")));
    QCOMPARE(hand.size(), 3);
    for (const int player : {0, 1}) {
        chooseOf(driver, QStringLiteral("fill-deck-%1").arg(player), 0);
        QVERIFY(strip(driver, player, QStringLiteral("deck"))->count() > 30);
    }
    driver.click(driver.widget(QStringLiteral("position-play")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    QStringList seen;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone)
            seen << one.name;
    for (const QString& card : hand)
        QVERIFY2(seen.join(u'\n').contains(card), qPrintable(card + u'\n' + seen.join(u'\n')));
}

/// However long the names of what it can do are.
void TestPositions::whatIsSetForACardStaysInItsColumn() {
    QFETCH(const int, game);
    TableDriver driver;
    driver.chooseGame(game);
    dynamic_cast<takujo::MainWindow&>(driver.window()).setLanguage(takujo::Language::ja);
    setUp(driver);
    QWidget* column = driver.widget(QStringLiteral("card-state"));
    while (column != nullptr && qobject_cast<QScrollArea*>(column) == nullptr)
        column = column->parentWidget();
    QVERIFY(column != nullptr);
    const auto* const scroll = qobject_cast<QScrollArea*>(column);
    const QRegularExpression ofFirstPlayer{QStringLiteral("^zone-0-")};
    int shown = 0;
    for (QListWidget* zone : driver.window().findChildren<QListWidget*>(ofFirstPlayer)) {
        zone->setFocus(Qt::TabFocusReason);
        putInFirst(driver, 1, 1);
        if (zone->count() == 0)
            continue;
        press(driver, zone, 0, Qt::Key_Home);
        ++shown;
        QVERIFY2(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(),
                 qPrintable(zone->objectName()));
    }
    QVERIFY(shown > 1);
}

void TestPositions::cardsAreMovedAndTurnedByKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    for (const char* name : {"Zvorun01", "Zvorun02", "Zvorun03"})
        put(driver, 0, QStringLiteral("board"), QString::fromLatin1(name));
    QListWidget* const board = strip(driver, 0, QStringLiteral("board"));
    const auto names = [&] { return cardsOf(board).join(QStringLiteral("; ")); };
    QCOMPARE(names(), QStringLiteral("Zvorun01; Zvorun02; Zvorun03"));
    press(driver, board, 2, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(names(), QStringLiteral("Zvorun03; Zvorun01; Zvorun02"));
    press(driver, board, 0, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(names(), QStringLiteral("Zvorun01; Zvorun03; Zvorun02"));
    press(driver, board, 0, Qt::Key_R);
    QCOMPARE(cardsOf(board).front(), QStringLiteral("Zvorun01, tapped"));
    press(driver, board, 1, Qt::Key_Delete);
    QCOMPARE(names(), QStringLiteral("Zvorun01, tapped; Zvorun02"));
    QTest::keyClick(board, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(board, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(names(), QStringLiteral("Zvorun01; Zvorun03; Zvorun02"));
    QTest::keyClick(board, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(names(), QStringLiteral("Zvorun01, tapped; Zvorun03; Zvorun02"));
    press(driver, board, 1, Qt::Key_U);
    QCOMPARE(names(), QStringLiteral("Zvorun01, tapped, under it: Zvorun03; Zvorun02"));
}

void TestPositions::cardsComeAndGoByTheMouse() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    QListWidget* const heap = strip(driver, 1, QStringLiteral("heap"));
    driver.click(heap->viewport());
    search(driver, QStringLiteral("Zmelix07"));
    QListView* const shelf = cardsIn(driver, "shelf-cards");
    const QRect row = shelf->visualRect(shelf->model()->index(0, 0));
    QTest::mouseDClick(shelf->viewport(), Qt::LeftButton, {}, {row.left() + 60, row.center().y()});
    driver.settle();
    QCOMPARE(cardsOf(heap), QStringList{QStringLiteral("Zmelix07")});
    QVERIFY(rowOf(shelf, 0).endsWith(QStringLiteral("1 in the chosen zone")));
    QTest::mouseClick(heap->viewport(), Qt::LeftButton, {}, heap->visualItemRect(heap->item(0)).center());
    driver.click(driver.widget(QStringLiteral("card-take")));
    QCOMPARE(heap->count(), 0);
    auto* const life = qobject_cast<QSpinBox*>(driver.widget(QStringLiteral("value-1-life")));
    QVERIFY(life != nullptr);
    life->setFocus();
    QTest::keyClick(life, Qt::Key_Up);
    QTest::keyClick(life, Qt::Key_Up);
    QCOMPARE(life->value(), 2);
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(life->value(), 1);
}

/// Cards that lie elsewhere are not in it.
void TestPositions::aDeckIsWhatIsLeftOfIt() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
    put(driver, 0, QStringLiteral("heap"), QStringLiteral("Zvorun06"));
    auto* const button = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("fill-deck-0")));
    for (int entry = 0; entry < 8; ++entry) {
        chooseOf(driver, QStringLiteral("fill-deck-0"), entry);
        if (button->menu()->actions()[entry]->text() == QStringLiteral("zvor"))
            break;
    }
    const QStringList deck = cardsOf(strip(driver, 0, QStringLiteral("deck")));
    QCOMPARE(deck.size(), 48);
    QVERIFY(!deck.contains(QStringLiteral("Zvorun05")) && !deck.contains(QStringLiteral("Zvorun06")));
    put(driver, 0, QStringLiteral("deck"), QStringLiteral("Zvorun05")); // on its top
    QCOMPARE(cardsOf(strip(driver, 0, QStringLiteral("deck"))).front(), QStringLiteral("Zvorun05"));
}

void TestPositions::aRunningGameIsTakenOver() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 0);
    const std::set<QString> before = hand(driver);
    driver.chooseFromMenu({QStringLiteral("take-over")});
    told(driver); // what could not be taken over, if anything
    QVERIFY(driver.widget(QStringLiteral("position-page")) != nullptr);
    QListWidget* const cards = strip(driver, 0, QStringLiteral("hand"));
    QVERIFY(cards->count() > 0);
    const QStringList held = cardsOf(cards);
    for (const QString& card : held)
        QVERIFY2(before.contains(card), qPrintable(card));
    press(driver, cards, 0, Qt::Key_Delete);
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zmelix50"));
    driver.click(driver.widget(QStringLiteral("position-play")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    const std::set<QString> after = hand(driver);
    QVERIFY(after.contains(QStringLiteral("Zmelix50")));
    QVERIFY(!after.contains(held.front()));
}

/// In a game, sides have the colours of their decks, and go by them; in a position they do not.
void TestPositions::sidesAreNamedByTheirColours_data() {
    addGames();
}

void TestPositions::sidesAreNamedByTheirColours() {
    QFETCH(int, game);
    const auto sides = [](const TableDriver& driver) {
        QStringList told;
        for (const char* name : {"position-player-1", "position-player-2"}) {
            const auto* side = qobject_cast<QLabel*>(driver.widget(QString::fromLatin1(name)));
            told << (side == nullptr ? QString{} : side->text() + u' ' + side->styleSheet());
        }
        return told;
    };
    TableDriver fromNothing;
    fromNothing.chooseGame(game);
    setUp(fromNothing);
    TableDriver taken;
    taken.chooseGame(game);
    taken.startGame(QStringLiteral("5"));
    taken.chooseFromMenu({QStringLiteral("take-over")});
    for (QPushButton* button : taken.window().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == QStringLiteral("Take it over"))
            taken.click(button);
    QVERIFY(!sides(fromNothing).contains(QString{}));
    QCOMPARE(sides(taken), sides(fromNothing));
}

void TestPositions::whatLiesHiddenIsAskedFor() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 1);
    if (isHandedOver(driver))
        sitDown(driver);
    driver.chooseFromMenu({QStringLiteral("take-over")});
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    for (QPushButton* button : driver.window().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == QStringLiteral("Take it over"))
            driver.click(button);
    QVERIFY(driver.widget(QStringLiteral("position-page")) != nullptr);
}

void TestPositions::aPositionIsSavedAndOpened() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("board"), QStringLiteral("Zvorun11"));
    put(driver, 1, QStringLiteral("hand"), QStringLiteral("Zmelix12"));
    press(driver, strip(driver, 0, QStringLiteral("board")), 0, Qt::Key_R);
    const QString file = home_->filePath(QStringLiteral("mine.yaml"));
    driver.click(driver.widget(QStringLiteral("position-save")));
    nameFile(driver, QStringLiteral("save-position-dialog"), file);
    QVERIFY(QFile::exists(file));
    QVERIFY(driver.textOf(QStringLiteral("position-state")).contains(QStringLiteral("mine.yaml")));
    driver.click(driver.widget(QStringLiteral("position-clear")));
    QCOMPARE(strip(driver, 0, QStringLiteral("board"))->count(), 0);
    driver.click(driver.widget(QStringLiteral("position-open")));
    nameFile(driver, QStringLiteral("open-position-dialog"), file);
    QCOMPARE(cardsOf(strip(driver, 0, QStringLiteral("board"))),
             QStringList{QStringLiteral("Zvorun11, tapped")});
    QCOMPARE(cardsOf(strip(driver, 1, QStringLiteral("hand"))), QStringList{QStringLiteral("Zmelix12")});
}

void TestPositions::aFileWithMistakesIsTold() {
    const QString path = home_->filePath(QStringLiteral("broken.yaml"));
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("scenario: Broken\ngame: workbench\ncards:\n  - zvor-001\n  - gone-999\n"
               "setup:\n  turn: A\n  phase: work\nsteps: []\n");
    file.close();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
    driver.click(driver.widget(QStringLiteral("position-open")));
    nameFile(driver, QStringLiteral("open-position-dialog"), path);
    const QString text = told(driver);
    QVERIFY2(text.contains(QStringLiteral("line 5")) && text.contains(QStringLiteral("gone-999")),
             qPrintable(text));
    QCOMPARE(strip(driver, 0, QStringLiteral("hand"))->count(), 1); // it is as it was
}

void TestPositions::aFileWithMoreInItStaysAsItIs() {
    const QString path = home_->filePath(QStringLiteral("steps.yaml"));
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("scenario: With steps\ngame: workbench\ncards: [zvor-001]\n"
               "setup: {turn: A, phase: work, A: {hand: [Zvorun01]}}\nsteps:\n  - A: rest\n");
    file.close();
    const QByteArray before = contentOf(path);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    driver.click(driver.widget(QStringLiteral("position-open")));
    nameFile(driver, QStringLiteral("open-position-dialog"), path);
    QVERIFY(driver.textOf(QStringLiteral("position-state")).contains(QStringLiteral("steps")));
    QCOMPARE(strip(driver, 0, QStringLiteral("hand"))->count(), 1);
    driver.click(driver.widget(QStringLiteral("position-save")));
    auto* const dialog = driver.window().findChild<QFileDialog*>(QStringLiteral("save-position-dialog"));
    QVERIFY(dialog != nullptr);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // as one who has said yes
    nameFile(driver, QStringLiteral("save-position-dialog"), path);
    QVERIFY(told(driver).contains(QStringLiteral("steps.yaml")));
    QCOMPARE(contentOf(path), before);
}

void TestPositions::whichLineWinsIsCounted() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    for (const char* name : {"Zvorun01", "Zvorun03"})
        put(driver, 0, QStringLiteral("hand"), QString::fromLatin1(name));
    for (const int player : {0, 1}) {
        auto* const life =
            qobject_cast<QSpinBox*>(driver.widget(QStringLiteral("value-%1-life").arg(player)));
        life->setFocus();
        QTest::keyClicks(life, QStringLiteral("7"));
        QTest::keyClick(life, Qt::Key_Return);
        chooseOf(driver, QStringLiteral("fill-deck-%1").arg(player), 0);
    }
    driver.click(driver.widget(QStringLiteral("position-lines")));
    auto* const table = qobject_cast<QTableWidget*>(driver.widget(QStringLiteral("line-table")));
    QVERIFY(table != nullptr);
    auto* const bot = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("line-bot")));
    bot->setFocus();
    QTest::keyClick(bot, Qt::Key_Home);
    auto* const games = qobject_cast<QSpinBox*>(driver.widget(QStringLiteral("line-games")));
    games->setFocus();
    games->selectAll();
    QTest::keyClicks(games, QStringLiteral("2"));
    driver.click(driver.widget(QStringLiteral("line-start")));
    const auto* const start = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("line-start")));
    QTRY_COMPARE_WITH_TIMEOUT(start->text(), QStringLiteral("Start"), 120000);
    QVERIFY(table->rowCount() > 1);
    for (int row = 0; row < table->rowCount(); ++row)
        QCOMPARE(table->item(row, table->columnCount() - 1)->text(), QStringLiteral("2"));
    QVERIFY(!driver.textOf(QStringLiteral("line-verdict")).isEmpty());
    driver.click(driver.widget(QStringLiteral("line-close")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) != nullptr);
}

void TestPositions::whatWasLeftIsStillThere() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
    driver.click(driver.widget(QStringLiteral("leave-position")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    setUp(driver);
    QCOMPARE(cardsOf(strip(driver, 0, QStringLiteral("hand"))), QStringList{QStringLiteral("Zvorun05")});
}

TAKUJO_TEST(TestPositions);

#include "test_positions.moc"
