#include "tests/gui/game_files.h"
#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

#include <algorithm>

/// A game that was played is watched: by mouse and keys, without anything of it being changed.
class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { driver_.reset(); }

    void aSavedGameIsWatchedFromTheStartPage();
    void keysGoAlongIt();
    void buttonsAndTheLineGoAlongIt();
    void itPlaysByItself();
    void itIsSeenWithOtherEyes();
    void theLogFollows();
    void theHistoryLeadsToADecision();
    void aTurnIsChosen();
    void anotherBranchIsWatched();
    void theGameAtHandIsWatchedAndGoneOnWith();
    void aGameThatIsOverIsWatchedAgain();
    void aRecordingBecomesTheGame();
    void aDamagedRecordingOpensWhereItStillAgrees();
    void whatIsNoRecordingIsRefused();

private:
    void openForWatching(const QString& file);
    QString place() const { return driver_->textOf(QStringLiteral("replay-place")); }
    QString turn() const;
    bool watches() const { return driver_->widget(QStringLiteral("replay-bar")) != nullptr; }

    QTemporaryDir folder_;
    QString file_; ///< a saved game that goes on to turn 3
    int answers_ = 0;
    QString end_; ///< what is asked at its end
    std::unique_ptr<TableDriver> driver_;
};

namespace {

/// What is usual, or else any card that can be chosen.
void answerSomehow(TableDriver& driver) {
    if (driver.defaultButton() != nullptr) {
        driver.key(Qt::Key_Space);
        return;
    }
    const auto cards = driver.cardsThat(canBeChosen);
    QVERIFY(!cards.empty());
    driver.click(cards.front());
}

} // namespace

void TestReplay::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    file_ = folder_.filePath(QStringLiteral("game.yaml"));
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 80 && driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 3"); ++i)
        answerSomehow(driver);
    QCOMPARE(driver.textOf(QStringLiteral("turn")), QStringLiteral("Turn 3"));
    end_ = driver.prompt();
    saveAs(driver, file_);
    answers_ = static_cast<int>(contentOf(file_).count("\n  - {"));
    QVERIFY(answers_ > 10);
}

void TestReplay::init() {
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
    driver_ = std::make_unique<TableDriver>();
}

void TestReplay::openForWatching(const QString& file) {
    QVERIFY(driver_->clickNamed(QStringLiteral("watch-saved")));
    nameFile(*driver_, QStringLiteral("watch-dialog"), file);
}

QString TestReplay::turn() const {
    const auto* button = qobject_cast<const QAbstractButton*>(driver_->widget(QStringLiteral("replay-turn")));
    return button == nullptr ? QString{} : button->text();
}

void TestReplay::aSavedGameIsWatchedFromTheStartPage() {
    const QByteArray before = contentOf(file_);
    openForWatching(file_);
    QVERIFY(watches());
    QCOMPARE(place(), QStringLiteral("0 of %1").arg(answers_));
    // What was answered stands there as a button; a click on it goes on.
    QVERIFY(driver_->clickNamed(QStringLiteral("given-answer")));
    QCOMPARE(place(), QStringLiteral("1 of %1").arg(answers_));
    driver_->key(Qt::Key_Escape);
    QVERIFY(!watches());
    QVERIFY(driver_->widget(QStringLiteral("start-page")) != nullptr);
    QCOMPARE(contentOf(file_), before);
}

