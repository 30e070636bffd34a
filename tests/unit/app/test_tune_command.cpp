// takujo-cli tune: each try with its interval, and numbers that other commands read.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

namespace test_tune_command {

using namespace takujo;

namespace {

std::vector<std::string> call(std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"tune",      "--game",   "workbench",  "--deck",
                                       "bench-red", "--deck",   "bench-blue", "--games",
                                       "6",         "--rounds", "2"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Played once for all who look at it.
const CommandRun& usualRun() {
    static const CommandRun result = run(call());
    return result;
}

} // namespace

class TestTuneCommand : public QObject {
    Q_OBJECT

private slots:
    static void eachTryIsToldWithItsInterval();
    static void jobsMakeNoDifference();
    static void whatItWritesIsRead();
    static void twoVersionsPlayEachOther();
    static void itSpeaksJapanese();
    static void mistakesOfTheCallAreTold();
};

void TestTuneCommand::eachTryIsToldWithItsInterval() {
    const CommandRun& result = usualRun();
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QVERIFY(
        result.out.contains(QStringLiteral("Round 1: each number is tried a factor of 1.60 up and down.")));
    QVERIFY(result.out.contains(QStringLiteral("Round 2: ")));
    static const QRegularExpression tried{R"(  passing +60 +96 +38 +\d+\.\d +\d+\.\d–\d+\.\d +\d +6 +\d+\n)"};
    QVERIFY2(result.out.contains(tried), qPrintable(result.out));
    static const QRegularExpression numbers{
        R"(\nbots: workbench\nclear lead: \d+\npassing: \d+\n(joining: \d+\n)?plans: 1\n)"};
    QVERIFY2(result.out.contains(numbers), qPrintable(result.out));
}

void TestTuneCommand::jobsMakeNoDifference() {
    QCOMPARE(run(call({"--jobs", "3"})).out, usualRun().out);
    QVERIFY(run(call({"--seed", "2"})).out != usualRun().out);
}

void TestTuneCommand::whatItWritesIsRead() {
    const WrittenFiles files;
    const std::string file = (files.path() / "numbers.yaml").string();
    const CommandRun found = run(call({"--games", "2", "--out", file}));
    QCOMPARE(found.status, 0);
    QVERIFY(!contentOf(file).empty());
    QVERIFY(found.out.endsWith(QString::fromStdString(contentOf(file))));
    // Without a round, the numbers of the beginning are those of the end.
    const CommandRun again =
        run({"tune", "--game", "workbench", "--games", "2", "--rounds", "0", "--worth", file});
    QCOMPARE(again.status, 0);
    QVERIFY(again.out.endsWith(QString::fromStdString(contentOf(file))));
    const CommandRun nowhere = run(call(
        {"--games", "2", "--rounds", "0", "--out", (files.path() / "nowhere" / "numbers.yaml").string()}));
    QCOMPARE(nowhere.status, 1);
    QVERIFY(!nowhere.err.isEmpty());
}

/// Numbers of a file make other games, those of the game the same.
void TestTuneCommand::twoVersionsPlayEachOther() {
    const WrittenFiles files;
    const std::string other = files.write("n.yaml", "bots: workbench\nclear lead: 1\npassing: 1\n").string();
    const auto hashOf = [](std::vector<std::string> more) {
        std::vector<std::string> arguments{"simulate", "--game", "workbench", "--games",
                                           "4",        "--bot",  "quick"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const CommandRun result = run(arguments);
        static const QRegularExpression hash{R"("state_hash":"([0-9a-f]+)\")"};
        const auto found = hash.match(result.lastLine());
        return found.hasMatch() ? found.captured(1) : result.err;
    };
    const QString usual = hashOf({});
    const QString first = hashOf({"--worth", other});
    const QString second = hashOf({"--worth", "own", "--worth", other});
    const QString both = hashOf({"--worth", other, "--worth", other});
    QVERIFY(usual.size() == 16 && first.size() == 16 && second.size() == 16 && both.size() == 16);
    QCOMPARE(hashOf({"--worth", "own"}), usual);
    QCOMPARE(QSet<QString>({usual, first, second, both}).size(), 4);
}

void TestTuneCommand::itSpeaksJapanese() {
    const CommandRun result = run(call({"--games", "2", "--rounds", "1", "--language", "ja"}));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(QStringLiteral("1回目：それぞれの数値を1.60倍に上げ")));
}

void TestTuneCommand::mistakesOfTheCallAreTold() {
    const WrittenFiles files;
    const std::string wrong = files.write("n.yaml", "bots: fftcg\n").string();
    const std::pair<std::vector<std::string>, const char*> calls[]{
        {{"tune"}, "Which game?"},
        {{"tune", "--game", "workbench", "--deck", "bench-red"}, "Two decks play"},
        {{"tune", "--game", "workbench", "more"}, "'more' means nothing here."},
        {{"tune", "--game", "workbench", "--games", "0"}, "--games must be a whole number"},
        {{"tune", "--game", "workbench", "--jobs", "0"}, "--jobs must be a whole number"},
        {{"simulate", "--game", "workbench", "--worth", "own", "--worth", "own", "--worth", "own"},
         "Two bots play: give --worth"}};
    for (const auto& [arguments, message] : calls) {
        const CommandRun result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains(QString::fromUtf8(message)), qPrintable(result.err));
    }
    for (const char* command : {"tune", "simulate"}) {
        const CommandRun other = run({command, "--game", "workbench", "--games", "2", "--worth", wrong});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains(QStringLiteral("These are numbers of fftcg, not of workbench.")),
                 qPrintable(other.err));
        QCOMPARE(run({command, "--game", "workbench", "--worth", wrong + "x"}).status, 1);
    }
}

TAKUJO_TEST(TestTuneCommand)

} // namespace test_tune_command
#include "test_tune_command.moc"
