// takujo-cli scenario: each failure with file, line, step, expected and found; "N passed, N failed"; exit 1
// on failure.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

namespace test_scenario_command {

using namespace takujo;

namespace {

std::string scenario(const std::string& steps) {
    return "scenario: A test\ngame: workbench\nsetup: {phase: work, A: {life: 5}, B: {life: 5}}\nsteps:\n" +
           steps;
}
const std::string good = scenario("  - expect: {decides: A}\n");
const std::string wrong = scenario("  - A: rest\n  - expect: {decides: A}\n");
const std::string refused = scenario("  - B: rest\n");

} // namespace

class TestScenarioCommand : public QObject {
    Q_OBJECT

private slots:
    static void whatPassesIsCounted();
    static void aFailureIsToldWithItsPlace();
    static void aSetUpThatFailsIsToldAsSuch();
    static void aFileThatCannotBeReadHasFailed();
    static void aPathThatIsNotThereHasFailed();
    static void foldersAreSearchedThrough();
    static void everyFailureIsTold();
    static void allThatDiffersInAStepIsTold();
};

void TestScenarioCommand::whatPassesIsCounted() {
    const WrittenFiles files;
    const CommandRun one = run({"scenario", files.write("one.yaml", good).string()});
    QCOMPARE(one.out, QStringLiteral("1 passed, 0 failed\n"));
    QCOMPARE(one.status, 0);
    QVERIFY(one.err.isEmpty());
    const CommandRun two =
        run({"scenario", files.write("one.yaml", good).string(), files.write("two.yaml", good).string()});
    QCOMPARE(two.out, QStringLiteral("2 passed, 0 failed\n"));
}

void TestScenarioCommand::aFailureIsToldWithItsPlace() {
    const WrittenFiles files;
    const auto path = files.write("wrong.yaml", wrong);
    const CommandRun result = run({"scenario", path.string()});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.lines().size(), 2);
    QCOMPARE(result.lines().first(), QString::fromStdString(path.generic_string()) +
                                         QStringLiteral(":6: step 2: expected decides: A; found B"));
    QCOMPARE(result.lastLine(), QStringLiteral("0 passed, 1 failed"));
}

void TestScenarioCommand::aSetUpThatFailsIsToldAsSuch() {
    const WrittenFiles files;
    const auto path = files.write("ghost.yaml", "scenario: A test\n"
                                                "game: workbench\n"
                                                "setup:\n"
                                                "  phase: work\n"
                                                "  A: {hand: [Ghost]}\n"
                                                "steps: []\n");
    const CommandRun result = run({"scenario", path.string()});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.lines().first().startsWith(QString::fromStdString(path.generic_string()) +
                                               ":5: set-up: expected "),
             qPrintable(result.out));
    QVERIFY(result.lines().first().contains("found 'Ghost'"));
}

void TestScenarioCommand::aFileThatCannotBeReadHasFailed() {
    const WrittenFiles files;
    const auto path = files.write("broken.yaml", scenario("  - A: paas\n"));
    const CommandRun result = run({"scenario", path.string()});
    QCOMPARE(result.status, 1);
    QVERIFY2(
        result.out.contains(QString::fromStdString(path.generic_string()) + ":5:8: error unknown-word: "),
        qPrintable(result.out));
    QCOMPARE(result.lastLine(), QStringLiteral("0 passed, 1 failed"));
}

void TestScenarioCommand::aPathThatIsNotThereHasFailed() {
    const WrittenFiles files;
    const CommandRun result = run({"scenario", (files.path() / "none.yaml").string()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("missing-file"));
    QCOMPARE(result.lastLine(), QStringLiteral("0 passed, 1 failed"));
}

void TestScenarioCommand::foldersAreSearchedThrough() {
    const WrittenFiles files;
    files.write("a/one.yaml", good);
    files.write("a/b/two.yaml", good);
    files.write("c/three.yaml", wrong);
    files.write("c/README.md", "not looked at");
    const CommandRun all = run({"scenario", files.path().string()});
    QCOMPARE(all.lastLine(), QStringLiteral("2 passed, 1 failed"));
    QCOMPARE(all.status, 1);
    const CommandRun some = run({"scenario", (files.path() / "a").string()});
    QCOMPARE(some.lastLine(), QStringLiteral("2 passed, 0 failed"));
    QCOMPARE(some.status, 0);
}

void TestScenarioCommand::allThatDiffersInAStepIsTold() {
    const WrittenFiles files;
    files.write("1.yaml", scenario("  - expect:\n      decides: B\n      turn: 4\n"));
    const CommandRun result = run({"scenario", files.path().string()});
    QCOMPARE(result.lines().size(), 3);
    QVERIFY2(result.lines()[0].endsWith("1.yaml:6: step 1: expected decides: B; found A"),
             qPrintable(result.out));
    QVERIFY2(result.lines()[1].endsWith("1.yaml:7: step 1: expected turn: 4; found 3"),
             qPrintable(result.out));
    QCOMPARE(result.lastLine(), QStringLiteral("0 passed, 1 failed"));
}

void TestScenarioCommand::everyFailureIsTold() {
    const WrittenFiles files;
    files.write("1.yaml", wrong);
    files.write("2.yaml", good);
    files.write("3.yaml", refused);
    const CommandRun result = run({"scenario", files.path().string()});
    QCOMPARE(result.lines().size(), 3);
    QVERIFY(result.lines()[0].contains("1.yaml:6: step 2:"));
    QVERIFY(result.lines()[1].contains("3.yaml:5: step 1: expected B may rest; found refused by w-4"));
    QCOMPARE(result.lastLine(), QStringLiteral("1 passed, 2 failed"));
}

TAKUJO_TEST(TestScenarioCommand)

} // namespace test_scenario_command
#include "test_scenario_command.moc"
