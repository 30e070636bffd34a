// Which of two lists is better: the interval of the difference, and the answer in words.

#include "tests/test_program.h"

#include <QTest>

#include "engine/numbers/comparison.h"

#include <array>
#include <cmath>

namespace test_comparison {

using namespace takujo;

namespace {

/// Numbers of a first deck against each of the others: how many games it won of how many.
MatchupNumbers tested(std::uint64_t digest,
                      const std::vector<std::pair<std::uint64_t, std::uint64_t>>& games) {
    MatchupTerms terms;
    terms.engine = "test";
    terms.game = "workbench";
    terms.format = "free";
    terms.bot = "quick";
    terms.seed = 1;
    terms.games = 1000;
    terms.isOfFirstDeck = true;
    terms.decks.push_back({"mine", {"Mine", "私"}, digest, {}});
    for (std::size_t i = 0; i < games.size(); ++i)
        terms.decks.push_back({"other", {"Other", "相手"}, 100 + i, {}});
    MatchupNumbers numbers{terms};
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto [wins, all] = games[i];
        numbers.pairs[i].sides[0].wins = wins;
        numbers.pairs[i].sides[1].wins = all - wins;
    }
    return numbers;
}

std::string answer(const MatchupNumbers& one, const MatchupNumbers& other, Language language = Language::en) {
    return sentenceOf(compare(one, other), Message::inBoth({"One", "甲"}), Message::inBoth({"Two", "乙"}))
        .in(language);
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    static void intervalsAreThoseOfTheLiterature_data();
    static void intervalsAreThoseOfTheLiterature();
    static void swappedListsSwapTheSigns();
    static void eachOpponentCountsAlike();
    static void onlySharedOpponentsCount();
    static void theAnswerIsInWords();
    static void whatCantBeComparedSaysWhy();
    static void aTestPlaysOnlyTheFirstDeck();
};

/// The examples of Newcombe, "Interval estimation for the difference between independent proportions",
/// Statistics in Medicine 17 (1998), table II, row of his method 10 (score intervals, no continuity
/// correction), to four digits. By hand: with l and u the roots of (p - x/n)² = z²·p(1 - p)/n for each
/// proportion and z = 1.96, the interval reaches √((p₁ - l₁)² + (u₂ - p₂)²) down and
/// √((u₁ - p₁)² + (p₂ - l₂)²) up.
void TestComparison::intervalsAreThoseOfTheLiterature_data() {
    QTest::addColumn<AgainstOne>("games");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("56/70 and 48/80") << AgainstOne{56, 70, 48, 80} << 0.0524 << 0.3339;
    QTest::newRow("9/10 and 3/10") << AgainstOne{9, 10, 3, 10} << 0.1705 << 0.8090;
    QTest::newRow("6/7 and 2/7") << AgainstOne{6, 7, 2, 7} << 0.0582 << 0.8062;
    QTest::newRow("5/56 and 0/29") << AgainstOne{5, 56, 0, 29} << -0.0381 << 0.1926;
    QTest::newRow("0/10 and 0/20") << AgainstOne{0, 10, 0, 20} << -0.1611 << 0.2775;
    QTest::newRow("0/10 and 0/10") << AgainstOne{0, 10, 0, 10} << -0.2775 << 0.2775;
    QTest::newRow("10/10 and 0/20") << AgainstOne{10, 10, 0, 20} << 0.6791 << 1.0;
    QTest::newRow("10/10 and 0/10") << AgainstOne{10, 10, 0, 10} << 0.6075 << 1.0;
}

void TestComparison::intervalsAreThoseOfTheLiterature() {
    QFETCH(const AgainstOne, games);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Difference difference = differenceOf({&games, 1});
    constexpr double fourDigits = 0.00005;
    QVERIFY2(std::abs(difference.interval.low - low) < fourDigits,
             qPrintable(QString::number(difference.interval.low)));
    QVERIFY2(std::abs(difference.interval.high - high) < fourDigits,
             qPrintable(QString::number(difference.interval.high)));
}

void TestComparison::swappedListsSwapTheSigns() {
    const AgainstOne games{120, 200, 45, 90};
    const AgainstOne swapped{45, 90, 120, 200};
    const Difference one = differenceOf({&games, 1});
    const Difference other = differenceOf({&swapped, 1});
    QCOMPARE(one.value, -other.value);
    QCOMPARE(one.interval.low, -other.interval.high);
    QCOMPARE(one.interval.high, -other.interval.low);
    const Difference nothing = differenceOf({});
    QCOMPARE(nothing.interval.low, -1.0);
    QCOMPARE(nothing.interval.high, 1.0);
}

/// Two opponents against which the same was counted are as good as one, and the interval is narrower by √2:
/// the squares of its reach add up to twice as much, and the mean halves the reach. An opponent with more
/// games counts no more than the other.
void TestComparison::eachOpponentCountsAlike() {
    const AgainstOne games{56, 70, 48, 80};
    const std::array<AgainstOne, 2> twice{games, games};
    const Difference one = differenceOf({&games, 1});
    const Difference both = differenceOf(twice);
    QVERIFY(std::abs(both.value - 0.2) < 1e-9);
    QVERIFY(std::abs((0.2 - both.interval.low) * std::sqrt(2.0) - (0.2 - one.interval.low)) < 1e-9);
    QVERIFY(std::abs((both.interval.high - 0.2) * std::sqrt(2.0) - (one.interval.high - 0.2)) < 1e-9);
    const std::array<AgainstOne, 2> unlike{AgainstOne{900, 1000, 50, 100}, AgainstOne{10, 100, 500, 1000}};
    QVERIFY(std::abs(differenceOf(unlike).value) < 1e-9); // +0.4 and -0.4
}

void TestComparison::onlySharedOpponentsCount() {
    const MatchupNumbers one = tested(1, {{60, 100}, {100, 100}});
    MatchupNumbers other = tested(2, {{50, 100}});
    const Comparison comparison = compare(one, other);
    QCOMPARE(comparison.opponents, std::size_t{1});
    QCOMPARE(comparison.games, std::uint64_t{100});
    QVERIFY(std::abs(comparison.difference.value - 0.1) < 1e-9);
    // One against which nothing has been played yet is none.
    other = tested(2, {{50, 100}, {0, 0}});
    QCOMPARE(compare(one, other).opponents, std::size_t{1});
}

/// 120 of 200 are 60 %, 90 of 200 are 45 %: by the formula above the difference lies between 5.21 and 24.39
/// points. 110 and 100 of 200: between -4.75 and 14.62.
void TestComparison::theAnswerIsInWords() {
    const MatchupNumbers good = tested(1, {{120, 200}});
    const MatchupNumbers bad = tested(2, {{90, 200}});
    QCOMPARE(
        answer(good, bad),
        std::string{"One is better than Two: it wins 60.0 % and the other 45.0 %. The difference is 15.0 "
                    "points, and in 95 of 100 cases between 5.2 and 24.4."});
    QCOMPARE(answer(bad, good),
             std::string{"One is worse than Two: it wins 45.0 % and the other 60.0 %. The difference is 15.0 "
                         "points, and in 95 of 100 cases between 5.2 and 24.4."});
    QCOMPARE(
        answer(tested(1, {{110, 200}}), tested(2, {{100, 200}})),
        std::string{"No difference between One and Two can be told yet: they win 55.0 % and 50.0 %, and in "
                    "95 of 100 cases the first wins between -4.7 and +14.6 points more. More games would "
                    "tell more."});
    QCOMPARE(
        answer(tested(1, {{39, 39}}), bad),
        std::string{"Too few games to compare One and Two: 39 and 200 were played against the same decks, "
                    "and 40 of each are needed."});
    for (const auto& [one, other] : {std::pair{good, bad}, std::pair{bad, good}}) {
        const std::string said = answer(one, other, Language::ja);
        QVERIFY2(said.find("甲") != std::string::npos && said.find("One") == std::string::npos, said.c_str());
    }
}

void TestComparison::whatCantBeComparedSaysWhy() {
    const MatchupNumbers one = tested(1, {{50, 100}});
    const auto why = [&](auto change) {
        MatchupNumbers other = tested(2, {{50, 100}});
        change(other.terms);
        return whyNotCompared(one, other).in(Language::en);
    };
    QCOMPARE(why([](MatchupTerms&) {}), std::string{});
    QVERIFY(why([](MatchupTerms& terms) { terms.games = 7; }).empty()); // more games of the same kind
    QVERIFY(
        why([](MatchupTerms& terms) { terms.format = "other"; }).starts_with("These are tests of different"));
    QVERIFY(why([](MatchupTerms& terms) { terms.bot = "random"; }).find("bot quick") != std::string::npos);
    QVERIFY(why([](MatchupTerms& terms) { terms.seed = 2; }).find("different seeds") != std::string::npos);
    QVERIFY(why([](MatchupTerms& terms) { terms.hidesDecks = true; }).find("both with --hidden-decks") !=
            std::string::npos);
    QVERIFY(why([](MatchupTerms& terms) { terms.engine = "0.1"; }).find("different versions") !=
            std::string::npos);
    QVERIFY(
        why([](MatchupTerms& terms) { terms.decks[0].digest = 1; }).starts_with("Both lists have the same"));
    QVERIFY(
        why([](MatchupTerms& terms) { terms.decks[1].digest = 7; }).starts_with("The two lists have not"));
    QVERIFY(
        why([](MatchupTerms& terms) { terms.decks.resize(1); }).starts_with("A deck that has played only"));
}

void TestComparison::aTestPlaysOnlyTheFirstDeck() {
    MatchupTerms terms;
    terms.decks.resize(4);
    terms.isOfFirstDeck = true;
    QCOMPARE(terms.pairs(), std::size_t{3});
    for (std::size_t pair = 0; pair < 3; ++pair)
        QVERIFY(terms.decksOf(pair) == (std::array<std::size_t, 2>{0, pair + 1}));
}

TAKUJO_TEST(TestComparison)

} // namespace test_comparison

#include "test_comparison.moc"
