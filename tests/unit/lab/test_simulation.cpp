// Many games: their results are of the set-up and the seed, not of threads or of who watches.

#include "tests/test_program.h"

#include <QTest>

#include "engine/lab/simulation.h"
#include "engine/match/random_answer.h"
#include "tests/unit/kit/made_up_games.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/broken_game.h"

#include <set>

namespace test_simulation {

using namespace takujo;

namespace {

struct Given {
    BatteryGame game = batteryGame("fftcg");
    SimulationSetup setup;

    explicit Given(std::uint64_t seed = 7, std::uint64_t games = 40) {
        setup.match = game.setup;
        setup.match.seed = seed;
        setup.games = games;
    }
};

void compare(const SimulationResult& one, const SimulationResult& other) {
    QCOMPARE(one.games, other.games);
    QCOMPARE(one.wins[0], other.wins[0]);
    QCOMPARE(one.wins[1], other.wins[1]);
    QCOMPARE(one.draws, other.draws);
    QCOMPARE(one.turns, other.turns);
    QCOMPARE(one.decisions, other.decisions);
    QCOMPARE(one.stateHash, other.stateHash);
}

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT

private slots:
    static void theSameSetUpGivesTheSameResult();
    static void threadsMakeNoDifference();
    static void watchingMakesNoDifference();
    static void everyGameEndsOneWay();
    static void anotherSeedIsAnotherSimulation();
    static void moreGamesAreAnotherSimulation();
    static void decisionsAreAnswersWithTwoOptionsOrMore();
    static void everyGameHasNumbersOfItsOwn();
    static void longGamesAreBrokenOff();
    static void aMistakeEndsOneGameAndNoOther();
};

void TestSimulation::theSameSetUpGivesTheSameResult() {
    const Given given;
    compare(simulate(given.setup), simulate(given.setup));
}

void TestSimulation::threadsMakeNoDifference() {
    Given given;
    const SimulationResult alone = simulate(given.setup);
    for (const unsigned jobs : {2U, 3U, 64U}) {
        given.setup.jobs = jobs;
        compare(simulate(given.setup), alone);
    }
}

void TestSimulation::watchingMakesNoDifference() {
    Given given{7, 200};
    const SimulationResult unseen = simulate(given.setup);
    std::vector<std::uint64_t> told;
    given.setup.jobs = 2;
    given.setup.progress = [&](std::uint64_t done) { told.push_back(done); };
    compare(simulate(given.setup), unseen);
    QVERIFY(!told.empty());
    for (const std::uint64_t done : told)
        QVERIFY(done > 0 && done <= 200);
    QCOMPARE(std::set<std::uint64_t>(told.begin(), told.end()).size(), told.size());
}

void TestSimulation::everyGameEndsOneWay() {
    const SimulationResult result = simulate(Given{}.setup);
    QCOMPARE(result.games, std::uint64_t{40});
    QCOMPARE(result.wins[0] + result.wins[1] + result.draws, std::uint64_t{40});
    QVERIFY(result.wins[0] > 0);
    QVERIFY(result.wins[1] > 0);
    QVERIFY(result.turns >= 40 * 7); // seven damage take seven attacks, at one a turn and more
    QVERIFY(result.decisions > result.turns);
    QVERIFY(result.seconds > 0);
}

void TestSimulation::anotherSeedIsAnotherSimulation() {
    QVERIFY(simulate(Given{7}.setup).stateHash != simulate(Given{8}.setup).stateHash);
}

void TestSimulation::moreGamesAreAnotherSimulation() {
    const SimulationResult fewer = simulate(Given{7, 39}.setup);
    const SimulationResult more = simulate(Given{7, 40}.setup);
    QVERIFY(fewer.stateHash != more.stateHash);
    QVERIFY(fewer.decisions < more.decisions); // the first 39 are the same games
    QVERIFY(fewer.turns < more.turns);
}

void TestSimulation::decisionsAreAnswersWithTwoOptionsOrMore() {
    // Nothing but light cards: none can be paid for, so that the game can be worked out by the rules. 50
    // cards, five in hand: the first player draws one and then two a turn (9.2.1.3), the second player two a
    // turn, and in the 46th turn finds one card instead of two (12.4.2). Decisions: who goes first, two hands
    // to keep or not, four for each mulligan (the last of the five cards goes without choice), and the
    // discards down to five (9.5.1.2): the first player one in the first turn and two in 22 others, the
    // second player two in 22.
    CardDefinition dawn = gameCalled("fftcg").filler();
    dawn.id = "dawn";
    dawn.name = {"Dawn", "Dawn"};
    dawn.sets[gameCalled("fftcg").schema.field("element")->slot] = 1U << 6U; // light
    SimulationSetup setup;
    setup.match.game = &gameCalled("fftcg");
    setup.match.decks = {{{{&dawn, 50}}, {{&dawn, 50}}}};
    setup.games = 1;
    std::set<std::uint64_t> found;
    for (const std::uint32_t stops : {0U, everyStop})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            setup.match.seed = seed;
            setup.match.stops = {stops, stops};
            const SimulationResult result = simulate(setup);
            QCOMPARE(result.turns, std::uint64_t{46});
            QCOMPARE(result.wins[0] + result.wins[1], std::uint64_t{1});
            found.insert(result.decisions);
        }
    constexpr std::uint64_t withoutMulligan = 1 + 2 + (1 + 2 * 22) + 2 * 22;
    QVERIFY(found == (std::set<std::uint64_t>{withoutMulligan, withoutMulligan + 4, withoutMulligan + 8}));
}

