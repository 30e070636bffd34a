// What decks deal: opening hands, new ones, and how many cards have been seen by a turn, by each game's own
// rules.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/zones.h"
#include "engine/games/registry.h"
#include "engine/match/opening_hands.h"

#include <algorithm>
#include <set>

namespace test_opening_hands {

using namespace takujo;

namespace {

const Library& libraryOf(const Game& game) {
    static std::map<std::string_view, Library> all;
    if (!all.contains(game.id)) {
        Findings findings;
        all[game.id] = loadLibrary(game.id, game.schema, game.deckWords(), findings);
    }
    return all[game.id];
}

std::vector<DeckLine> firstDeck(const Game& game) {
    Findings findings;
    return libraryOf(game).lines(libraryOf(game).decks().front(), findings);
}

std::size_t formatOf(const Game& game) {
    const auto& formats = game.formats;
    return static_cast<std::size_t>(std::ranges::find(formats, libraryOf(game).decks().front().format) -
                                    formats.begin());
}

SampleHand handOf(const Game& game, std::uint64_t seed, bool goesFirst) {
    return SampleHand{game, formatOf(game), firstDeck(game), seed, goesFirst};
}

QStringList idsOf(const SampleHand& hand) {
    QStringList ids;
    for (const CardDefinition* card : hand.cards())
        ids << QString::fromStdString(card->id);
    return ids;
}

void addGames() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        if (!libraryOf(*game).decks().empty())
            QTest::newRow(std::string{game->id}.c_str())
                << QString::fromUtf8(game->id.data(), qsizetype(game->id.size()));
}

} // namespace

class TestOpeningHands : public QObject {
    Q_OBJECT

private slots:
    static void cardsSeenByTurn_data();
    static void cardsSeenByTurn();
    static void plainCardsServeWithoutDecks();
    static void aHandIsThatOfARealMatch();
    static void handsComeByChance_data() { addGames(); }
    static void handsComeByChance();
    static void newHandsFollowTheRules_data() { addGames(); }
    static void newHandsFollowTheRules();
    static void someCardsStay();
    static void smallDecksDealWhatTheyHave_data() { addGames(); }
    static void smallDecksDealWhatTheyHave();
};

void TestOpeningHands::cardsSeenByTurn_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QList<int>>("first");
    QTest::addColumn<QList<int>>("second");
    // 8.2.1.3: five cards; 9.2.1.1, 9.2.1.3: two in a turn, but one in the very first.
    QTest::newRow("fftcg") << "fftcg" << QList<int>{5, 6, 8, 10, 12} << QList<int>{5, 7, 9, 11, 13};
    // 5-2-1-5: five cards; 6-2-5: two in a turn, but none in the very first.
    QTest::newRow("granblue") << "granblue" << QList<int>{5, 5, 7, 9, 11} << QList<int>{5, 7, 9, 11, 13};
    // w-1, w-3: three cards, one in a turn.
    QTest::newRow("workbench") << "workbench" << QList<int>{3, 4, 5, 6, 7} << QList<int>{3, 4, 5, 6, 7};
}

void TestOpeningHands::cardsSeenByTurn() {
    QFETCH(QString, id);
    QFETCH(QList<int>, first);
    QFETCH(QList<int>, second);
    const Game& game = *findGame(id.toStdString());
    const DrawSchedule draws = drawsOf(game, libraryOf(game), 0, 4);
    QCOMPARE(QList<int>(draws.seen[0].begin(), draws.seen[0].end()), first);
    QCOMPARE(QList<int>(draws.seen[1].begin(), draws.seen[1].end()), second);
    QCOMPARE(draws.by(2, true), first[2]);
    QCOMPARE(draws.by(-1, false), second[0]);
    QCOMPARE(draws.by(9, false), second[4]); // as far as was asked for
}

void TestOpeningHands::plainCardsServeWithoutDecks() {
    const DrawSchedule draws = drawsOf(*findGame("fftcg"), Library{}, 0, 2);
    QCOMPARE(draws.seen[0], (std::vector<int>{5, 6, 8}));
    QCOMPARE(DrawSchedule{}.by(3, true), 0);
}

