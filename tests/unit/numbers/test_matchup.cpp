// Decks against each other: what is counted, and that it depends on the terms alone.

#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/lab/bots/make_bot.h"
#include "engine/match/random_answer.h"
#include "engine/numbers/fault_replay.h"
#include "engine/numbers/interval.h"
#include "tests/unit/match/battery_games.h"
#include "tests/unit/match/broken_game.h"
#include "tests/unit/numbers/rigged_decks.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace test_matchup {

using namespace takujo;

namespace {

/// Two decks of the product, played at random.
struct Given {
    BatteryGame game;
    MatchupSetup setup;

    explicit Given(const char* id = "workbench", std::uint64_t games = 60) : game{batteryGame(id)} {
        setup.game = game.game;
        setup.bots = makeBot;
        setup.otherCards = game.setup.otherCards;
        setup.decks = {game.setup.decks[0], game.setup.decks[1]};
        setup.terms.game = id;
        setup.terms.bot = "random";
        setup.terms.seed = 7;
        setup.terms.games = games;
        for (const char* name : {"one", "other"})
            setup.terms.decks.push_back(
                talliedDeck(*game.game, setup.decks[setup.terms.decks.size()], name, {name, name}));
    }
};

GameSet all(std::uint64_t games) {
    GameSet set;
    set.add(GameRange{0, games - 1});
    return set;
}

/// A bot that thinks until it is told to stop.
class EndlessBot : public Bot {
public:
    explicit EndlessBot(std::atomic<int>& thoughts) : thoughts_{thoughts} {}
    Advice advise(const KnownGame&, const std::stop_token& stop) override {
        ++thoughts_;
        std::mutex alone;
        std::unique_lock lock{alone};
        std::condition_variable_any{}.wait(lock, stop, [] { return false; });
        return {};
    }

private:
    std::atomic<int>& thoughts_;
};

} // namespace

class TestMatchup : public QObject {
    Q_OBJECT

private slots:
    static void sidesAreSwapped();
    static void lengthsAndEndsAreThoseOfTheGames();
    static void cardsAreCountedByGame();
    static void aDeckAlonePlaysItself();
    static void pairsAreEachDeckWithEachOther();
    static void twoGamesShareASeed();
    static void jobsMakeNoDifference();
    static void sharesAddUpToTheWhole();
    static void sharesKeepGamesOfOneSeedTogether();
    static void whatHasBeenPlayedIsNotPlayedAgain();
    static void stoppingKeepsWhatIsFinished();
    static void stoppingBreaksAThoughtOff();
    static void pairsStopWhenTheyAreKnownWellEnough();
    static void longGamesCountForNobody();
    static void aMistakeOfTheProgramIsCounted();
    static void lengthsAreSummedUp();
    static void digestsAreOfWhatIsInADeck();
};

void TestMatchup::sidesAreSwapped() {
    const RiggedDecks rigged;
    const PairTally pair = playMatchup(rigged.setup).pairs.at(0);
    QVERIFY(pair.played == all(20));
    QCOMPARE(pair.sides[0].wins, std::uint64_t{0});
    QCOMPARE(pair.sides[1].wins, std::uint64_t{20});
    QCOMPARE(pair.draws, std::uint64_t{0});
    // On the workbench, player A goes first: each deck in every other game.
    QCOMPARE(pair.sides[0].first, std::uint64_t{10});
    QCOMPARE(pair.sides[1].first, std::uint64_t{10});
    QCOMPARE(pair.sides[0].firstWins, std::uint64_t{0});
    QCOMPARE(pair.sides[1].firstWins, std::uint64_t{10});
    QCOMPARE(pair.wonByFirst(), std::uint64_t{10});
}

void TestMatchup::lengthsAndEndsAreThoseOfTheGames() {
    const RiggedDecks rigged;
    const PairTally pair = playMatchup(rigged.setup).pairs.at(0);
    // The small deck's own turn 5 is the game's turn 9 if it goes first, and 10 if it does not.
    constexpr std::uint16_t own = RiggedDecks::small - 3;
    QVERIFY(pair.lengths == (std::map<std::uint16_t, std::uint64_t>{{2 * own - 1, 10}, {2 * own, 10}}));
    QVERIFY(pair.ends == (std::map<std::string, std::uint64_t>{{"out of cards", 20}}));
}

