// takujo-cli play against the computer: it answers for its side, and says what it would do for the other.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/match/battery_games.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace test_play_against {

using namespace takujo;

class TestPlayAgainst : public QObject {
    Q_OBJECT

private slots:
    static void theComputerPlaysTheOtherSide_data();
    static void theComputerPlaysTheOtherSide();
    static void twoBotsPlayByThemselves();
    static void undoGoesBackBehindTheComputer();
    static void theComputerComesBackWithTheGame();
    static void aHintIsGivenAndChangesNothing();
    static void botsThatCannotPlayAreRefused_data();
    static void botsThatCannotPlayAreRefused();
};

void TestPlayAgainst::theComputerPlaysTheOtherSide_data() {
    QTest::addColumn<QStringList>("bots");
    QTest::addColumn<int>("human");
    QTest::newRow("the second") << QStringList{"--bot", "quick"} << 0;
    QTest::newRow("the second, by name") << QStringList{"--bot", "human", "--bot", "quick"} << 0;
    QTest::newRow("the first") << QStringList{"--bot", "quick", "--bot", "human"} << 1;
}

void TestPlayAgainst::theComputerPlaysTheOtherSide() {
    QFETCH(const QStringList, bots);
    QFETCH(const int, human);
    std::vector<std::string> more{"--seed", "1"};
    for (const QString& bot : bots)
        more.push_back(bot.toStdString());
    std::string input;
    for (int i = 0; i < 40; ++i)
        input += "1\n";
    const CommandRun result = play(input, more);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    // Only the person is asked.
    const BatteryGame game = batteryGame("fftcg");
    const auto name = [&](int player) {
        return QString::fromStdString(Match{game.setup}.nameOf(player == 0 ? Player::a : Player::b));
    };
    QVERIFY(result.out.contains("\n" + name(human) + ": "));
    QVERIFY(!result.out.contains("\n" + name(1 - human) + ": "));
}

void TestPlayAgainst::twoBotsPlayByThemselves() {
    const CommandRun result = play("", {"--seed", "2", "--bot", "random", "--bot", "quick"});
    QCOMPARE(result.status, 0);
    QVERIFY2(!result.out.contains("\n> "), "nobody is asked");
    QVERIFY2(result.lastLine().contains("wins") || result.lastLine().contains("draw"),
             qPrintable(result.lastLine()));
    QCOMPARE(play("", {"--seed", "2", "--bot", "random", "--bot", "quick"}).out, result.out);
}

void TestPlayAgainst::undoGoesBackBehindTheComputer() {
    const std::vector<std::string> against{"--seed", "1", "--bot", "random"};
    const auto lastQuestion = [](const QString& out) { return out.mid(out.lastIndexOf("\n---")); };
    std::string input;
    for (int i = 0; i < 10; ++i)
        input += "1\n";
    const QString before = play(input, against).out;
    QCOMPARE(lastQuestion(play(input + "1\nundo\n", against).out), lastQuestion(before));
    QCOMPARE(lastQuestion(play(input + "1\nundo\nredo\n", against).out),
             lastQuestion(play(input + "1\n", against).out));
}

void TestPlayAgainst::theComputerComesBackWithTheGame() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("game.yaml")).toStdString();
    const std::string some = "1\n1\n1\n1\n1\n";
    play(some + "save " + file + "\n", {"--seed", "1", "--bot", "random"});
    const CommandRun whole = play(some + some, {"--seed", "1", "--bot", "random"});
    const CommandRun rest = run({"play", "--load", file}, some);
    QVERIFY2(rest.err.isEmpty(), qPrintable(rest.err));
    QCOMPARE(rest.out.mid(rest.out.lastIndexOf("\n---")), whole.out.mid(whole.out.lastIndexOf("\n---")));
}

void TestPlayAgainst::aHintIsGivenAndChangesNothing() {
    const QString told = answerTo(toMainPhase, "hint");
    static const QRegularExpression advice{
        "^I would answer \\d+ \\(.+\\), and expect to win about \\d+ of 100 such games\\.\n(Next best: \\d+ "
        "\\(.+\\), about \\d+\\.\n)+$"};
    QVERIFY2(advice.match(told).hasMatch(), qPrintable(told));
    QCOMPARE(answerTo(toMainPhase + "hint\n", "log"), answerTo(toMainPhase, "log"));
}

void TestPlayAgainst::botsThatCannotPlayAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("nobody knows it") << QStringList{"--game", "fftcg", "--bot", "deep"} << "deep";
    QTest::newRow("three") << QStringList{"--game", "fftcg", "--bot", "quick",
                                          "--bot",  "quick", "--bot", "quick"}
                           << "Two players";
    QTest::newRow("in a lesson") << QStringList{"--lesson", "first-steps", "--bot", "quick"} << "lesson";
    QTest::newRow("in a saved game") << QStringList{"--load", "game.yaml", "--bot", "quick"} << "saved game";
}

void TestPlayAgainst::botsThatCannotPlayAreRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    std::vector<std::string> given{"play"};
    for (const QString& argument : arguments)
        given.push_back(argument.toStdString());
    const CommandRun result = run(given);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

TAKUJO_TEST(TestPlayAgainst)

} // namespace test_play_against
#include "test_play_against.moc"
