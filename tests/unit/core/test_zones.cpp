// Zones: what lies where, in which order, and which handles still name something.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/zones.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace test_zones {

using namespace takujo;

namespace {

constexpr ZoneId deckOfA{0, Player::a};
constexpr ZoneId handOfA{1, Player::a};
constexpr ZoneId handOfB{1, Player::b};
constexpr ZoneId shared{2, Player::nobody};

State tableWith(int cards, ZoneId zone = deckOfA) {
    State state;
    setUpZones(state, 3);
    for (int i = 0; i < cards; ++i)
        addCard(state, static_cast<DefinitionIndex>(i), Player::a, zone);
    return state;
}

/// The cards of a zone from its first to its last, and that walking back from the last gives the same.
QList<int> cardsIn(const State& state, ZoneId zone) {
    QList<int> cards;
    for (const ObjectId id : objectsIn(state, zone))
        cards << record(state, id).card;
    QList<int> backwards;
    for (std::uint16_t slot = zoneAt(state, zone).last; slot != ObjectId::none;
         slot = state.objects[slot].previous)
        backwards.prepend(state.objects[slot].card);
    if (cards != backwards || cards.size() != countIn(state, zone))
        qFatal("the chain of a zone is broken");
    return cards;
}

ObjectId objectOf(const State& state, int card) {
    const std::uint16_t slot = state.cards[static_cast<std::size_t>(card)].object;
    return {slot, state.objects[slot].generation};
}

std::set<std::uint32_t> aliasesIn(const State& state, ZoneId zone) {
    std::set<std::uint32_t> aliases;
    for (const ObjectId id : objectsIn(state, zone))
        aliases.insert(record(state, id).alias);
    return aliases;
}

} // namespace

class TestZones : public QObject {
    Q_OBJECT

private slots:
    static void aFreshTableIsEmpty();
    static void addedCardsLieBelowEachOther();
    static void aNewCardIsAnObjectOfItsOwn();
    static void aCardMovesToTheTop();
    static void aCardMovesToTheBottom();
    static void theLastOneLeavesAnEmptyZone();
    static void theFirstTheMiddleAndTheLastCanBeTakenOut_data();
    static void theFirstTheMiddleAndTheLastCanBeTakenOut();
    static void aCardCanMoveWithinItsZone();
    static void everyPlayersZonesAndTheSharedOnesAreDifferent();
    static void anOldHandleDiesWhenTheCardMoves();
    static void aHandleToNothingIsNotAlive();
    static void aQueryPassesOverWhatIsHiddenFromIt_data();
    static void aQueryPassesOverWhatIsHiddenFromIt();
    static void nothingIsCarriedAlongByAMove();
    static void aCardStaysWhereItsCardRecordSays();
    static void aShuffleKeepsEveryCard_data();
    static void aShuffleKeepsEveryCard();
    static void aShuffleLeavesOtherZonesAlone();
    static void aShuffleIsDecidedByTheRandomState();
    static void everyOrderComesUpEquallyOften();
    static void aShuffleRenewsTheAliases();
    static void noTwoObjectsShareAnAlias();
    static void theTableHasAnotherStampAfterEachChangeOfWhoWorksThere();
};

void TestZones::aFreshTableIsEmpty() {
    State state;
    setUpZones(state, 3);
    QCOMPARE(zoneKinds(state), 3U);
    for (const ZoneId zone : {deckOfA, handOfA, handOfB, shared}) {
        QCOMPARE(countIn(state, zone), 0);
        QVERIFY(cardsIn(state, zone).isEmpty());
        QVERIFY(!topOf(state, zone).exists());
    }
}

void TestZones::addedCardsLieBelowEachOther() {
    const State state = tableWith(3);
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({0, 1, 2}));
    QCOMPARE(countIn(state, deckOfA), 3);
    QCOMPARE(int{record(state, topOf(state, deckOfA)).card}, 0);
}

void TestZones::aNewCardIsAnObjectOfItsOwn() {
    State state;
    setUpZones(state, 3);
    addCard(state, 9, Player::b, handOfB);
    const CardId id = addCard(state, 7, Player::b, handOfB);
    QCOMPARE(int{id.index}, 1);
    const CardRecord& card = state.cards[id.index];
    QCOMPARE(int{card.definition}, 7);
    QVERIFY(card.owner == Player::b);
    QCOMPARE(card.object, id.index); // card and slot have the same number
    const ObjectRecord& object = state.objects[card.object];
    QCOMPARE(object.card, id.index);
    QVERIFY(object.zone == handOfB);
    QVERIFY(object.controller == Player::b);
    QVERIFY(lives(state, objectOf(state, 1)));
}

