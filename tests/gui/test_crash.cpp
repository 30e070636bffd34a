#include "engine/games/registry.h"
#include "tests/gui/game_files.h"
#include "tests/gui/mouse_player.h"
#include "tests/gui/seen_cards.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

/// The program itself is killed while it plays; the next window goes on with the game.
class TestCrash : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void aKilledGameIsGoneOnWith_data();
    void aKilledGameIsGoneOnWith();
    void aKilledGameIsPlayedToTheWinner();

private:
    int killAfter(int steps) const;

    QTemporaryDir folder_;
};

namespace {

/// How many answers stand in a kept game.
int stepsIn(const QString& file) {
    int steps = 0;
    for (const QByteArray& line : contentOf(file).split('\n'))
        steps += line.startsWith("  - {") && line.contains("hash: ") ? 1 : 0;
    return steps;
}

/// By the highlighted button, or a card on the table or in the list beside it.
void answer(TableDriver& driver) {
    const auto cards = driver.cardsThat(canBeChosen);
    if (QPushButton* button = driver.defaultButton())
        driver.click(button);
    else if (!cards.empty())
        driver.click(cards.front());
    else
        driver.clickPicker(0);
}

} // namespace

/// Lets the program play a game in a place of its own, and kills it after so many answers. Says how many are
/// kept; below 0 if it could not be killed in time.
int TestCrash::killAfter(int steps) const {
    const QString place =
        folder_.filePath(QString::fromUtf8(QTest::currentTestFunction()) + QString::number(steps));
    QDir{}.mkpath(place);
    qputenv("XDG_DATA_HOME", place.toUtf8());
    const QString firstGame = QString::fromLatin1(takujo::allGames().front()->id.data());
    QProcess program;
    program.start(QStringLiteral(TAKUJO_PROGRAM),
                  {QStringLiteral("--game"), firstGame, QStringLiteral("--seed"), QStringLiteral("7"),
                   QStringLiteral("--turns"), QStringLiteral("200")});
    if (!program.waitForStarted() ||
        !QTest::qWaitFor(
            [&] { return stepsIn(keptGames().value(0)) >= steps || program.state() != QProcess::Running; },
            120000) ||
        program.state() != QProcess::Running)
        return -1;
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    return program.waitForFinished() && program.exitStatus() == QProcess::CrashExit
               ? stepsIn(keptGames().value(0))
               : -1;
}

void TestCrash::aKilledGameIsGoneOnWith_data() {
    QTest::addColumn<int>("steps");
    for (const int steps : {1, 40, 150})
        QTest::addRow("after %d answers", steps) << steps;
}

void TestCrash::aKilledGameIsGoneOnWith() {
    QFETCH(const int, steps);
    const int left = killAfter(steps);
    QVERIFY(left >= steps);

    TableDriver driver;
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
    driver.key(Qt::Key_H);
    auto* decisions = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("decisions")));
    QVERIFY(decisions != nullptr);
    int lines = 0;
    for (int i = 0; i < decisions->count(); ++i)
        lines += decisions->item(i)->text().contains(QStringLiteral("  ·  ")) ? 1 : 0;
    QCOMPARE(lines, left);
    QTest::keyClick(decisions, Qt::Key_Escape);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("decisions")) == nullptr);
    // The game goes on: it answers to keys, and what it answers is kept in the same file.
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_R);
    answer(driver);
    QTRY_VERIFY(stepsIn(keptGames().value(0)) > left);
}

void TestCrash::aKilledGameIsPlayedToTheWinner() {
    const int left = killAfter(60);
    QVERIFY(left >= 60);
    TableDriver driver;
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
    MousePlayer player{driver};
    constexpr int most = 6000;
    for (int step = 0; step < most && !driver.isOver(); ++step) {
        player.act(step);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(driver.isOver(), qPrintable(driver.prompt()));
    const QString outcome = driver.textOf(QStringLiteral("outcome-title"));
    QVERIFY2(outcome.contains(QStringLiteral("wins")), qPrintable(outcome));
    QCOMPARE(keptGames().size(), 1); // until it is left
    // It is one game, from before the kill to the end.
    QVERIFY(driver.clickNamed(QStringLiteral("outcome-watch")));
    const QString place = driver.textOf(QStringLiteral("replay-place"));
    QVERIFY2(place.section(u' ', -1).toInt() > left, qPrintable(place));
}

TAKUJO_TEST(TestCrash)
#include "test_crash.moc"
