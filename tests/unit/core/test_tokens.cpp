// Tokens: cards that come to be during a game, and end.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/links.h"
#include "engine/core/tokens.h"

namespace test_tokens {

using namespace takujo;

namespace {

constexpr ZoneId board{0, Player::a};
constexpr ZoneId heap{1, Player::a};
constexpr DefinitionIndex imp = 7;

State tableWith(int cards) {
    State state;
    setUpZones(state, 2);
    for (int i = 0; i < cards; ++i)
        addCard(state, 0, Player::a, board);
    return state;
}

ObjectId makeImp(State& state) {
    return createToken(state, imp, Player::b, board, ZoneEnd::bottom, Player::a);
}

} // namespace

class TestTokens : public QObject {
    Q_OBJECT

private slots:
    void itIsACardAsLongAsItLasts() {
        State state = tableWith(2);
        const ObjectId token = makeImp(state);
        QVERIFY(lives(state, token));
        QVERIFY(isToken(state, token));
        QCOMPARE(countIn(state, board), 3);
        QCOMPARE(state.cards[cardOf(state, token).index].definition, imp);
        QCOMPARE(state.cards[cardOf(state, token).index].owner, Player::b);
        QCOMPARE(record(state, token).controller, Player::a);

        const ObjectId moved = moveObject(state, token, heap, ZoneEnd::top, Player::b);
        QVERIFY(!lives(state, token));
        QCOMPARE(cardOf(state, moved).index, cardOf(state, objectAt(state, heap, 1)).index);
        eraseToken(state, moved);
        QVERIFY(!lives(state, moved));
        QCOMPARE(countIn(state, heap), 0);
        QCOMPARE(countIn(state, board), 2);
    }

    void recordsAreUsedAgain() {
        State state = tableWith(1);
        constexpr int many = 50;
        for (int i = 0; i < many; ++i)
            eraseToken(state, makeImp(state));
        QCOMPARE(state.cards.size(), 2U);
        QCOMPARE(state.objects.size(), 2U);
        const ObjectId one = makeImp(state);
        const ObjectId other = makeImp(state);
        QVERIFY(cardOf(state, one) != cardOf(state, other));
        QCOMPARE(state.cards.size(), 3U);
    }

    void whatIsRememberedOfOneKeepsItsRecord() {
        State state = tableWith(1);
        const ObjectId token = makeImp(state);
        Snapshot snapshot;
        snapshot.was = token;
        snapshot.card = record(state, token).card;
        state.snapshots.push_back(snapshot);
        eraseToken(state, token);
        QCOMPARE(cardOf(state, token).index, snapshot.card);
        QVERIFY(record(state, makeImp(state)).card != snapshot.card);
    }

    void itsLinksEndWithIt() {
        State state = tableWith(2);
        const ObjectId token = makeImp(state);
        const ObjectId host = objectAt(state, board, 1);
        const ObjectId guest = objectAt(state, board, 2);
        linkBeside(state, guest, token, {0, Link::isRead});
        QCOMPARE(record(state, token).face, 1);
        eraseToken(state, token);
        QVERIFY(state.links.empty());
        QCOMPARE(record(state, guest).links, 0);

        const ObjectId other = makeImp(state);
        linkBeside(state, other, host, {0, Link::isRead});
        QCOMPARE(record(state, host).face, imp + 1);
        eraseToken(state, other);
        QCOMPARE(record(state, host).face, 0);
    }
};

TAKUJO_TEST(TestTokens)

} // namespace test_tokens
#include "test_tokens.moc"