void TestZones::aCardMovesToTheTop() {
    State state = tableWith(3);
    moveObject(state, objectOf(state, 0), handOfA, ZoneEnd::top, Player::a);
    moveObject(state, objectOf(state, 1), handOfA, ZoneEnd::top, Player::a);
    QCOMPARE(cardsIn(state, handOfA), QList<int>({1, 0}));
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({2}));
}

void TestZones::aCardMovesToTheBottom() {
    State state = tableWith(3);
    moveObject(state, objectOf(state, 0), handOfA, ZoneEnd::bottom, Player::a);
    moveObject(state, objectOf(state, 1), handOfA, ZoneEnd::bottom, Player::a);
    QCOMPARE(cardsIn(state, handOfA), QList<int>({0, 1}));
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({2}));
}

void TestZones::theLastOneLeavesAnEmptyZone() {
    State state = tableWith(1);
    moveObject(state, objectOf(state, 0), handOfA, ZoneEnd::top, Player::a);
    QCOMPARE(countIn(state, deckOfA), 0);
    QVERIFY(!topOf(state, deckOfA).exists());
    QCOMPARE(cardsIn(state, deckOfA), QList<int>());
    // And the empty zone takes cards again.
    moveObject(state, objectOf(state, 0), deckOfA, ZoneEnd::bottom, Player::a);
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({0}));
    QCOMPARE(cardsIn(state, handOfA), QList<int>());
}

void TestZones::theFirstTheMiddleAndTheLastCanBeTakenOut_data() {
    QTest::addColumn<int>("card");
    QTest::addColumn<QList<int>>("left");
    QTest::newRow("the first") << 0 << QList<int>{1, 2, 3};
    QTest::newRow("one in the middle") << 2 << QList<int>{0, 1, 3};
    QTest::newRow("the last") << 3 << QList<int>{0, 1, 2};
}

void TestZones::theFirstTheMiddleAndTheLastCanBeTakenOut() {
    QFETCH(const int, card);
    QFETCH(const QList<int>, left);
    State state = tableWith(4);
    moveObject(state, objectOf(state, card), handOfA, ZoneEnd::top, Player::a);
    QCOMPARE(cardsIn(state, deckOfA), left);
    QCOMPARE(cardsIn(state, handOfA), QList<int>({card}));
}

void TestZones::aCardCanMoveWithinItsZone() {
    State state = tableWith(3);
    moveObject(state, objectOf(state, 0), deckOfA, ZoneEnd::bottom, Player::a);
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({1, 2, 0}));
    moveObject(state, objectOf(state, 2), deckOfA, ZoneEnd::top, Player::a);
    QCOMPARE(cardsIn(state, deckOfA), QList<int>({2, 1, 0}));
}

void TestZones::everyPlayersZonesAndTheSharedOnesAreDifferent() {
    State state;
    setUpZones(state, 3);
    std::set<std::size_t> places;
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::uint8_t kind = 0; kind < 3; ++kind)
            places.insert(zoneIndex(state, {kind, player}));
    QCOMPARE(places.size(), 9U);
    QCOMPARE(*places.rbegin(), state.zones.size() - 1);
}

void TestZones::anOldHandleDiesWhenTheCardMoves() {
    State state = tableWith(2);
    const ObjectId before = objectOf(state, 0);
    const ObjectId neighbour = objectOf(state, 1);
    const ObjectId after = moveObject(state, before, handOfA, ZoneEnd::top, Player::a);
    QVERIFY(!lives(state, before));
    QVERIFY(!isIn(state, before, deckOfA));
    QVERIFY(!isIn(state, before, handOfA));
    QVERIFY(lives(state, after));
    QVERIFY(isIn(state, after, handOfA));
    QVERIFY(!isIn(state, after, deckOfA));
    QVERIFY(before != after);
    QVERIFY(lives(state, neighbour));
    // Coming back makes it a third object, not the first again.
    const ObjectId back = moveObject(state, after, deckOfA, ZoneEnd::top, Player::a);
    QVERIFY(lives(state, back));
    QVERIFY(!lives(state, before));
    QVERIFY(!lives(state, after));
}