void TestMatchup::cardsAreCountedByGame() {
    const RiggedDecks rigged;
    const MatchupNumbers numbers = playMatchup(rigged.setup);
    // Cards stand by id: Heavier before Heavy in the small deck, Heaviest before Heavy in the large one. Of
    // the small one every card is drawn in every game, and each game is lost.
    const auto& small = numbers.pairs.at(0).sides[0].cards;
    QVERIFY(small == (std::vector<CardTally>{{20, 0, 0, 0}, {20, 0, 0, 0}}));
    const auto& large = numbers.pairs.at(0).sides[1].cards;
    QVERIFY(large.at(1) == (CardTally{20, 20, 0, 0})); // however many copies were drawn
    QVERIFY(large.at(0).drawn < 20);                   // eight or nine cards of forty are drawn
    QCOMPARE(large.at(0).wonDrawn, large.at(0).drawn);
    const DeckTotal total = totalOf(numbers, 0);
    QCOMPARE(total.games, std::uint64_t{20});
    QCOMPARE(total.wins, std::uint64_t{0});
}

void TestMatchup::aDeckAlonePlaysItself() {
    RiggedDecks rigged;
    rigged.leaveOne();
    const MatchupNumbers numbers = playMatchup(rigged.setup);
    QCOMPARE(numbers.pairs.size(), std::size_t{1});
    const PairTally& pair = numbers.pairs.front();
    QVERIFY(pair.played == all(20));
    // Who goes first draws the last card first.
    QCOMPARE(pair.sides[0].wins, std::uint64_t{0});
    QCOMPARE(pair.sides[1].wins, std::uint64_t{20});
    QCOMPARE(pair.wonByFirst(), std::uint64_t{0});
    const DeckTotal total = totalOf(numbers, 0);
    QCOMPARE(total.games, std::uint64_t{40}); // both sides
    QCOMPARE(total.wins, std::uint64_t{20});
    // Who goes second has drawn one card less, and not yet all of them.
    QVERIFY(total.cards.at(0).drawn >= 20 && total.cards.at(0).drawn < 40);
    std::set<std::uint64_t> seeds;
    for (std::uint64_t game = 0; game < 20; ++game)
        seeds.insert(seedOfGame(rigged.setup.terms, game));
    QCOMPARE(seeds.size(), std::size_t{20}); // or it would play the same game twice
}

