#include "tests/gui/game_files.h"
#include "tests/test_program.h"
#include "tests/unit/match/broken_game.h"

#include "ui/theme/line_breaker.h"

#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

using namespace takujo;

/// An answer that meets a mistake of the program is told with a file to report, and the game goes on.
class TestFault : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theGameGoesOn_data();
    void theGameGoesOn();
    void byTheKeysAlone();
    void aMistakeOfTheWindowIsTold_data();
    void aMistakeOfTheWindowIsTold();
    void withoutAGameThereIsNoReport();

private:
    QStringList reports() const {
        return QDir{place_.filePath(QStringLiteral("takujo/reports"))}.entryList(QDir::Files);
    }

    QTemporaryDir place_;
};

namespace {

QPushButton* buttonSaying(const TableDriver& driver, const QString& says) {
    for (QPushButton* button : driver.buttons())
        if (button->text().contains(says))
            return button;
    return nullptr;
}

QString saysIn(const TableDriver& driver, const QString& name) {
    const auto* text = qobject_cast<const QPlainTextEdit*>(driver.widget(name));
    return withoutJoiners(text != nullptr ? text->toPlainText() : driver.textOf(name));
}

} // namespace

void TestFault::init() {
    QVERIFY(place_.isValid());
    QDir{place_.path()}.removeRecursively();
    QVERIFY(QDir{}.mkpath(place_.path()));
    qputenv("XDG_DATA_HOME", place_.path().toUtf8());
}

void TestFault::theGameGoesOn_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("mulligan");
    QTest::addColumn<QString>("intro");
    QTest::addColumn<QString>("said");
    QTest::newRow("English") << "en"
                             << "new hand"
                             << "could not be carried out"
                             << "nothing of it is lost";
    QTest::newRow("Japanese") << "ja"
                              << "引き直し"
                              << "実行できませんでした"
                              << "何も失われていません";
}

void TestFault::theGameGoesOn() {
    QFETCH(const QString, language);
    QFETCH(const QString, mulligan);
    QFETCH(const QString, intro);
    QFETCH(const QString, said);
    const auto games = onlyBrokenGame();
    TableDriver driver{language, Brightness::dark, games};
    driver.startGame(QStringLiteral("5"));
    driver.click(driver.defaultButton()); // who goes first
    const QString asked = driver.prompt();
    QPushButton* const takes = buttonSaying(driver, mulligan);
    QVERIFY2(takes != nullptr, qPrintable(asked));
    driver.click(takes);
    // It is told, with the file.
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    const QString heading = saysIn(driver, QStringLiteral("findings-intro"));
    QVERIFY2(heading.contains(intro), qPrintable(heading));
    const QString told = saysIn(driver, QStringLiteral("findings-list"));
    QVERIFY2(told.contains(said), qPrintable(told));
    QVERIFY2(told.contains(QString::fromUtf8(mistakeOfMulligans)), qPrintable(told));
    QCOMPARE(reports().size(), 1);
    QVERIFY2(told.contains(reports().first()), qPrintable(told));
    QVERIFY(driver.clickNamed(QStringLiteral("close")));
    // The same is asked, the game is kept, and it goes on: by another answer, back, and from the start page.
    QCOMPARE(driver.prompt(), asked);
    QCOMPARE(keptGames().size(), 1);
    driver.click(driver.defaultButton());
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
    driver.key(Qt::Key_U);
    QCOMPARE(driver.prompt(), asked);
    driver.key(Qt::Key_U);
    QVERIFY(driver.prompt() != asked);
    driver.key(Qt::Key_R);
    QCOMPARE(driver.prompt(), asked);
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(driver.widget(QStringLiteral("start")) != nullptr);
    QCOMPARE(reports().size(), 1);
}

void TestFault::byTheKeysAlone() {
    const auto games = onlyBrokenGame();
    TableDriver driver{QStringLiteral("en"), Brightness::dark, games};
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const QString asked = driver.prompt();
    for (const int again : {1, 2}) {
        driver.key(Qt::Key_2);
        QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
        QTest::keyClick(driver.widget(QStringLiteral("findings")), Qt::Key_Escape);
        driver.settle();
        QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
        QCOMPARE(driver.prompt(), asked);
        QCOMPARE(reports().size(), again);
    }
    driver.key(Qt::Key_1);
    QVERIFY(driver.prompt() != asked);
}

namespace {

/// Stumbles whenever somebody clicks beside it.
class Stumbling : public QObject {
public:
    explicit Stumbling(QWidget* beside) : QObject{beside} { beside->installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress)
            throw std::logic_error("a row of cards has no end");
        return false;
    }
};

} // namespace

void TestFault::aMistakeOfTheWindowIsTold_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("intro");
    QTest::addColumn<QString>("said");
    QTest::newRow("English") << "en"
                             << "Something in the window"
                             << "every answer of it is kept";
    QTest::newRow("Japanese") << "ja"
                              << "画面の処理"
                              << "すべて残っています";
}

void TestFault::aMistakeOfTheWindowIsTold() {
    QFETCH(const QString, language);
    QFETCH(const QString, intro);
    QFETCH(const QString, said);
    TableDriver driver{language};
    driver.startGame(QStringLiteral("5"));
    const QString asked = driver.prompt();
    QWidget* const bar = driver.widget(QStringLiteral("prompt"));
    QVERIFY(bar != nullptr);
    const Stumbling stumbling{bar};
    for (const int times : {1, 2}) { // the same is told once
        driver.click(bar);
        QCOMPARE(driver.widget(QStringLiteral("findings")) != nullptr, times == 1);
        if (times == 1) {
            const QString heading = saysIn(driver, QStringLiteral("findings-intro"));
            QVERIFY2(heading.contains(intro), qPrintable(heading));
            const QString told = saysIn(driver, QStringLiteral("findings-list"));
            QVERIFY2(told.contains(said), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral("a row of cards has no end")), qPrintable(told));
            QVERIFY2(told.contains(reports().value(0)), qPrintable(told));
            QVERIFY(driver.clickNamed(QStringLiteral("close")));
        }
        QCOMPARE(reports().size(), 1);
    }
    // The game goes on, and is kept.
    QCOMPARE(driver.prompt(), asked);
    driver.click(driver.defaultButton());
    QVERIFY(driver.prompt() != asked);
    QCOMPARE(keptGames().size(), 1);
}

void TestFault::withoutAGameThereIsNoReport() {
    TableDriver driver;
    QWidget* const start = driver.widget(QStringLiteral("start"));
    QVERIFY(start != nullptr);
    {
        const Stumbling stumbling{start};
        driver.click(start);
        QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
        QVERIFY(driver.clickNamed(QStringLiteral("close")));
    }
    QVERIFY(reports().isEmpty());
    driver.startGame(QStringLiteral("5"));
    QVERIFY(!driver.prompt().isEmpty());
}

TAKUJO_TEST(TestFault)
#include "test_fault.moc"
