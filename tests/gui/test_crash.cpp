#include "tests/gui/game_files.h"

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

private:
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

} // namespace

void TestCrash::aKilledGameIsGoneOnWith_data() {
    QTest::addColumn<int>("steps");
    for (const int steps : {1, 40, 150})
        QTest::addRow("after %d answers", steps) << steps;
}

void TestCrash::aKilledGameIsGoneOnWith() {
    QFETCH(const int, steps);
    const QString place = folder_.filePath(QString::number(steps));
    QVERIFY(QDir{}.mkpath(place));
    qputenv("XDG_DATA_HOME", place.toUtf8());

    QProcess program;
    program.start(QStringLiteral(TAKUJO_PROGRAM),
                  {QStringLiteral("--game"), QStringLiteral("fftcg"), QStringLiteral("--seed"),
                   QStringLiteral("7"), QStringLiteral("--turns"), QStringLiteral("200")});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(stepsIn(keptGames().value(0)) >= steps || program.state() != QProcess::Running,
                             120000);
    QVERIFY2(program.state() == QProcess::Running, "it ended before it could be killed");
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    const int left = stepsIn(keptGames().value(0));
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
    decisions->window()->close();
    driver.settle();
    // The game goes on: it answers to keys, and what it answers is kept in the same file.
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_R);
    QPushButton* button =
        driver.defaultButton() != nullptr ? driver.defaultButton() : driver.buttons().front();
    driver.click(button);
    QTRY_VERIFY(stepsIn(keptGames().value(0)) > left);
}

QTEST_MAIN(TestCrash)
#include "test_crash.moc"
