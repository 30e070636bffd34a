#include "tests/gui/kit_table.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"

#include <QDirIterator>

/// Before a battle takes the game, the key that lets it go has to be pressed twice: as long as its player
/// could do something instead. Each game has scenarios of both kinds, in which Ash attacks.
class TestLastChance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void oneKeyLosesNoGame_data() { addGames(); }
    void oneKeyLosesNoGame();
    void whoCanDoNothingIsNotWarned_data() { addGames(); }
    void whoCanDoNothingIsNotWarned();

private:
    /// Begins at a game's scenario of that name, and attacks with Ash.
    static void attack(TableDriver& driver, const QString& scenario);
    static bool asksAgain(const TableDriver& driver) {
        const QPushButton* button = driver.defaultButton();
        return button != nullptr && button->property("asksAgain").toBool();
    }
};

void TestLastChance::attack(TableDriver& driver, const QString& scenario) {
    const auto folder = takujo::findData("tests/scenarios/" + std::string{QTest::currentDataTag()});
    QVERIFY(folder.has_value());
    QDirIterator files{
        QString::fromStdString(folder->string()), {scenario}, QDir::Files, QDirIterator::Subdirectories};
    QVERIFY2(files.hasNext(), "each game has it");
    beginAtScenario(driver, files.next().toStdString());
    const auto attackers = named(driver, QStringLiteral("Ash"), canBeChosen);
    QVERIFY2(!attackers.empty(), qPrintable(driver.prompt()));
    actWith(driver, attackers.front());
    // Where attacks are aimed, the only target is still to be clicked.
    if (driver.prompt().contains(QStringLiteral("choose what Ash"))) {
        const auto targets = driver.cardsThat(canBeChosen);
        QCOMPARE(targets.size(), 1U);
        driver.click(targets.front());
    }
}

void TestLastChance::oneKeyLosesNoGame() {
    TableDriver driver;
    attack(driver, QStringLiteral("a-last-chance.yaml"));
    QString asked;
    for (int i = 0; i < 12 && !driver.isOver() && !asksAgain(driver); ++i) {
        asked = driver.prompt();
        driver.key(Qt::Key_Space);
    }
    QVERIFY2(asksAgain(driver), qPrintable(driver.prompt()));
    QVERIFY2(driver.prompt() == asked, "it is the same question still");
    const QString said = driver.widget(QStringLiteral("prompt"))->accessibleDescription();
    QVERIFY2(said.contains(QStringLiteral("loses the game")), qPrintable(said));
    for (int i = 0; i < 12 && !driver.isOver(); ++i)
        driver.key(Qt::Key_Space);
    QVERIFY(driver.isOver());
}

/// Nothing but letting it go is left: then nobody is asked twice about it.
void TestLastChance::whoCanDoNothingIsNotWarned() {
    TableDriver driver;
    attack(driver, QStringLiteral("no-chance-is-left.yaml"));
    for (int i = 0; i < 12 && !driver.isOver(); ++i) {
        driver.key(Qt::Key_Space);
        QVERIFY2(!asksAgain(driver), qPrintable(driver.prompt()));
    }
    QVERIFY(driver.isOver());
}

TAKUJO_TEST(TestLastChance)
#include "test_last_chance.moc"
