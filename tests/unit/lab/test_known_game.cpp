// What a bot is given: nothing that its player does not see, and everything else.

#include "tests/test_program.h"
#include "tests/unit/match/battery_games.h"

#include "engine/core/zones.h"
#include "engine/kit/visibility.h"
#include "engine/match/known_game.h"
#include "engine/match/random_answer.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace test_known_game {

using namespace takujo;

namespace {

/// Plays some games at random; `look` is called at some decisions.
template <class Look>
void atSomeDecisions(const Game* game, Look look) {
    BatteryGame given = batteryGame(game->id);
    for (std::uint64_t i = 0; i < 4; ++i) {
        given.setup.seed = seedOfGame(20261127, i);
        Match match{given.setup};
        Random random{given.setup.seed};
        for (int answers = 0; !match.over(); ++answers) {
            if (answers % 23 == 0) {
                look(match, random);
                if (QTest::currentTestFailed())
                    return;
            }
            match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        }
    }
}

std::multimap<Player, DefinitionIndex> cardsByOwner(const State& state) {
    std::multimap<Player, DefinitionIndex> cards;
    for (const CardRecord& card : state.cards)
        cards.emplace(card.owner, card.definition);
    return cards;
}

/// Their numbers and definitions, sorted.
std::vector<std::pair<int, int>> sorted(const std::multimap<Player, DefinitionIndex>& cards) {
    std::vector<std::pair<int, int>> all;
    for (const auto& [player, definition] : cards)
        all.emplace_back(static_cast<int>(player), definition);
    std::ranges::sort(all);
    return all;
}

} // namespace

class TestKnownGame : public QObject {
    Q_OBJECT

private slots:
    static void unseenCardsMayLieInAnyOrder_data() { games(); }
    static void unseenCardsMayLieInAnyOrder();
    static void whatIsSeenStays_data() { games(); }
    static void whatIsSeenStays();
    static void theQuestionStaysTheSame_data() { games(); }
    static void theQuestionStaysTheSame();
    static void dealingIsOfTheSeed();
    static void aHiddenDeckIsTakenForOnesOwn();
    static void chanceHasOtherNumbers();
    static void itOutlivesTheMatch();

private:
    static void games() {
        QTest::addColumn<const Game*>("game");
        for (const Game* game : allGames())
            QTest::newRow(game->id.data()) << game;
    }
};

void TestKnownGame::unseenCardsMayLieInAnyOrder() {
    QFETCH(const Game*, game);
    int swaps = 0;
    atSomeDecisions(game, [&](const Match& match, Random& random) {
        const Player viewer = match.decision().decider;
        const KnownGame known = knownTo(viewer, match);
        for (const UnseenCards& unseen : known.unseen) {
            const auto any = [&] {
                return unseen.cards[random.below(static_cast<std::uint32_t>(unseen.cards.size()))];
            };
            State other = match.state();
            State before = match.engineAt(match.place()).before();
            const std::uint16_t one = any();
            const std::uint16_t two = any();
            swaps += other.cards[one].definition != other.cards[two].definition ? 1 : 0;
            std::swap(other.cards[one].definition, other.cards[two].definition);
            std::swap(before.cards[one].definition, before.cards[two].definition);
            other.random = Random{random.next()};
            Engine engine{match.rules(), match.cards()};
            engine.resume(other, before);
            const KnownGame same = knownTo(viewer, match.game(), engine, match.depth());
            QCOMPARE(exactHash(same.now), exactHash(known.now));
            QCOMPARE(exactHash(same.before), exactHash(known.before));
        }
    });
    QVERIFY(swaps > 0);
}

void TestKnownGame::whatIsSeenStays() {
    QFETCH(const Game*, game);
    int dealtElsewhere = 0;
    atSomeDecisions(game, [&](const Match& match, Random& random) {
        const Player viewer = match.decision().decider;
        const KnownGame known = knownTo(viewer, match);
        Engine engine{match.rules(), match.cards()};
        redeal(known, random, engine);
        const Position position = match.position();
        QVERIFY(sorted(cardsByOwner(engine.state())) == sorted(cardsByOwner(match.state())));
        for (const Player player : {Player::a, Player::b, Player::nobody})
            for (std::size_t kind = 0; kind < zoneKinds(match.state()); ++kind)
                for (const ObjectId id :
                     objectsIn(match.state(), {static_cast<std::uint8_t>(kind), player})) {
                    QVERIFY(lives(engine.state(), id));
                    if (record(match.state(), id).card == CardId::none)
                        continue;
                    const bool isSame = engine.position().definitionIndex(id) == position.definitionIndex(id);
                    if (sees(position, viewer, id))
                        QVERIFY(isSame);
                    else
                        dealtElsewhere += isSame ? 0 : 1;
                }
    });
    QVERIFY(dealtElsewhere > 100);
}

void TestKnownGame::theQuestionStaysTheSame() {
    QFETCH(const Game*, game);
    atSomeDecisions(game, [&](const Match& match, Random& random) {
        const KnownGame known = knownTo(match.decision().decider, match);
        Engine engine{match.rules(), match.cards()};
        redeal(known, random, engine);
        QVERIFY(engine.decision().kind == match.decision().kind);
        QCOMPARE(engine.decision().decider, match.decision().decider);
        QCOMPARE(engine.decision().done, match.decision().done);
        QCOMPARE(engine.decision().goal, match.decision().goal);
        QVERIFY(engine.decision().options == match.decision().options);
    });
}

void TestKnownGame::dealingIsOfTheSeed() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match{given.setup};
    const KnownGame known = knownTo(match.decision().decider, match);
    const auto dealt = [&](std::uint64_t seed) {
        Random random{seed};
        Engine engine{match.rules(), match.cards()};
        redeal(known, random, engine);
        return exactHash(engine.state());
    };
    QCOMPARE(dealt(1), dealt(1));
    QVERIFY(dealt(1) != dealt(2));
}

void TestKnownGame::aHiddenDeckIsTakenForOnesOwn() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match{given.setup};
    const Player viewer = match.decision().decider;
    const KnownGame known = knownTo(viewer, match, DeckKnowledge::hidden);
    Engine engine{match.rules(), match.cards()};
    Random random{3};
    redeal(known, random, engine);
    std::vector<bool> isOwn(match.cards().size());
    for (const CardRecord& card : match.state().cards)
        if (card.owner == viewer)
            isOwn[card.definition] = true;
    int others = 0;
    for (const CardRecord& card : match.state().cards)
        others += isOwn[card.definition] ? 0 : 1;
    QVERIFY(others > 0); // or it would prove nothing
    for (const State* state : {&known.now, &known.before, &engine.state()})
        for (const CardRecord& card : state->cards)
            QVERIFY(isOwn[card.definition]);
}

void TestKnownGame::chanceHasOtherNumbers() {
    const BatteryGame given = batteryGame("fftcg");
    const Match match{given.setup};
    const KnownGame known = knownTo(match.decision().decider, match);
    QVERIFY(known.now.random != match.state().random);
    QVERIFY(known.before.random != match.state().random);
}

void TestKnownGame::itOutlivesTheMatch() {
    const BatteryGame given = batteryGame("fftcg");
    auto match = std::make_unique<Match>(given.setup);
    const KnownGame known = knownTo(match->decision().decider, *match);
    const auto options = match->decision().options;
    match.reset();
    Engine engine{*known.rules, *known.cards};
    engine.resume(known.now, known.before);
    QVERIFY(engine.decision().options == options);
}

TAKUJO_TEST(TestKnownGame)

} // namespace test_known_game
#include "test_known_game.moc"