void TestMatchup::pairsAreEachDeckWithEachOther() {
    MatchupTerms terms;
    terms.decks.resize(4);
    QCOMPARE(terms.pairs(), std::size_t{6});
    std::vector<std::array<std::size_t, 2>> pairs;
    for (std::size_t pair = 0; pair < terms.pairs(); ++pair)
        pairs.push_back(terms.decksOf(pair));
    QVERIFY(pairs ==
            (std::vector<std::array<std::size_t, 2>>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
}

void TestMatchup::twoGamesShareASeed() {
    const Given given;
    const MatchupTerms& terms = given.setup.terms;
    QCOMPARE(seedOfGame(terms, 4), seedOfGame(terms, 5));
    QVERIFY(seedOfGame(terms, 5) != seedOfGame(terms, 6));
    QCOMPARE(seedOfGame(terms, 6), seedOfGame(terms.seed, 3));
    QVERIFY(!isSwapped(terms, 4) && isSwapped(terms, 5));
}

void TestMatchup::jobsMakeNoDifference() {
    Given given;
    const MatchupNumbers alone = playMatchup(given.setup);
    QVERIFY(alone.pairs[0].won() > 0);
    for (const unsigned jobs : {2U, 3U, 64U}) {
        given.setup.jobs = jobs;
        QVERIFY(playMatchup(given.setup).pairs == alone.pairs);
    }
}

void TestMatchup::sharesAddUpToTheWhole() {
    Given given{"workbench", 61};
    const MatchupNumbers whole = playMatchup(given.setup);
    for (const std::uint64_t of : {2U, 7U, 61U}) {
        MatchupNumbers sum{given.setup.terms};
        for (std::uint64_t part = of; part >= 1; --part) {
            given.setup.share = {part, of};
            sum.pairs[0].add(playMatchup(given.setup).pairs[0]);
        }
        QVERIFY(sum.pairs == whole.pairs);
        QVERIFY(sum.isWhole());
    }
}

void TestMatchup::sharesKeepGamesOfOneSeedTogether() {
    MatchupTerms terms;
    terms.decks.resize(2);
    terms.games = 11;
    // Six seeds: two for each of three.
    QVERIFY(gamesOf({1, 3}, terms) == (GameRange{0, 3}));
    QVERIFY(gamesOf({2, 3}, terms) == (GameRange{4, 7}));
    QVERIFY(gamesOf({3, 3}, terms) == (GameRange{8, 10}));
    terms.games = 2;
    QVERIFY(!gamesOf({1, 3}, terms) && !gamesOf({2, 3}, terms));
    QVERIFY(gamesOf({3, 3}, terms) == (GameRange{0, 1}));
}

void TestMatchup::whatHasBeenPlayedIsNotPlayedAgain() {
    Given given;
    const MatchupNumbers whole = playMatchup(given.setup);
    given.setup.share = {2, 3};
    const MatchupNumbers middle = playMatchup(given.setup);
    given.setup.share = {};
    std::uint64_t played = 0;
    given.setup.progress = [&](std::uint64_t done, std::uint64_t) {
        QVERIFY(done > 20);
        ++played;
    };
    QVERIFY(playMatchup(given.setup, middle).pairs == whole.pairs);
    QCOMPARE(played, std::uint64_t{40});
}

void TestMatchup::stoppingKeepsWhatIsFinished() {
    Given given;
    const MatchupNumbers whole = playMatchup(given.setup);
    for (const unsigned jobs : {1U, 3U}) {
        std::stop_source stops;
        given.setup.jobs = jobs;
        given.setup.stop = stops.get_token();
        given.setup.progress = [&](std::uint64_t done, std::uint64_t) {
            if (done >= 10)
                stops.request_stop();
        };
        const MatchupNumbers some = playMatchup(given.setup);
        QVERIFY(some.played() >= 10 && some.played() < 60);
        QCOMPARE(some.pairs[0].finished(), some.played());
        given.setup.stop = {};
        QVERIFY(playMatchup(given.setup, some).pairs == whole.pairs);
    }
}

void TestMatchup::stoppingBreaksAThoughtOff() {
    Given given;
    std::atomic<int> thoughts{0};
    std::stop_source stops;
    given.setup.terms.bot = "quick";
    given.setup.bots = [&](const BotChoice&, std::uint64_t) {
        return std::make_unique<EndlessBot>(thoughts);
    };
    given.setup.stop = stops.get_token();
    const std::jthread stopper{[&] {
        while (thoughts == 0)
            std::this_thread::yield();
        stops.request_stop();
    }};
    const MatchupNumbers none = playMatchup(given.setup);
    QCOMPARE(none.played(), std::uint64_t{0}); // an answer that was broken off counts in no game
    QCOMPARE(thoughts.load(), 1);
}

void TestMatchup::pairsStopWhenTheyAreKnownWellEnough() {
    RiggedDecks rigged;
    rigged.setup.terms.games = 100'000;
    rigged.setup.terms.until = 200;
    // All lost: the interval is z² / (n + z²) wide, 0.0188 after 200 games, of which half are 0.0094 to each
    // side.
    const MatchupNumbers numbers = playMatchup(rigged.setup);
    QCOMPARE(numbers.played(), gamesBetweenLooks);
    QVERIFY(numbers.isWhole());
    rigged.setup.terms.until = 90;
    QCOMPARE(playMatchup(rigged.setup).played(), 2 * gamesBetweenLooks);
    rigged.setup.jobs = 3;
    QCOMPARE(playMatchup(rigged.setup).played(), 2 * gamesBetweenLooks);
    rigged.setup.terms.games = 300;
    QCOMPARE(playMatchup(rigged.setup).played(), std::uint64_t{300});
}

void TestMatchup::longGamesCountForNobody() {
    RiggedDecks rigged;
    rigged.setup.terms.mostTurns = 8; // a game that ends in turn 9 does so before anybody is asked in it
    const PairTally pair = playMatchup(rigged.setup).pairs.at(0);
    QVERIFY(pair.ends == (std::map<std::string, std::uint64_t>{{"out of cards", 10}, {"turn limit", 10}}));
    QCOMPARE(pair.finished(), std::uint64_t{10});
    QCOMPARE(pair.sides[0].first, std::uint64_t{10}); // the games that it begins are those
    QCOMPARE(pair.sides[1].first, std::uint64_t{0});
    QCOMPARE(pair.played.size(), std::uint64_t{20});
    QCOMPARE(pair.sides[0].cards.at(1).drawn, std::uint64_t{10});
}

void TestMatchup::aMistakeOfTheProgramIsCounted() {
    Given given{"fftcg", 20};
    given.setup.game = &brokenGame();
    const PairTally pair = playMatchup(given.setup).pairs.at(0);
    QVERIFY(!pair.faults.empty());
    QCOMPARE(pair.ends.at("fault"), pair.faults.size());
    QCOMPARE(pair.finished() + pair.faults.size(), std::uint64_t{20});
    QCOMPARE(pair.faults.front().reason, std::string{mistakeOfMulligans});
    // It is played again, into a file that shows it.
    const QTemporaryDir folder;
    const auto report = reportFault(given.setup, 0, pair.faults.front(), folder.path().toStdString());
    QVERIFY(report && !report->failure);
    QFile file{QString::fromStdString(report->file.string())};
    QVERIFY(file.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY2(text.contains(QString::fromUtf8(mistakeOfMulligans)), qPrintable(text));
    const std::uint64_t seed = seedOfGame(given.setup.terms, pair.faults.front().game);
    QVERIFY2(text.contains(QString::number(seed)), qPrintable(text));
    given.setup.jobs = 3;
    QVERIFY(playMatchup(given.setup).pairs.at(0) == pair);
}

void TestMatchup::lengthsAreSummedUp() {
    const Lengths lengths = lengthsOf({{5, 1}, {6, 4}, {7, 3}, {20, 2}});
    QCOMPARE(lengths.mean, (5 + 24 + 21 + 40) / 10.0);
    QCOMPARE(lengths.shortest, std::uint16_t{5});
    QCOMPARE(lengths.tenth, std::uint16_t{5});
    QCOMPARE(lengths.median, std::uint16_t{6});
    QCOMPARE(lengths.ninetieth, std::uint16_t{20});
    QCOMPARE(lengths.longest, std::uint16_t{20});
    QCOMPARE(lengthsOf({}).mean, 0.0);
}

void TestMatchup::digestsAreOfWhatIsInADeck() {
    const RiggedDecks rigged;
    const Game& game = *rigged.setup.game;
    const auto& cards = rigged.cards;
    const auto digest = [&](const std::vector<DeckLine>& lines) {
        return talliedDeck(game, lines, "any", {"any", "any"}).digest;
    };
    const std::uint64_t one = digest({{&cards[0], 3}, {&cards[1], 2}});
    QCOMPARE(digest({{&cards[1], 2}, {&cards[0], 3}}), one); // as it is written
    QVERIFY(digest({{&cards[0], 2}, {&cards[1], 3}}) != one);
    QVERIFY(digest({{&cards[0], 3}, {&cards[2], 2}}) != one);
    CardDefinition other = cards[1];
    other.numbers[gameCalled("workbench").schema.field("cost")->slot] = 1;
    QVERIFY(digest({{&cards[0], 3}, {&other, 2}}) != one); // the same id, but another card
}

TAKUJO_TEST(TestMatchup)

} // namespace test_matchup
#include "test_matchup.moc"
