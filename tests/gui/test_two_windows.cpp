#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

/// Two windows that both offered a game which was left: only one of them keeps it, nothing is lost, and the
/// person is told. The lock that tells them apart is one of open files, so that two windows of one program
/// are as much strangers as two programs.
class TestTwoWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theSecondOneIsKeptBesideTheFirst_data();
    void theSecondOneIsKeptBesideTheFirst();
    void aGameThatRunsElsewhereIsNotDeleted();

private:
    static void leaveGame();
    static QString moment(const TableDriver& driver) {
        return driver.textOf(QStringLiteral("turn")) + driver.prompt();
    }

    QTemporaryDir folder_;
};

void TestTwoWindows::init() {
    QVERIFY(folder_.isValid());
    const QString place =
        QString::fromUtf8(QTest::currentTestFunction()) + QString::fromUtf8(QTest::currentDataTag());
    qputenv("XDG_DATA_HOME", folder_.filePath(place).toUtf8());
}

/// Plays some answers, and closes the window.
void TestTwoWindows::leaveGame() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 8; ++i)
        driver.key(Qt::Key_Space);
}

void TestTwoWindows::theSecondOneIsKeptBesideTheFirst_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("told");
    QTest::newRow("English") << "en" << "another window";
    QTest::newRow("Japanese") << "ja" << "別のウィンドウ";
}

void TestTwoWindows::theSecondOneIsKeptBesideTheFirst() {
    QFETCH(QString, language);
    QFETCH(QString, told);
    leaveGame();
    QString here;
    QString there;
    {
        TableDriver first{language};
        TableDriver second{language};
        QVERIFY(first.clickNamed(QStringLiteral("resume")));
        QVERIFY(first.widget(QStringLiteral("findings")) == nullptr);
        QVERIFY(second.clickNamed(QStringLiteral("resume")));
        const QString intro = second.textOf(QStringLiteral("findings-intro")).remove(QChar{0x2060});
        QVERIFY2(intro.contains(told), qPrintable(intro));
        const auto* more = qobject_cast<QPlainTextEdit*>(second.widget(QStringLiteral("findings-list")));
        QVERIFY(more != nullptr && !more->toPlainText().isEmpty());
        QVERIFY(second.clickNamed(QStringLiteral("close")));
        // Each goes on in its own way.
        QVERIFY(first.clickNamed(QStringLiteral("undo-button")));
        QVERIFY(second.clickNamed(QStringLiteral("undo-button")));
        QVERIFY(second.clickNamed(QStringLiteral("undo-button")));
        here = moment(first);
        there = moment(second);
        QCOMPARE(keptGames().size(), 2);
    }
    TableDriver driver{language};
    QSet<QString> found;
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    found << moment(driver);
    driver.chooseFromMenu({QStringLiteral("new-game")});
    QVERIFY(driver.clickNamed(QStringLiteral("resume"))); // the one that is played is not offered
    found << moment(driver);
    QCOMPARE(found, (QSet<QString>{here, there}));
}

void TestTwoWindows::aGameThatRunsElsewhereIsNotDeleted() {
    leaveGame();
    const QByteArray left = contentOf(keptGames().value(0));
    TableDriver first;
    TableDriver second;
    QVERIFY(first.clickNamed(QStringLiteral("resume")));
    QVERIFY(second.clickNamed(QStringLiteral("forget-resume")));
    QVERIFY(second.clickNamed(QStringLiteral("yes")));
    const QString intro = second.textOf(QStringLiteral("findings-intro"));
    QVERIFY2(intro.contains(QStringLiteral("it stays")), qPrintable(intro));
    QVERIFY(second.clickNamed(QStringLiteral("close")));
    QCOMPARE(contentOf(keptGames().value(0)), left);
}

TAKUJO_TEST(TestTwoWindows)
#include "test_two_windows.moc"
