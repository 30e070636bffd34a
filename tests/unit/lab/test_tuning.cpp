// Tuning: numbers that are worth something are found, those that are not are left, all of it from the seed.

#include "tests/test_program.h"

#include "engine/lab/tuning/tuning.h"
#include "tests/unit/match/battery_games.h"

#include <QTest>

#include <algorithm>

namespace test_tuning {

using namespace takujo;

namespace {

/// Numbers with much to gain: to a bot that likes to have cards in hand it matters how much it does.
BotTables numbersToBetter(const Game& game) {
    BotTables bots = game.bots;
    for (WorthTerm& term : bots.worth)
        if (term.word == "hand")
            term.weight = 3 * term.weight;
    return bots;
}

TuningSetup setupOf(const BatteryGame& given, std::uint64_t pairs, int rounds) {
    TuningSetup setup;
    setup.match = given.setup;
    setup.match.seed = 3;
    setup.from = numbersToBetter(*given.setup.game);
    setup.pairs = pairs;
    setup.rounds = rounds;
    return setup;
}

std::vector<std::int32_t> valuesOf(const Game& game, const BotTables& bots) {
    std::vector<std::int32_t> values;
    for (const BotNumber& number : numbersOf(game, bots))
        values.push_back(number.value);
    return values;
}

struct Told {
    TuningResult result;
    std::vector<TuningRound> rounds;
};
Told tuned(const TuningSetup& setup) {
    Told told;
    told.result = tune(setup, [&](const TuningRound& round) { told.rounds.push_back(round); });
    return told;
}

void compare(const Score& one, const Score& other) {
    QCOMPARE(one.wins, other.wins);
    QCOMPARE(one.losses, other.losses);
    QCOMPARE(one.draws, other.draws);
}

} // namespace

class TestTuning : public QObject {
    Q_OBJECT

private slots:
    static void jobsMakeNoDifference();
    static void theSeedMakesADifference();
    static void everyGameCountsForEveryNumber();
    static void numbersMoveTheWayTheyWin();
    static void onlyNumbersThatDoNotLoseAreKept();
    static void equalNumbersWinHalfOfTheirGames();
    static void aBadNumberIsSeenInTheComparison();
};

void TestTuning::jobsMakeNoDifference() {
    const BatteryGame given = batteryGame("fftcg");
    TuningSetup setup = setupOf(given, 3, 2);
    const Told alone = tuned(setup);
    setup.jobs = 3;
    const Told together = tuned(setup);
    const Game& game = *given.setup.game;
    QCOMPARE(valuesOf(game, together.result.numbers), valuesOf(game, alone.result.numbers));
    compare(together.result.against, alone.result.against);
    QCOMPARE(together.rounds.size(), alone.rounds.size());
    for (std::size_t round = 0; round < alone.rounds.size(); ++round) {
        QCOMPARE(together.rounds[round].isKept, alone.rounds[round].isKept);
        for (std::size_t i = 0; i < alone.rounds[round].tried.size(); ++i)
            compare(together.rounds[round].tried[i].score, alone.rounds[round].tried[i].score);
    }
}

void TestTuning::theSeedMakesADifference() {
    const BatteryGame given = batteryGame("fftcg");
    TuningSetup setup = setupOf(given, 6, 1);
    const Told one = tuned(setup);
    setup.match.seed = 4;
    const Told other = tuned(setup);
    bool differs = false;
    for (std::size_t i = 0; i < one.rounds[0].tried.size(); ++i)
        differs = differs || one.rounds[0].tried[i].score.wins != other.rounds[0].tried[i].score.wins;
    QVERIFY(differs);
}

void TestTuning::everyGameCountsForEveryNumber() {
    const BatteryGame given = batteryGame("fftcg");
    const Told told = tuned(setupOf(given, 4, 1));
    QCOMPARE(told.rounds.size(), std::size_t{1});
    const TuningRound& round = told.rounds.front();
    QCOMPARE(round.tried.size(), numbersOf(*given.setup.game, given.setup.game->bots).size());
    for (const NumberTried& tried : round.tried) {
        QCOMPARE(tried.score.games(), std::uint64_t{8});
        // Away from 0 is up, also for what is bad.
        QVERIFY(std::abs(tried.raised) >= std::abs(tried.before.value));
        QVERIFY(std::abs(tried.lowered) <= std::abs(tried.before.value));
        QCOMPARE(tried.raised != tried.lowered, tried.before.isTuned);
    }
    QCOMPARE(round.against.games(), std::uint64_t{8});
    QCOMPARE(told.result.against.games(), std::uint64_t{8});
}

void TestTuning::numbersMoveTheWayTheyWin() {
    const BatteryGame given = batteryGame("fftcg");
    const Told told = tuned(setupOf(given, 5, 1));
    int moved = 0;
    for (const NumberTried& tried : told.rounds.front().tried) {
        const std::int32_t way = std::abs(tried.next) - std::abs(tried.before.value);
        if (tried.score.wins >= tried.score.losses)
            QVERIFY(way >= 0);
        if (tried.score.wins <= tried.score.losses)
            QVERIFY(way <= 0);
        QVERIFY(std::abs(tried.next) <= std::abs(tried.raised));
        QVERIFY(std::abs(tried.next) >= std::abs(tried.lowered));
        moved += way == 0 ? 0 : 1;
    }
    QVERIFY(moved > 0);
}

void TestTuning::onlyNumbersThatDoNotLoseAreKept() {
    const BatteryGame given = batteryGame("fftcg");
    const Game& game = *given.setup.game;
    const TuningSetup setup = setupOf(given, 3, 4);
    const Told told = tuned(setup);
    std::vector<std::int32_t> now = valuesOf(game, setup.from);
    for (const TuningRound& round : told.rounds) {
        QCOMPARE(round.isKept, round.against.wins >= round.against.losses);
        for (std::size_t i = 0; i < now.size(); ++i)
            QCOMPARE(round.tried[i].before.value, now[i]);
        for (std::size_t i = 0; i < now.size() && round.isKept; ++i)
            now[i] = round.tried[i].next;
    }
    QCOMPARE(valuesOf(game, told.result.numbers), now);
}

/// Both sides of a pair are then the same game.
void TestTuning::equalNumbersWinHalfOfTheirGames() {
    const BatteryGame given = batteryGame("fftcg");
    const BotTables same = given.setup.game->bots;
    const Score score = comparedWith(given.setup, same, given.setup.game->bots, 4, 11, 2);
    QCOMPARE(score.games(), std::uint64_t{8});
    QCOMPARE(score.wins, score.losses);
    QCOMPARE(score.share(), 0.5);
}

/// Who thinks that damage is good loses to who does not: by chance in one of a thousand tries.
void TestTuning::aBadNumberIsSeenInTheComparison() {
    const BatteryGame given = batteryGame("fftcg");
    const Game& game = *given.setup.game;
    std::vector<std::int32_t> values = valuesOf(game, game.bots);
    const std::vector<BotNumber> numbers = numbersOf(game, game.bots);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (numbers[i].isPoints)
            values[i] = -values[i];
    const BotTables bad = withValues(game, game.bots, values);
    const Score score = comparedWith(given.setup, bad, game.bots, 5, 2, 2);
    QVERIFY(score.losses >= 9);
    QVERIFY(score.interval().high < 0.5);
}

TAKUJO_TEST(TestTuning)

} // namespace test_tuning
#include "test_tuning.moc"
