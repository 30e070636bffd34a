// Scenarios that begin before the first turn: who goes first, which turn comes, what hands are dealt.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/scenario_runs.h"

namespace test_scenario_beginning {

using namespace takujo;

namespace {

ScenarioResult run(const std::string& setup, const std::string& steps) {
    return Runs::of("scenario: A test\n"
                    "game: fftcg\n"
                    "cards:\n"
                    "  - {name: One, type: forward, element: fire, cost: 3, power: 1000}\n"
                    "  - {name: Two, type: forward, element: fire, cost: 3, power: 1000}\n"
                    "setup: " +
                    setup + "\nsteps:\n" + steps);
}

const QString passed = QStringLiteral("passed");

} // namespace

class TestScenarioBeginning : public QObject {
    Q_OBJECT

private slots:
    static void theLotDrawsWhoIsNamed();
    static void theFirstTurnComes();
    static void aHandIsDealt();
    static void moreThanIsDealtIsTold();
};

void TestScenarioBeginning::theLotDrawsWhoIsNamed() {
    for (const char* const player : {"A", "B"})
        for (const char* const seed : {"1", "2", "3", "4"}) {
            const std::string name{player};
            QCOMPARE(toText(run("{phase: beginning, first: " + name + ", seed: " + seed + "}",
                                "  - expect: {decides: " + name + "}\n  - " + name +
                                    ": go first\n  - expect: {turn player: " + name + "}\n")),
                     passed);
        }
}

void TestScenarioBeginning::theFirstTurnComes() {
    QCOMPARE(toText(run("{phase: opening hands, first: B}",
                        "  - B: keep\n"
                        "  - A: keep\n"
                        "  - expect: {turn: 1, turn player: B, B: {hand: 6}}\n")),
             passed);
}

void TestScenarioBeginning::aHandIsDealt() {
    const std::string steps = "  - expect:\n"
                              "      A: {hand: [One, Two, One, Two, One], deck: [Two]}\n"
                              "      B: {hand: [Two, Filler, Filler, Filler, Filler], deck: 26}\n";
    QCOMPARE(
        toText(
            run("{phase: opening hands, A: {hand: [One, Two, One, Two, One], deck: [Two]}, B: {hand: [Two]}}",
                steps)),
        passed);
    // It is dealt like any other, and goes back by a mulligan.
    QCOMPARE(toText(run(
                 "{phase: opening hands, A: {hand: [One, Two, One, Two, One], deck: 6}}",
                 "  - A: {mulligan: [], bottom: [Two, Two#2, One, One#2, One#3]}\n"
                 "  - expect: {A: {hand: [Filler, Filler, Filler, Filler, Filler], deck: [Filler, Two, Two, "
                 "One, One, One]}}\n")),
             passed);
}

void TestScenarioBeginning::moreThanIsDealtIsTold() {
    const ScenarioResult result = run("{phase: opening hands, A: {hand: [One, One, One, One, One, Two]}}",
                                      "  - expect: {decides: A}\n");
    QVERIFY(!result.passed());
    QCOMPARE(result.failure->step, 0U);
    QCOMPARE(toText(result.failure->expected), QStringLiteral("hand: 5 cards or fewer, which are dealt"));
    QCOMPARE(toText(result.failure->found), QStringLiteral("6"));
}

TAKUJO_TEST(TestScenarioBeginning)

} // namespace test_scenario_beginning
#include "test_scenario_beginning.moc"
