// Which answer wins more often: each is played out by bots, and counted.

#include "tests/test_program.h"

#include "engine/lab/bots/make_bot.h"
#include "engine/match/random_answer.h"
#include "engine/numbers/line_test.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/written_scenario.h"

#include <QTest>

namespace test_line_test {

using namespace takujo;

namespace {

/// The opponent has taken all damage but one, and nobody is there to block; whoever does not attack
/// has no card to draw in the next turn, and loses.
std::unique_ptr<Match> oneAttackFromWinning() {
    return matchOf(
        "scenario: One attack wins\ngame: fftcg\n"
        "cards: [{name: Ash, type: forward, element: fire, cost: 3, power: 7000}]\n"
        "setup: {turn: A, phase: attack declaration, A: {field: [Ash], deck: 1}, B: {damage zone: 6}}\n"
        "steps: []\n");
}

LineTestSetup setupOf(const Match& match, std::uint64_t games, BotKind kind = BotKind::random) {
    LineTestSetup setup;
    setup.known = knownTo(match.decision().decider, match);
    setup.bot = {kind, 20};
    setup.makeBot = makeBot;
    setup.games = games;
    setup.seed = 3;
    setup.mostTurns = 4; // what comes after them shows no more
    return setup;
}

/// A match of the workbench in which somebody has a choice.
std::unique_ptr<Match> inTheMiddle(BatteryGame& game) {
    game = batteryGame("workbench");
    game.setup.seed = 5;
    auto match = std::make_unique<Match>(game.setup);
    Random random{5};
    for (int i = 0; i < 30 || match->decision().options.size() < 3; ++i)
        match->answer(Option{match->decision().options[randomAnswer(match->decision(), random)]});
    return match;
}

} // namespace

class TestLineTest : public QObject {
    Q_OBJECT

private slots:
    static void theAnswerThatWinsAtOnceComesFirst();
    static void theSameSeedCountsTheSame();
    static void threadsCountTheSame();
    static void everyAnswerIsPlayedAsOften();
    static void whatIsUnseenChangesNothing();
    static void itCanBeBrokenOff();
    static void closeCallsAreSaid();
};

void TestLineTest::theAnswerThatWinsAtOnceComesFirst() {
    const auto match = oneAttackFromWinning();
    constexpr std::uint64_t games = 20;
    const LineTest test = testLines(setupOf(*match, games));
    QCOMPARE(test.size(), std::size_t{2}); // attack with Ash, or not at all
    const Option& best = match->decision().options[test.front().option];
    QCOMPARE(std::string{match->game().tables.verbs[best.verb].word}, std::string{"attack"});
    QCOMPARE(test.front().wins, games);
    QCOMPARE(test.front().share(), 1.0);
    QCOMPARE(test.back().lost, games);
    QVERIFY(test.front().interval().low > 0.8 && test.front().interval().low < 0.9); // Wilson: 20 of 20
}

void TestLineTest::theSameSeedCountsTheSame() {
    BatteryGame game;
    const auto match = inTheMiddle(game);
    LineTestSetup setup = setupOf(*match, 4);
    setup.mostTurns = 60;
    const LineTest once = testLines(setup);
    QCOMPARE(testLines(setup), once);
    setup.seed = 4;
    QVERIFY(testLines(setup) != once);
}

void TestLineTest::threadsCountTheSame() {
    BatteryGame game;
    const auto match = inTheMiddle(game);
    LineTestSetup setup = setupOf(*match, 1, BotKind::quick);
    const LineTest alone = testLines(setup);
    setup.jobs = 3;
    QCOMPARE(testLines(setup), alone);
}

void TestLineTest::everyAnswerIsPlayedAsOften() {
    BatteryGame game;
    const auto match = inTheMiddle(game);
    const LineTestSetup setup = setupOf(*match, 2);
    std::uint64_t last = 0;
    const LineTest test = testLines(setup, {}, [&](const LineTest& now) {
        std::uint64_t games = 0;
        for (const LineTally& line : now)
            games += line.games;
        QCOMPARE(games, last + 1); // told after each
        last = games;
    });
    QVERIFY(test.size() > 1);
    QCOMPARE(last, test.size() * setup.games);
    for (const LineTally& line : test) {
        QCOMPARE(line.games, setup.games);
        QVERIFY(line.wins + line.lost <= line.games);
    }
}

/// The viewer's opponent may hold anything: what they do hold counts for nothing.
void TestLineTest::whatIsUnseenChangesNothing() {
    BatteryGame game;
    const auto match = inTheMiddle(game);
    const LineTest test = testLines(setupOf(*match, 2));
    const Engine engine = match->engineAt(match->place());
    State other = engine.state();
    other.random = Random{99};
    Engine elsewhere{match->rules(), match->cards()};
    elsewhere.resume(other, match->decision().within ? engine.before() : other);
    LineTestSetup setup = setupOf(*match, 2);
    setup.known = knownTo(match->decision().decider, match->game(), elsewhere, match->depth());
    QCOMPARE(testLines(setup), test);
}

void TestLineTest::itCanBeBrokenOff() {
    BatteryGame game;
    const auto match = inTheMiddle(game);
    const LineTestSetup setup = setupOf(*match, 1000000);
    std::stop_source stop;
    const LineTest test = testLines(setup, stop.get_token(), [&](const LineTest& now) {
        if (now.back().games == 2)
            stop.request_stop();
    });
    for (const LineTally& line : test)
        QVERIFY(line.games > 0 && line.games < 10);
}

void TestLineTest::closeCallsAreSaid() {
    QVERIFY(isCloseCall({{.option = 0, .games = 10, .wins = 6}, {.option = 1, .games = 10, .wins = 5}}));
    QVERIFY(!isCloseCall({{.option = 0, .games = 100, .wins = 90}, {.option = 1, .games = 100, .wins = 10}}));
    QVERIFY(!isCloseCall({{.option = 0, .games = 10, .wins = 6}}));
}

TAKUJO_TEST(TestLineTest);

} // namespace test_line_test

#include "test_line_test.moc"
