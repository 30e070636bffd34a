#include "tests/gui/table_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

/// Games are kept while they are played, saved and opened: by mouse and keys, and by the files that come of
/// it.
class TestSaves : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aGameThatWasLeftIsGoneOnWith();
    void aGameThatIsOverIsNotOffered();
    void anotherGameReplacesTheOneThatWasLeft();
    void aSavedGameIsOpened();
    void whatIsNoSavedGameIsRefusedAndStays();

private:
    static QStringList kept();
    static void nameFile(TableDriver& driver, const QString& dialog, const QString& file);

    QTemporaryDir folder_;
};

void TestSaves::init() {
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())).toUtf8());
}

/// The games that are kept in the user's place.
QStringList TestSaves::kept() {
    return QDir{qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave")}.entryList(
        {QStringLiteral("*.yaml")}, QDir::Files);
}

void TestSaves::nameFile(TableDriver& driver, const QString& dialog, const QString& file) {
    auto* box = qobject_cast<QFileDialog*>(driver.widget(dialog));
    QVERIFY(box != nullptr);
    auto* name = box->findChild<QLineEdit*>();
    QVERIFY(name != nullptr);
    name->clear();
    QTest::keyClicks(name, file);
    QTest::keyClick(name, Qt::Key_Return);
    driver.settle();
}

void TestSaves::aGameThatWasLeftIsGoneOnWith() {
    QString prompt;
    QString turn;
    {
        TableDriver driver;
        QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
        driver.startGame(QStringLiteral("5"));
        for (int i = 0; i < 6; ++i)
            driver.key(Qt::Key_Space);
        prompt = driver.prompt();
        turn = driver.textOf(QStringLiteral("turn"));
    }
    QCOMPARE(kept().size(), 1);
    TableDriver driver;
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QCOMPARE(driver.prompt(), prompt);
    QCOMPARE(driver.textOf(QStringLiteral("turn")), turn);
    QCOMPARE(kept().size(), 1);
    // And what was answered before can still be undone.
    driver.key(Qt::Key_U);
    QVERIFY(driver.prompt() != prompt || driver.textOf(QStringLiteral("turn")) != turn);
}

void TestSaves::aGameThatIsOverIsNotOffered() {
    {
        TableDriver driver;
        driver.startGame(QStringLiteral("5"));
        driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
        driver.clickNamed(QStringLiteral("yes"));
        QVERIFY(driver.isOver());
        QCOMPARE(kept(), QStringList{});
    }
    TableDriver driver;
    QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
}

void TestSaves::anotherGameReplacesTheOneThatWasLeft() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const QStringList first = kept();
    driver.chooseFromMenu({QStringLiteral("new-game")});
    // The game that still runs is gone back to, not offered as one that was left.
    QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
    driver.startGame(QStringLiteral("7"));
    QCOMPARE(kept().size(), 1);
    QVERIFY(kept() != first);
}

void TestSaves::aSavedGameIsOpened() {
    const QString file = folder_.filePath(QStringLiteral("mine.yaml"));
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    for (int i = 0; i < 5; ++i)
        driver.key(Qt::Key_Space);
    const QString prompt = driver.prompt();
    driver.chooseFromMenu({QStringLiteral("save")});
    nameFile(driver, QStringLiteral("save-dialog"), file);
    QVERIFY(QFile::exists(file));
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_U);
    QVERIFY(driver.prompt() != prompt);
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file);
    QCOMPARE(driver.prompt(), prompt);
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
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
}

QTEST_MAIN(TestSaves)
#include "test_saves.moc"