void TestReplay::keysGoAlongIt() {
    openForWatching(file_);
    driver_->key(Qt::Key_Right);
    driver_->key(Qt::Key_Right);
    QCOMPARE(place(), QStringLiteral("2 of %1").arg(answers_));
    driver_->key(Qt::Key_Left);
    QCOMPARE(place(), QStringLiteral("1 of %1").arg(answers_));
    driver_->key(Qt::Key_End);
    QCOMPARE(place(), QStringLiteral("%1 of %1").arg(answers_));
    QCOMPARE(driver_->prompt(), end_);
    QVERIFY(driver_->widget(QStringLiteral("given-answer")) == nullptr);
    driver_->key(Qt::Key_Home);
    QCOMPARE(place(), QStringLiteral("0 of %1").arg(answers_));
    QVERIFY(turn().startsWith(QStringLiteral("Beginning")));
    driver_->key(Qt::Key_PageDown);
    QVERIFY2(turn().startsWith(QStringLiteral("Turn 1")), qPrintable(turn()));
    driver_->key(Qt::Key_PageDown);
    QVERIFY2(turn().startsWith(QStringLiteral("Turn 2")), qPrintable(turn()));
    driver_->key(Qt::Key_Right);
    driver_->key(Qt::Key_PageUp); // first to the beginning of this turn
    QVERIFY2(turn().startsWith(QStringLiteral("Turn 2")), qPrintable(turn()));
    driver_->key(Qt::Key_PageUp);
    QVERIFY2(turn().startsWith(QStringLiteral("Turn 1")), qPrintable(turn()));
    // No key of the table answers anything here.
    const QString here = place();
    for (const int key : {Qt::Key_P, Qt::Key_Return, Qt::Key_U, Qt::Key_A, Qt::Key_1})
        driver_->key(key);
    QCOMPARE(place(), here);
}

void TestReplay::buttonsAndTheLineGoAlongIt() {
    openForWatching(file_);
    QVERIFY(!driver_->widget(QStringLiteral("replay-back-button"))->isEnabled());
    driver_->clickNamed(QStringLiteral("replay-forward-button"));
    QCOMPARE(place(), QStringLiteral("1 of %1").arg(answers_));
    driver_->clickNamed(QStringLiteral("replay-end-button"));
    QVERIFY(!driver_->widget(QStringLiteral("replay-forward-button"))->isEnabled());
    QWidget* line = driver_->widget(QStringLiteral("timeline"));
    QTest::mouseClick(line, Qt::LeftButton, {}, {line->width() / 2, 13});
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("%1 of %2").arg(qRound(answers_ / 2.0)).arg(answers_));
    QTest::mouseClick(line, Qt::LeftButton, {}, {2, 13});
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("0 of %1").arg(answers_));
}

void TestReplay::itPlaysByItself() {
    openForWatching(file_);
    QCOMPARE(driver_->textOf(QStringLiteral("replay-speed")), QStringLiteral("1×"));
    driver_->key(Qt::Key_Minus);
    QCOMPARE(driver_->textOf(QStringLiteral("replay-speed")), QStringLiteral("½×"));
    driver_->key(Qt::Key_Minus); // no slower than that
    const auto* pause = driver_->window().findChild<QTimer*>(QStringLiteral("replay-pause"));
    QVERIFY(pause != nullptr);
    driver_->key(Qt::Key_Space);
    QVERIFY(pause->isActive());
    const int slowest = pause->interval();
    driver_->key(Qt::Key_Space);
    QVERIFY(!pause->isActive());
    driver_->key(Qt::Key_Home);
    for (int i = 0; i < 9; ++i)
        driver_->key(Qt::Key_Plus);
    QCOMPARE(driver_->textOf(QStringLiteral("replay-speed")), QStringLiteral("16×"));
    driver_->key(Qt::Key_Space);
    QVERIFY(pause->interval() * 10 < slowest);
    QTRY_VERIFY_WITH_TIMEOUT(!place().startsWith(QStringLiteral("0 ")), 60000);
    driver_->key(Qt::Key_Space);
    QVERIFY(!pause->isActive()); // it stays where it is
    driver_->key(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(place(), QStringLiteral("%1 of %1").arg(answers_), 60000);
    QCOMPARE(driver_->prompt(), end_);
}

void TestReplay::itIsSeenWithOtherEyes() {
    openForWatching(file_);
    driver_->key(Qt::Key_End);
    auto* viewerControl = qobject_cast<QComboBox*>(driver_->widget(QStringLiteral("replay-eyes")));
    QVERIFY(viewerControl != nullptr);
    const auto known = [this] {
        std::size_t count = 0;
        for (const TableDriver::Seen& card :
             driver_->cardsThat([](const TableDriver::Seen&) { return true; }))
            count += card.name == QStringLiteral("Card face down") ? 0U : 1U;
        return count;
    };
    const std::size_t both = known();
    QCOMPARE(viewerControl->currentText(), QStringLiteral("Both hands open"));
    driver_->key(Qt::Key_E);
    QCOMPARE(viewerControl->currentText(), QStringLiteral("As Blue sees it"));
    const std::size_t first = known();
    driver_->key(Qt::Key_E);
    QCOMPARE(viewerControl->currentText(), QStringLiteral("As Crimson sees it"));
    const std::size_t second = known();
    QVERIFY2(both > first && both > second,
             qPrintable(QStringLiteral("%1, %2, %3").arg(both).arg(first).arg(second)));
    driver_->key(Qt::Key_E);
    QCOMPARE(viewerControl->currentIndex(), 0);
    QCOMPARE(known(), both);
}

void TestReplay::theLogFollows() {
    openForWatching(file_);
    driver_->key(Qt::Key_2, Qt::ControlModifier);
    auto* log = qobject_cast<QTextEdit*>(driver_->widget(QStringLiteral("log")));
    QVERIFY(log != nullptr);
    driver_->key(Qt::Key_End);
    const QString all = log->toPlainText();
    driver_->key(Qt::Key_Home);
    const QString none = log->toPlainText();
    QVERIFY(none.size() < all.size());
    driver_->key(Qt::Key_PageDown);
    const QString some = log->toPlainText();
    QVERIFY(none.size() < some.size() && some.size() < all.size());
}

void TestReplay::theHistoryLeadsToADecision() {
    openForWatching(file_);
    driver_->key(Qt::Key_H);
    auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("decisions")));
    QVERIFY(list != nullptr);
    const QListWidgetItem* last = list->item(list->count() - 1);
    list->scrollToBottom();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(last).center());
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("%1 of %1").arg(answers_));
}

