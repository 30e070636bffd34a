#include "tests/gui/two_people.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QTemporaryDir>

#include <array>
#include <map>

/// What the two players are called and which colours they have: chosen where a game begins, and kept.
class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void colourAndNameAreKept();
    void theTwoDiffer();
    void whoHasNoNameIsCalledAsTheirColour();
    void namesOfColoursFollowTheLanguage();
    void whoSitsThereIsSaidInPlainWords();

private:
    QTemporaryDir folder_;
};

namespace {

bool isChosen(const TableDriver& driver, int player, const char* colour) {
    const auto* swatch = qobject_cast<QAbstractButton*>(
        driver.widget(QStringLiteral("colour-%1-%2").arg(player).arg(QLatin1String{colour})));
    return swatch != nullptr && swatch->isChecked();
}

void choose(TableDriver& driver, int player, const char* colour) {
    driver.click(driver.widget(QStringLiteral("colour-%1-%2").arg(player).arg(QLatin1String{colour})));
}

/// Whatever the first player was called before.
void clearName(TableDriver& driver) {
    QWidget* name = driver.widget(QStringLiteral("name-0"));
    QTest::mouseClick(name, Qt::LeftButton);
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_Delete);
}

} // namespace

void TestPlayers::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
}

void TestPlayers::theTwoDiffer() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    choose(driver, 0, "blue");
    choose(driver, 1, "crimson");
    // Who takes the other's colour gives theirs for it.
    choose(driver, 1, "blue");
    QVERIFY(isChosen(driver, 1, "blue") && isChosen(driver, 0, "crimson"));
    choose(driver, 0, "blue");
    QVERIFY(isChosen(driver, 0, "blue") && isChosen(driver, 1, "crimson"));
}

void TestPlayers::colourAndNameAreKept() {
    {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        QVERIFY(isChosen(driver, 0, "blue") && isChosen(driver, 1, "crimson"));
        choose(driver, 0, "green");
        choose(driver, 1, "violet");
        QTest::keyClicks(driver.widget(QStringLiteral("name-0")), QStringLiteral("Anna"));
        beginWithTwo(driver, 0);
        QVERIFY(driver.prompt().startsWith(QStringLiteral("Anna")) ||
                driver.prompt().startsWith(QStringLiteral("Violet")));
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    QVERIFY(isChosen(driver, 0, "green") && isChosen(driver, 1, "violet"));
    auto* name = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("name-0")));
    QVERIFY(name != nullptr);
    QCOMPARE(name->text(), QStringLiteral("Anna"));
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_Delete);
}

void TestPlayers::whoHasNoNameIsCalledAsTheirColour() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    choose(driver, 1, "teal");
    choose(driver, 0, "amber");
    clearName(driver);
    beginWithTwo(driver);
    const QString title = driver.textOf(QStringLiteral("hand-over-title"));
    QVERIFY2(title.endsWith(QStringLiteral("Amber")) || title.endsWith(QStringLiteral("Teal")),
             qPrintable(title));
}

void TestPlayers::namesOfColoursFollowTheLanguage() {
    const std::array<std::array<QString, 2>, 3> pairs{{{QStringLiteral("green"), QStringLiteral("amber")},
                                                       {QStringLiteral("violet"), QStringLiteral("teal")},
                                                       {QStringLiteral("crimson"), QStringLiteral("blue")}}};
    const std::map<QString, std::array<QString, 2>> names{
        {QStringLiteral("green"), {QStringLiteral("Green"), QStringLiteral("グリーン")}},
        {QStringLiteral("amber"), {QStringLiteral("Amber"), QStringLiteral("アンバー")}},
        {QStringLiteral("violet"), {QStringLiteral("Violet"), QStringLiteral("バイオレット")}},
        {QStringLiteral("teal"), {QStringLiteral("Teal"), QStringLiteral("ティール")}},
        {QStringLiteral("crimson"), {QStringLiteral("Crimson"), QStringLiteral("クリムゾン")}},
        {QStringLiteral("blue"), {QStringLiteral("Blue"), QStringLiteral("ブルー")}}};
    for (const auto& colours : pairs) {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        for (int player = 0; player < 2; ++player)
            choose(driver, player, qPrintable(colours.at(static_cast<std::size_t>(player))));
        clearName(driver);
        beginWithTwo(driver, 0);
        for (int i = 0; i < 8; ++i)
            driver.key(Qt::Key_Space);
        driver.key(Qt::Key_2, Qt::ControlModifier); // the log
        const auto speak = [&](const char* language) {
            driver.chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("language-menu"),
                                   QString::fromLatin1(language)});
        };
        for (const std::size_t language : {std::size_t{0}, std::size_t{1}, std::size_t{0}}) {
            speak(language == 0 ? "english" : "japanese");
            const QString told = everythingTold();
            for (const QString& colour : colours) {
                const auto& both = names.at(colour);
                QVERIFY2(told.contains(both.at(language)), qPrintable(both.at(language)));
                const QRegularExpression other{
                    QStringLiteral("(?<![A-Za-z])%1(?![A-Za-z])").arg(both.at(1 - language))};
                const QString line = told.split(QLatin1Char('\n')).filter(other).join(QLatin1Char('\n'));
                QVERIFY2(line.isEmpty(), qPrintable(line));
            }
        }
    }
}

void TestPlayers::whoSitsThereIsSaidInPlainWords() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    std::set<QString> meanings;
    for (int seating = 0; seating < 3; ++seating) {
        chooseSeating(driver, seating);
        meanings.insert(driver.textOf(QStringLiteral("company-meaning")));
    }
    QCOMPARE(meanings.size(), std::size_t{3});
    QVERIFY(!meanings.contains(QString{}));
}

TAKUJO_TEST(TestPlayers)
#include "test_players.moc"
