// Intervals of shares: against published numbers, and such as can be worked out by hand.

#include "tests/test_program.h"

#include <QTest>

#include "engine/numbers/game_set.h"
#include "engine/numbers/interval.h"

namespace test_intervals {

using namespace takujo;

class TestIntervals : public QObject {
    Q_OBJECT

private slots:
    static void publishedIntervals_data();
    static void publishedIntervals();
    static void nothingIsKnownWithoutTrials();
    static void itIsTheSameFromBothSides();
    static void moreTrialsAreKnownBetter();
    static void gamesJoin();
    static void gamesInBothAreFound();
    static void gamesThatAreMissing();
};

void TestIntervals::publishedIntervals_data() {
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("trials");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
    QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
    QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
    QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
    QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    QTest::newRow("8 of 10") << 8 << 10 << 0.4902 << 0.9433;
    // By hand: with nothing hit, z² / (n + z²), where z² is 3.8415.
    QTest::newRow("0 of 10") << 0 << 10 << 0.0 << 3.8415 / 13.8415;
    QTest::newRow("10 of 10") << 10 << 10 << 10 / 13.8415 << 1.0;
    // By hand: a half, so that the middle stays and the reach is z / 2√(n + z²).
    QTest::newRow("50 of 100") << 50 << 100 << 0.403831 << 0.596169;
}

void TestIntervals::publishedIntervals() {
    QFETCH(const int, hits);
    QFETCH(const int, trials);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Interval interval =
        intervalOf(static_cast<std::uint64_t>(hits), static_cast<std::uint64_t>(trials));
    QVERIFY2(std::abs(interval.low - low) < 0.00006, qPrintable(QString::number(interval.low)));
    QVERIFY2(std::abs(interval.high - high) < 0.00006, qPrintable(QString::number(interval.high)));
}

void TestIntervals::nothingIsKnownWithoutTrials() {
    QCOMPARE(intervalOf(0, 0).low, 0.0);
    QCOMPARE(intervalOf(0, 0).high, 1.0);
    QCOMPARE(shareOf(0, 0), 0.0);
}

void TestIntervals::itIsTheSameFromBothSides() {
    for (std::uint64_t hits = 0; hits <= 40; ++hits) {
        const Interval won = intervalOf(hits, 40);
        const Interval lost = intervalOf(40 - hits, 40);
        QVERIFY(std::abs(won.low - (1 - lost.high)) < 1e-12);
        QVERIFY(won.low <= shareOf(hits, 40) && shareOf(hits, 40) <= won.high);
    }
}

void TestIntervals::moreTrialsAreKnownBetter() {
    double before = 1;
    for (std::uint64_t trials = 2; trials < 100'000; trials *= 2) {
        const double reach = intervalOf(trials / 2, trials).reach();
        QVERIFY(reach < before);
        before = reach;
    }
    // 2 % need n with z / 2√(n + z²) ≤ 0.02: n ≥ 2401 - 3.8.
    QVERIFY(intervalOf(1198, 2396).reach() > 0.02);
    QVERIFY(intervalOf(1199, 2398).reach() <= 0.02);
}

void TestIntervals::gamesJoin() {
    GameSet games;
    for (const GameRange& range : {GameRange{4, 5}, {0, 1}, {8, 8}, {2, 3}, {7, 7}})
        games.add(range);
    QVERIFY(games.ranges() == (std::vector<GameRange>{{0, 5}, {7, 8}}));
    games.add(GameRange{6, 6});
    QVERIFY(games.ranges() == (std::vector<GameRange>{{0, 8}}));
    QCOMPARE(games.size(), std::uint64_t{9});
}

void TestIntervals::gamesInBothAreFound() {
    GameSet games;
    games.add(GameRange{10, 19});
    GameSet others;
    others.add(GameRange{0, 9});
    others.add(GameRange{20, 29});
    QVERIFY(!games.sharedWith(others));
    others.add(GameRange{40, 49});
    QVERIFY(games.sharedWith(GameRange{15, 30}) == (GameRange{15, 19}));
    QVERIFY(others.sharedWith(GameRange{15, 20}) == (GameRange{20, 20}));
    QVERIFY(games.has(19) && !games.has(20) && !games.has(9));
}

void TestIntervals::gamesThatAreMissing() {
    GameSet games;
    QVERIFY(games.missingOf(3) == (std::vector<GameRange>{{0, 2}}));
    games.add(GameRange{2, 3});
    games.add(GameRange{6, 9});
    QVERIFY(games.missingOf(12) == (std::vector<GameRange>{{0, 1}, {4, 5}, {10, 11}}));
    QVERIFY(games.missingOf(10) == (std::vector<GameRange>{{0, 1}, {4, 5}}));
}

TAKUJO_TEST(TestIntervals)

} // namespace test_intervals
#include "test_intervals.moc"