void TestReplay::aTurnIsChosen() {
    openForWatching(file_);
    driver_->key(Qt::Key_T);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr && menu->actions().size() >= 3);
    QAction* second = menu->actions().at(2);
    QCOMPARE(second->text(), QStringLiteral("Turn 2"));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(second).center());
    driver_->settle();
    QVERIFY2(turn().startsWith(QStringLiteral("Turn 2")), qPrintable(turn()));
}

void TestReplay::anotherBranchIsWatched() {
    driver_->startGame(QStringLiteral("5"));
    driver_->key(Qt::Key_Space);
    const QString old = driver_->prompt();
    driver_->key(Qt::Key_U);
    driver_->click(driver_->buttons().back());
    driver_->key(Qt::Key_Space);
    driver_->key(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(watches());
    driver_->key(Qt::Key_B);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), 2);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(0)).center());
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("0 of 1")); // where it parts
    driver_->key(Qt::Key_B);
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    const QList<QAction*> actions = menu->actions();
    const auto present = std::ranges::find_if(actions, &QAction::isChecked);
    QVERIFY(present != actions.end());
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*present).center());
    driver_->settle();
    QCOMPARE(place(), QStringLiteral("0 of 1")); // that one is watched already
    driver_->key(Qt::Key_Right);
    QCOMPARE(driver_->prompt(), old);
}

void TestReplay::theGameAtHandIsWatchedAndGoneOnWith() {
    driver_->startGame(QStringLiteral("5"));
    const QString first = driver_->prompt();
    for (int i = 0; i < 6; ++i)
        driver_->key(Qt::Key_Space);
    const QString last = driver_->prompt();
    driver_->key(Qt::Key_W, Qt::ShiftModifier);
    QCOMPARE(place(), QStringLiteral("6 of 6"));
    driver_->key(Qt::Key_Home);
    driver_->key(Qt::Key_Escape);
    QVERIFY(!watches());
    QCOMPARE(driver_->prompt(), last); // watching has changed nothing
    driver_->key(Qt::Key_W, Qt::ShiftModifier);
    driver_->key(Qt::Key_Home);
    driver_->clickNamed(QStringLiteral("replay-play-on-button"));
    QVERIFY(!watches());
    QCOMPARE(driver_->prompt(), first);
    QVERIFY(driver_->widget(QStringLiteral("redo-button"))->isEnabled());
    // Playing otherwise keeps what was there as a branch.
    driver_->click(driver_->buttons().back());
    driver_->key(Qt::Key_4, Qt::ControlModifier);
    auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("branch-list")));
    QVERIFY(list != nullptr);
    QCOMPARE(list->count(), 2);
}

