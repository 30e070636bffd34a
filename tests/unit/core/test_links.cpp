// Units: cards that lie inside of each other, in which slots they live, and which handles name them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/links.h"

#include <set>

namespace test_links {

using namespace takujo;

namespace {

constexpr ZoneId board{0, Player::a};
constexpr ZoneId heap{1, Player::a};
constexpr Joining onto{0, Link::isRead};
constexpr Joining under{1, 0};

State tableWith(int cards) {
    State state;
    setUpZones(state, 2);
    for (int i = 0; i < cards; ++i)
        addCard(state, static_cast<DefinitionIndex>(i), Player::a, board);
    return state;
}

ObjectId objectOf(const State& state, int card) {
    return objectIn(state, state.cards[static_cast<std::size_t>(card)].object);
}

QList<int> cardsOf(const State& state, ObjectId host) {
    QList<int> cards;
    visitGuests(state, host, [&](const Link& link) { cards << record(state, link.guest).card; });
    return cards;
}

QList<int> cardsIn(const State& state, ZoneId zone) {
    QList<int> cards;
    for (const ObjectId id : objectsIn(state, zone))
        cards << record(state, id).card;
    return cards;
}

/// Every card is somewhere once, by a handle that lives, and knows its own slot.
void checkCards(const State& state) {
    std::set<std::uint16_t> taken;
    for (std::size_t card = 0; card < state.cards.size(); ++card) {
        const ObjectId id = objectOf(state, static_cast<int>(card));
        QVERIFY(lives(state, id));
        QCOMPARE(int{record(state, id).card}, static_cast<int>(card));
        QVERIFY(taken.insert(id.index).second);
        QCOMPARE(isInside(state, id), hostOf(state, id).exists());
    }
}

} // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    static void aSingleCardCostsNothing();
    static void everyCardOfAUnitHasAHandle();
    static void whatLiesOnTopIsRead();
    static void theFirstCardLeaves();
    static void theTopLeaves();
    static void theLastCardEndsTheUnit();
    static void aCardGoesHomeWhenItCan();
    static void twoUnitsBegunByTheSameCard();
    static void controlTakesAllOfIt();
    static void besideAHost();
    static void slotsAreUsedAgain();
};

void TestLinks::aSingleCardCostsNothing() {
    State state = tableWith(2);
    moveObject(state, objectOf(state, 0), heap, ZoneEnd::top, Player::a);
    QVERIFY(!state.strayed);
    QVERIFY(state.links.empty());
    QCOMPARE(state.objects.size(), std::size_t{2});
    QCOMPARE(int{state.homes}, 2);
}

void TestLinks::everyCardOfAUnitHasAHandle() {
    State state = tableWith(3);
    const ObjectId unit = objectOf(state, 0);
    const ObjectId was = objectOf(state, 1);
    const ObjectId guest = putInside(state, was, unit, under, ZoneEnd::bottom);
    QVERIFY(!lives(state, was));
    QVERIFY(lives(state, unit));
    QVERIFY(guest == objectOf(state, 1));
    QVERIFY(objectOf(state, 0) != unit);
    QVERIFY(hostOf(state, guest) == unit);
    QVERIFY(hostOf(state, objectOf(state, 0)) == unit);
    QCOMPARE(cardsOf(state, unit), (QList<int>{0, 1}));
    QCOMPARE(int{record(state, unit).card}, 0);
    QVERIFY(cardReadOf(state, unit) == objectOf(state, 0));
    QCOMPARE(cardsIn(state, board), (QList<int>{0, 2})); // the guest is not counted
    QCOMPARE(int{countIn(state, board)}, 2);
    QVERIFY(cardOf(state, objectOf(state, 0)) == CardId{0});
    checkCards(state);
}

void TestLinks::whatLiesOnTopIsRead() {
    State state = tableWith(3);
    const ObjectId unit = objectOf(state, 0);
    putInside(state, objectOf(state, 1), unit, onto, ZoneEnd::top);
    QCOMPARE(int{record(state, unit).card}, 1);
    putInside(state, objectOf(state, 2), unit, under, ZoneEnd::top);
    QCOMPARE(int{record(state, unit).card}, 1); // what only lies there changes nothing
    QCOMPARE(cardsOf(state, unit), (QList<int>{2, 1, 0}));
    checkCards(state);
}

void TestLinks::theFirstCardLeaves() {
    State state = tableWith(3);
    const ObjectId unit = objectOf(state, 0);
    putInside(state, objectOf(state, 1), unit, onto, ZoneEnd::top);
    putInside(state, objectOf(state, 2), unit, under, ZoneEnd::bottom);
    const ObjectId first = objectOf(state, 0);
    const ObjectId away = moveObject(state, first, heap, ZoneEnd::top, Player::a);
    QVERIFY(lives(state, unit));
    QVERIFY(!lives(state, first));
    QVERIFY(away.index >= state.homes); // at home lives the unit
    QCOMPARE(cardsOf(state, unit), (QList<int>{1, 2}));
    QVERIFY(dissolveUnits(state).empty());
    checkCards(state);
}