void TestOpeningHands::aHandIsThatOfARealMatch() {
    const Game& game = *findGame("fftcg");
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        MatchSetup setup;
        setup.game = &game;
        setup.decks = {firstDeck(game), firstDeck(game)};
        setup.seed = seed;
        Match match{setup};
        const Player first = match.decision().decider; // who was drawn by lot
        const auto goFirst =
            std::ranges::find(match.decision().options, game.tables.opening.goFirst, &Option::verb);
        QVERIFY(goFirst != match.decision().options.end() && !match.answer(Option{*goFirst}));
        QStringList dealt;
        for (const ObjectId id : objectsIn(match.state(), {game.tables.script.hand, first}))
            dealt << QString::fromStdString(match.position().definition(id).id);
        QCOMPARE(idsOf(handOf(game, seed, true)).size(), 5);
        QStringList sampled = idsOf(handOf(game, seed, true));
        QStringList other = idsOf(handOf(game, seed, false));
        QVERIFY(sampled == dealt || other == dealt);
    }
}

void TestOpeningHands::handsComeByChance() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    const int size = drawsOf(game, libraryOf(game), formatOf(game), 1).by(0, true);
    std::set<QStringList> hands;
    for (const bool goesFirst : {true, false})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const SampleHand hand = handOf(game, seed, goesFirst);
            QCOMPARE(static_cast<int>(hand.cards().size()), size);
            QCOMPARE(idsOf(hand), idsOf(handOf(game, seed, goesFirst)));
            for (const CardDefinition* card : hand.cards())
                QVERIFY(std::ranges::any_of(firstDeck(game), [&](const DeckLine& line) {
                    return line.part == 0 && line.card->id == card->id;
                }));
            hands.insert(idsOf(hand));
        }
    QVERIFY(hands.size() >= 18);
}

void TestOpeningHands::newHandsFollowTheRules() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    // No rule of the workbench and of Duel Masters gives one, and Gate Ruler has none (OPEN 15).
    const bool givesNewHands = id != QStringLiteral("workbench") && id != QStringLiteral("gate_ruler") &&
                               id != QStringLiteral("duel_masters");
    int changed = 0;
    for (const bool goesFirst : {true, false})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            SampleHand hand = handOf(game, seed, goesFirst);
            const QStringList before = idsOf(hand);
            QCOMPARE(hand.mayTakeNew(), givesNewHands);
            if (!hand.mayTakeNew())
                continue;
            std::vector<std::size_t> all(hand.cards().size());
            for (std::size_t place = 0; place < all.size(); ++place)
                all[place] = place;
            hand.takeNew(all);
            QCOMPARE(idsOf(hand).size(), before.size());
            QVERIFY(!hand.mayTakeNew()); // once
            changed += idsOf(hand) != before ? 1 : 0;
            const QStringList after = idsOf(hand);
            hand.takeNew(all);
            QCOMPARE(idsOf(hand), after);
        }
    QVERIFY(changed >= 18 || !givesNewHands);
}

void TestOpeningHands::someCardsStay() {
    const Game& game = *findGame("granblue"); // 5-2-1-5-1: any number of cards
    for (const bool goesFirst : {true, false}) {
        SampleHand hand = handOf(game, 3, goesFirst);
        const QStringList before = idsOf(hand);
        hand.takeNew(); // nothing goes back
        QVERIFY(hand.mayTakeNew());
        QCOMPARE(idsOf(hand), before);
        hand.takeNew(std::vector<std::size_t>{0, 2, 99});
        const QStringList after = idsOf(hand);
        QCOMPARE(after.size(), 5);
        for (const int kept : {1, 3, 4})
            QVERIFY(after.count(before[kept]) >= 1);
        QVERIFY(!hand.mayTakeNew());
    }
}

void TestOpeningHands::smallDecksDealWhatTheyHave() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    std::vector<DeckLine> lines = firstDeck(game);
    std::erase_if(lines, [](const DeckLine& line) { return line.part != 0; });
    lines.resize(1);
    lines[0].count = 2;
    SampleHand two{game, 0, lines, 1, true};
    QVERIFY(two.cards().size() <= 2);
    two.takeNew(std::vector<std::size_t>{0});
    QVERIFY(two.cards().size() <= 2);
    const SampleHand none{game, 0, {}, 1, false};
    QVERIFY(none.cards().empty());
}

TAKUJO_TEST(TestOpeningHands)

} // namespace test_opening_hands
#include "test_opening_hands.moc"