void TestSimulation::everyGameHasNumbersOfItsOwn() {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (std::uint64_t game = 0; game < 500; ++game)
            seeds.insert(seedOfGame(seed, game));
    QCOMPARE(seeds.size(), 10000U);
}

void TestSimulation::longGamesAreBrokenOff() {
    Given given;
    const SimulationResult whole = simulate(given.setup);
    given.setup.mostTurns = 12;
    const SimulationResult cut = simulate(given.setup);
    const std::uint64_t brokenOff = cut.ends.at("turn limit");
    QVERIFY(brokenOff > 0);
    QCOMPARE(cut.wins[0] + cut.wins[1] + cut.draws + brokenOff, given.setup.games);
    QVERIFY(cut.turns < whole.turns);
    QVERIFY(cut.turns <= 13 * given.setup.games);
    given.setup.mostTurns = 1000;
    const SimulationResult free = simulate(given.setup);
    compare(free, whole);
    QVERIFY(!free.ends.contains("turn limit"));
    given.setup.jobs = 3;
    given.setup.mostTurns = 12;
    compare(simulate(given.setup), cut);
}

/// Half of the players would like a mulligan, which nobody knows how to take; the other games end as ever.
void TestSimulation::aMistakeEndsOneGameAndNoOther() {
    Given given;
    given.setup.match.game = &brokenGame();
    const SimulationResult result = simulate(given.setup);
    const std::uint64_t faults = result.ends.at("fault");
    QVERIFY(faults > 0 && faults < given.setup.games);
    QCOMPARE(result.faults.size(), faults);
    QCOMPARE(result.wins[0] + result.wins[1] + result.draws + faults, given.setup.games);
    std::set<std::uint64_t> games;
    for (const SimulationFault& fault : result.faults) {
        QCOMPARE(fault.reason, std::string{mistakeOfMulligans});
        QCOMPARE(fault.seed, seedOfGame(given.setup.match.seed, fault.game));
        games.insert(fault.game);
    }
    QCOMPARE(games.size(), faults);
    given.setup.jobs = 3;
    compare(simulate(given.setup), result);
}

TAKUJO_TEST(TestSimulation)

} // namespace test_simulation
#include "test_simulation.moc"
