// A state copies like memory: into a state that has been used before nothing is taken from the heap.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/core/counted_allocations.h"

#include "engine/core/zones.h"

namespace test_state_copy {

using namespace takujo;

namespace {

/// With every pool in use, and some of its own history.
State stateWith(int cards, std::uint64_t seed) {
    State state;
    setUpZones(state, 7);
    state.random = Random{seed};
    for (int i = 0; i < cards; ++i)
        addCard(state, static_cast<DefinitionIndex>(i), Player::a, {0, Player::a});
    shuffleZone(state, {0, Player::a});
    for (int i = 0; i < 5; ++i)
        moveObject(state, topOf(state, {0, Player::a}), {1, Player::a}, ZoneEnd::top, Player::a);
    state.frames.resize(6);
    state.events.resize(10);
    state.picks.resize(4);
    state.waiting.resize(3);
    return state;
}

} // namespace

class TestStateCopy : public QObject {
    Q_OBJECT

private slots:
    static void aCopyIsEqualAndOnItsOwn();
    static void aFreshCopyTakesMemoryOnceAPool();
    static void copyingIntoAUsedStateTakesNone();
    static void copyingASmallerStateIntoALargerTakesNone();
};

void TestStateCopy::aCopyIsEqualAndOnItsOwn() {
    const State state = stateWith(100, 1);
    State copy = state;
    QCOMPARE(exactHash(copy), exactHash(state));
    const std::uint64_t before = exactHash(state);
    moveObject(copy, topOf(copy, {0, Player::a}), {1, Player::a}, ZoneEnd::top, Player::a);
    copy.frames.pop_back();
    QVERIFY(exactHash(copy) != before);
    QCOMPARE(exactHash(state), before);
}

void TestStateCopy::aFreshCopyTakesMemoryOnceAPool() {
    const State state = stateWith(100, 1);
    const std::size_t before = allocations;
    const State copy{state};
    const std::size_t taken = allocations - before;
    QCOMPARE(taken,
             7U); // cards, objects, zones, frames, events, picks, waiting; this also shows that it counts
    QCOMPARE(exactHash(copy), exactHash(state));
}

void TestStateCopy::copyingIntoAUsedStateTakesNone() {
    const State one = stateWith(100, 1);
    const State two = stateWith(100, 2);
    State used = one;
    const std::size_t before = allocations;
    for (int i = 0; i < 1000; ++i)
        used = i % 2 == 0 ? two : one;
    QCOMPARE(allocations - before, 0U);
    QCOMPARE(exactHash(used), exactHash(one));
    used = two;
    QCOMPARE(exactHash(used), exactHash(two));
}

void TestStateCopy::copyingASmallerStateIntoALargerTakesNone() {
    const State large = stateWith(100, 1);
    State small = stateWith(40, 2);
    small.picks.clear();
    small.events.clear();
    State used = large;
    const std::size_t before = allocations;
    for (int i = 0; i < 100; ++i) {
        used = small;
        used = large;
    }
    used = small;
    QCOMPARE(allocations - before, 0U);
    QCOMPARE(exactHash(used), exactHash(small));
}

TAKUJO_TEST(TestStateCopy)

} // namespace test_state_copy
#include "test_state_copy.moc"