void TestZones::aHandleToNothingIsNotAlive() {
    const State state = tableWith(1);
    QVERIFY(!lives(state, ObjectId{}));
    QVERIFY(!lives(state, ObjectId{1, 0}));
    QVERIFY(!lives(state, ObjectId{0, 1}));
}

void TestZones::aQueryPassesOverWhatIsHiddenFromIt_data() {
    QTest::addColumn<QList<int>>("hidden");
    QTest::addColumn<QList<int>>("found");
    QTest::newRow("nothing") << QList<int>{} << QList<int>{0, 1, 2, 3};
    QTest::newRow("the first") << QList<int>{0} << QList<int>{1, 2, 3};
    QTest::newRow("two neighbours") << QList<int>{1, 2} << QList<int>{0, 3};
    QTest::newRow("the last") << QList<int>{3} << QList<int>{0, 1, 2};
    QTest::newRow("everything") << QList<int>{0, 1, 2, 3} << QList<int>{};
}

void TestZones::aQueryPassesOverWhatIsHiddenFromIt() {
    QFETCH(const QList<int>, hidden);
    QFETCH(const QList<int>, found);
    constexpr std::array queries{Query::counted, Query::findable, Query::reachable, Query::all};
    for (std::size_t kind = 0; kind < 3; ++kind) {
        State state = tableWith(4);
        for (const int card : hidden)
            record(state, objectOf(state, card)).marks = hiddenFrom(queries.at(kind));
        for (std::size_t asked = 0; asked < queries.size(); ++asked) {
            QList<int> there;
            for (const ObjectId id : objectsIn(state, deckOfA, queries.at(asked)))
                there << record(state, id).card;
            QCOMPARE(there, asked == kind ? found : QList<int>({0, 1, 2, 3}));
        }
    }
}

void TestZones::nothingIsCarriedAlongByAMove() {
    State state = tableWith(1, handOfA);
    state.turn = 4;
    ObjectRecord& object = record(state, objectOf(state, 0));
    object.posture = ObjectRecord::sideways | ObjectRecord::faceDown;
    object.marks = 6;
    object.damage = 3000;
    const std::uint32_t alias = object.alias;
    const std::uint32_t timestamp = object.timestamp;
    const ObjectRecord moved =
        record(state, moveObject(state, objectOf(state, 0), handOfB, ZoneEnd::top, Player::b));
    QCOMPARE(int{moved.posture}, 0);
    QCOMPARE(moved.marks, 0U);
    QCOMPARE(moved.damage, 0);
    QVERIFY(moved.controller == Player::b);
    QVERIFY(moved.timestamp > timestamp);
    QVERIFY(moved.alias != alias);
    QCOMPARE(int{moved.since}, 5); // not from the start of this turn on, but of the next
    QVERIFY(state.cards[0].owner == Player::a);
}

void TestZones::aCardStaysWhereItsCardRecordSays() {
    State state = tableWith(5);
    Random random{3};
    for (int i = 0; i < 500; ++i) {
        const int card = static_cast<int>(random.below(5));
        const ZoneId to = std::array{deckOfA, handOfA, handOfB, shared}.at(random.below(4));
        moveObject(state, objectOf(state, card), to, random.below(2) == 0 ? ZoneEnd::top : ZoneEnd::bottom,
                   Player::a);
        std::size_t all = 0;
        for (const ZoneId zone : {deckOfA, handOfA, handOfB, shared})
            for (const int there : cardsIn(state, zone)) {
                QVERIFY(isIn(state, objectOf(state, there), zone));
                ++all;
            }
        QCOMPARE(all, 5U);
        QVERIFY(isIn(state, objectOf(state, card), to));
    }
}

void TestZones::aShuffleKeepsEveryCard_data() {
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 2, 50, 128, 129, 300})
        QTest::addRow("%d cards", count) << count;
}

void TestZones::aShuffleKeepsEveryCard() {
    QFETCH(const int, count);
    State state = tableWith(count);
    state.random = Random{5};
    const QList<int> before = cardsIn(state, deckOfA);
    shuffleZone(state, deckOfA);
    QList<int> after = cardsIn(state, deckOfA);
    if (count >= 50)
        QVERIFY(after != before);
    std::ranges::sort(after);
    QCOMPARE(after, before);
    for (int card = 0; card < count; ++card)
        QVERIFY(isIn(state, objectOf(state, card), deckOfA));
}