void TestLinks::theTopLeaves() {
    State state = tableWith(2);
    const ObjectId unit = objectOf(state, 0);
    record(state, unit).damage = 3;
    const ObjectId top = putInside(state, objectOf(state, 1), unit, onto, ZoneEnd::top);
    moveObject(state, top, heap, ZoneEnd::top, Player::a);
    QCOMPARE(int{record(state, unit).card}, 0);
    const auto gone = dissolveUnits(state);
    QCOMPARE(gone.size(), std::size_t{1});
    QVERIFY(gone.front().host == unit);
    QVERIFY(!lives(state, gone.front().guest));
    QVERIFY(objectOf(state, 0) == unit);
    QCOMPARE(record(state, unit).damage, 3);
    QCOMPARE(int{record(state, unit).links}, 0);
    QVERIFY(state.links.empty());
    checkCards(state);
}

void TestLinks::theLastCardEndsTheUnit() {
    State state = tableWith(3);
    const ObjectId unit = objectOf(state, 1);
    putInside(state, objectOf(state, 0), unit, onto, ZoneEnd::top);
    for (const int card : {0, 1})
        moveObject(state, objectOf(state, card), heap, ZoneEnd::bottom, Player::a);
    QVERIFY(!lives(state, unit));
    QVERIFY(state.links.empty());
    QCOMPARE(cardsIn(state, board), (QList<int>{2}));
    QCOMPARE(cardsIn(state, heap), (QList<int>{0, 1}));
    for (const int card : {0, 1})
        QCOMPARE(int{objectOf(state, card).index}, card); // both are at home again
    checkCards(state);
}

void TestLinks::aCardGoesHomeWhenItCan() {
    State state = tableWith(2);
    const ObjectId unit = objectOf(state, 0);
    putInside(state, objectOf(state, 1), unit, onto, ZoneEnd::top);
    const ObjectId first = moveObject(state, objectOf(state, 0), heap, ZoneEnd::top, Player::a);
    dissolveUnits(state);
    QCOMPARE(int{record(state, unit).card}, 1); // the other card lives in the slot of the first
    const ObjectId away = moveObject(state, unit, heap, ZoneEnd::top, Player::a);
    QCOMPARE(int{away.index}, 1);
    QVERIFY(!lives(state, unit));
    QVERIFY(lives(state, first));
    const ObjectId back = moveObject(state, first, board, ZoneEnd::top, Player::a);
    QCOMPARE(int{back.index}, 0);
    QVERIFY(back != unit);
    checkCards(state);
}

void TestLinks::twoUnitsBegunByTheSameCard() {
    State state = tableWith(4);
    const ObjectId one = objectOf(state, 0);
    putInside(state, objectOf(state, 1), one, onto, ZoneEnd::top);
    const ObjectId first = moveObject(state, objectOf(state, 0), board, ZoneEnd::bottom, Player::a);
    putInside(state, objectOf(state, 2), first, onto, ZoneEnd::top);
    putInside(state, objectOf(state, 3), one, under, ZoneEnd::bottom);
    QCOMPARE(cardsOf(state, first), (QList<int>{2, 0}));
    QCOMPARE(cardsOf(state, one), (QList<int>{1, 3}));
    checkCards(state);
    // From one into the other.
    putInside(state, objectOf(state, 3), first, under, ZoneEnd::bottom);
    QVERIFY(!dissolveUnits(state).empty());
    QCOMPARE(cardsOf(state, first), (QList<int>{2, 0, 3}));
    QCOMPARE(int{record(state, one).card}, 1);
    checkCards(state);
}

void TestLinks::controlTakesAllOfIt() {
    State state = tableWith(2);
    const ObjectId unit = objectOf(state, 0);
    const ObjectId guest = putInside(state, objectOf(state, 1), unit, under, ZoneEnd::bottom);
    handOver(state, unit, {0, Player::b});
    QVERIFY(record(state, guest).controller == Player::b);
    QVERIFY((record(state, guest).zone == ZoneId{0, Player::b}));
    QVERIFY((isIn(state, unit, ZoneId{0, Player::b})));
}

void TestLinks::besideAHost() {
    State state = tableWith(3);
    const ObjectId host = objectOf(state, 0);
    const ObjectId gear = objectOf(state, 1);
    linkBeside(state, gear, host, {2, 0});
    QVERIFY(lives(state, gear));
    QVERIFY(hostOf(state, gear) == host);
    QCOMPARE(int{countIn(state, board)}, 3);
    QCOMPARE(cardsInside(state, host), std::size_t{0});
    putInside(state, objectOf(state, 2), host, under, ZoneEnd::bottom);
    QCOMPARE(cardsInside(state, host), std::size_t{2});
    moveObject(state, objectOf(state, 2), heap, ZoneEnd::top, Player::a);
    dissolveUnits(state);
    QVERIFY(hostOf(state, gear) == host);
    moveObject(state, host, heap, ZoneEnd::top, Player::a);
    QVERIFY(!hostOf(state, gear).exists());
    QCOMPARE(int{record(state, gear).links}, 0);
    QVERIFY(state.links.empty());
}

void TestLinks::slotsAreUsedAgain() {
    State state = tableWith(3);
    for (int i = 0; i < 100; ++i) {
        const ObjectId unit = objectOf(state, i % 3);
        putInside(state, objectOf(state, (i + 1) % 3), unit, onto, ZoneEnd::top);
        putInside(state, objectOf(state, (i + 2) % 3), unit, under, ZoneEnd::bottom);
        for (const int card : {i % 3, (i + 1) % 3, (i + 2) % 3})
            moveObject(state, objectOf(state, card), board, ZoneEnd::bottom, Player::a);
        checkCards(state);
    }
    QVERIFY(state.objects.size() <= 5);
    QVERIFY(state.links.empty());
}

TAKUJO_TEST(TestLinks)

} // namespace test_links
#include "test_links.moc"