void TestReplay::aGameThatIsOverIsWatchedAgain() {
    driver_->startGame(QStringLiteral("5"));
    for (int i = 0; i < 4; ++i)
        driver_->key(Qt::Key_Space);
    driver_->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver_->clickNamed(QStringLiteral("yes"));
    QVERIFY(driver_->isOver());
    QVERIFY(driver_->clickNamed(QStringLiteral("outcome-watch")));
    QCOMPARE(place(), QStringLiteral("0 of 5"));
    driver_->key(Qt::Key_End);
    QVERIFY2(driver_->prompt().contains(QStringLiteral("conceded")), qPrintable(driver_->prompt()));
    QVERIFY(!driver_->isOver()); // nothing lies over the table
    driver_->clickNamed(QStringLiteral("replay-leave-button"));
    QVERIFY(!watches());
}

void TestReplay::aRecordingBecomesTheGame() {
    openForWatching(file_);
    driver_->key(Qt::Key_Right);
    driver_->key(Qt::Key_Right);
    const QString there = driver_->prompt();
    driver_->key(Qt::Key_O);
    QVERIFY(!watches());
    QCOMPARE(driver_->prompt(), there);
    driver_->key(Qt::Key_Space);
    QVERIFY(driver_->prompt() != there);
    // The game at hand waits on the start page meanwhile, once it has begun.
    for (int i = 0; i < 8; ++i)
        driver_->key(Qt::Key_Space);
    driver_->chooseFromMenu({QStringLiteral("watch")});
    nameFile(*driver_, QStringLiteral("watch-dialog"), file_);
    driver_->key(Qt::Key_O);
    QVERIFY(!watches());
    driver_->chooseFromMenu({QStringLiteral("new-game")});
    QVERIFY(driver_->widget(QStringLiteral("resume")) != nullptr);
}

void TestReplay::aDamagedRecordingOpensWhereItStillAgrees() {
    const QString damaged = folder_.filePath(QStringLiteral("damaged.yaml"));
    QStringList lines = QString::fromUtf8(contentOf(file_)).split(QLatin1Char('\n'));
    int step = 0;
    int number = 0;
    for (QString& line : lines)
        if (line.startsWith(QStringLiteral("  - {")) && ++step == 7) {
            line.replace(QRegularExpression{QStringLiteral("hash: \"[0-9a-f]{4}")},
                         QStringLiteral("hash: \"0000"));
            number = static_cast<int>(&line - lines.data()) + 1;
        }
    QVERIFY(number > 0);
    QFile out{damaged};
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(lines.join(QLatin1Char('\n')).toUtf8());
    out.close();
    const QByteArray before = contentOf(damaged);
    openForWatching(damaged);
    QVERIFY(watches());
    QCOMPARE(place(), QStringLiteral("6 of 6"));
    const QString told = driver_->textOf(QStringLiteral("replay-trouble"));
    QVERIFY2(told.contains(QStringLiteral("tep 7")) && told.contains(QStringLiteral(":%1:").arg(number)),
             qPrintable(told));
    driver_->key(Qt::Key_Home);
    QCOMPARE(place(), QStringLiteral("0 of 6"));
    QCOMPARE(contentOf(damaged), before);
}

void TestReplay::whatIsNoRecordingIsRefused() {
    const QString notes = folder_.filePath(QStringLiteral("notes.yaml"));
    QFile out{notes};
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write("shopping: [milk]\n");
    out.close();
    openForWatching(notes);
    QVERIFY(!watches());
    QVERIFY(driver_->clickNamed(QStringLiteral("close")));
    QCOMPARE(contentOf(notes), QByteArray("shopping: [milk]\n"));
}

TAKUJO_TEST(TestReplay)
#include "test_replay.moc"