void TestZones::aShuffleLeavesOtherZonesAlone() {
    State state = tableWith(10);
    for (int card = 0; card < 4; ++card)
        moveObject(state, objectOf(state, card), handOfA, ZoneEnd::bottom, Player::a);
    const auto aliases = aliasesIn(state, handOfA);
    shuffleZone(state, deckOfA);
    QCOMPARE(cardsIn(state, handOfA), QList<int>({0, 1, 2, 3}));
    QVERIFY(aliasesIn(state, handOfA) == aliases);
    QCOMPARE(countIn(state, deckOfA), 6);
}

void TestZones::aShuffleIsDecidedByTheRandomState() {
    State one = tableWith(50);
    one.random = Random{11};
    State same = one;
    State other = one;
    other.random = Random{12};
    shuffleZone(one, deckOfA);
    shuffleZone(same, deckOfA);
    shuffleZone(other, deckOfA);
    QCOMPARE(cardsIn(one, deckOfA), cardsIn(same, deckOfA));
    QVERIFY(cardsIn(one, deckOfA) != cardsIn(other, deckOfA));
    QVERIFY(one.random == same.random);
    // The generator has moved on: the next shuffle is another one.
    const QList<int> first = cardsIn(one, deckOfA);
    shuffleZone(one, deckOfA);
    QVERIFY(cardsIn(one, deckOfA) != first);
}

void TestZones::everyOrderComesUpEquallyOften() {
    // Always from the same order: shuffling on and on would even out what a single shuffle favours.
    const State unshuffled = tableWith(3);
    Random random{8};
    std::map<QList<int>, int> orders;
    constexpr int each = 4500;
    for (int i = 0; i < 6 * each; ++i) {
        State state = unshuffled;
        state.random = Random{random.next()};
        shuffleZone(state, deckOfA);
        ++orders[cardsIn(state, deckOfA)];
    }
    QCOMPARE(orders.size(), 6U);
    for (const auto& [order, count] : orders)
        QVERIFY2(std::abs(count - each) < 370, qPrintable(QString::number(count))); // six standard deviations
}

void TestZones::aShuffleRenewsTheAliases() {
    State state = tableWith(50);
    const auto before = aliasesIn(state, deckOfA);
    shuffleZone(state, deckOfA);
    const auto after = aliasesIn(state, deckOfA);
    QCOMPARE(after.size(), 50U);
    for (const std::uint32_t alias : after)
        QVERIFY(!before.contains(alias));
    // In the order of the zone, so that an alias says nothing about where the card lay before.
    std::uint32_t last = 0;
    for (const ObjectId id : objectsIn(state, deckOfA)) {
        QVERIFY(record(state, id).alias > last);
        last = record(state, id).alias;
    }
}

void TestZones::noTwoObjectsShareAnAlias() {
    State state = tableWith(20);
    for (int i = 0; i < 3; ++i) {
        shuffleZone(state, deckOfA);
        moveObject(state, topOf(state, deckOfA), handOfA, ZoneEnd::bottom, Player::a);
    }
    auto all = aliasesIn(state, deckOfA);
    all.merge(aliasesIn(state, handOfA));
    QCOMPARE(all.size(), 20U);
}

/// Copies share it until one of them changes, and then never again.
void TestZones::theTableHasAnotherStampAfterEachChangeOfWhoWorksThere() {
    State state = tableWith(3);
    state.workZones = 1U << shared.kind;
    std::set<std::uint64_t> stamps{state.tableStamp};
    const State copy = state;
    QCOMPARE(copy.tableStamp, state.tableStamp);
    moveObject(state, topOf(state, deckOfA), handOfA, ZoneEnd::top, Player::a);
    QCOMPARE(state.tableStamp, copy.tableStamp); // no ability works in either
    const auto expectAnother = [&](const State& changed) {
        QVERIFY(stamps.insert(changed.tableStamp).second);
        QVERIFY(!changed.isFresh);
    };
    moveObject(state, topOf(state, handOfA), shared, ZoneEnd::top, Player::a);
    expectAnother(state);
    moveObject(state, topOf(state, shared), deckOfA, ZoneEnd::top, Player::a);
    expectAnother(state);
    State other = copy;
    moveObject(other, topOf(other, deckOfA), shared, ZoneEnd::top, Player::a);
    expectAnother(other);
}

TAKUJO_TEST(TestZones)

} // namespace test_zones
#include "test_zones.moc"
