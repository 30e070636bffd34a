// The exact hash: equal for equal states, another one as soon as anything at all differs.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/hash.h"
#include "engine/core/zones.h"

#include <array>
#include <set>
#include <vector>

namespace test_exact_hash {

using namespace takujo;

namespace {

/// Something in every pool and every field.
State middleOfAGame() {
    State state;
    setUpZones(state, 4);
    state.random = Random{99};
    for (int i = 0; i < 20; ++i)
        addCard(state, static_cast<DefinitionIndex>(i % 7), i < 10 ? Player::a : Player::b,
                {0, i < 10 ? Player::a : Player::b});
    shuffleZone(state, {0, Player::a});
    for (int i = 0; i < 4; ++i)
        record(state,
               moveObject(state, topOf(state, {0, Player::a}), {1, Player::a}, ZoneEnd::bottom, Player::a))
            .damage = 1000 * i;
    state.links.resize(2);
    state.frames = {{2, 1, {1, 2, 3, 4, 5, 6, 7}}, {5, 3, {}}};
    state.events.resize(2);
    state.events[1].kind = EventKind::damage;
    state.events[1].amount = 4000;
    state.picks.push_back({topOf(state, {1, Player::a}), 3, 1, {}});
    state.waiting.push_back({topOf(state, {1, Player::a}), 17, {3}, 2, Player::b});
    state.effects.resize(2);
    state.bindings.resize(3);
    state.notes.resize(2);
    state.lasting.resize(2);
    state.altered.resize(1);
    state.given.resize(1);
    state.snapshots.resize(2);
    state.counters.resize(2);
    state.history.resize(3);
    state.uses.resize(2);
    state.turns.resize(2);
    state.loop.resize(2);
    state.loopCounters.resize(1);
    state.loopBars.resize(1);
    state.players[0].values = {7, 6, 5, 4, 3, 2};
    state.players[1].flags = 5;
    state.clock = 321;
    state.flags = 3;
    state.values = {1, 2, 3, 4};
    state.turn = 6;
    state.turnPlayer = Player::b;
    state.phase = 3;
    return state;
}

class Flipper {
public:
    explicit Flipper(State& state) : state_{state}, whole_{exactHash(state)} { seen_.insert(whole_); }

    /// Flips a bit in every byte of every record, one after the other.
    template <class Records>
    void everyByteOf(const char* pool, Records& records) {
        QVERIFY2(std::size(records) > 0, pool);
        for (std::size_t i = 0; i < std::size(records); ++i) {
            auto* bytes = reinterpret_cast<unsigned char*>(&records[i]);
            for (std::size_t byte = 0; byte < sizeof records[i]; ++byte) {
                bytes[byte] ^= 1U;
                look(pool, i, byte);
                bytes[byte] ^= 1U;
            }
        }
    }
    template <class Record>
    void everyByteOfField(const char* field, Record& record) {
        std::array<Record*, 1> one{&record};
        auto* bytes = reinterpret_cast<unsigned char*>(one[0]);
        for (std::size_t byte = 0; byte < sizeof record; ++byte) {
            bytes[byte] ^= 1U;
            look(field, 0, byte);
            bytes[byte] ^= 1U;
        }
    }
    /// One record less at the end.
    template <class Records>
    void oneLess(const char* pool, Records& records) {
        const auto last = records.back();
        records.pop_back();
        look(pool, records.size(), 0);
        records.push_back(last);
    }

    std::size_t looks() const { return looks_; }
    std::size_t different() const { return seen_.size() - 1; }
    std::uint64_t whole() const { return whole_; }

private:
    void look(const char* where, std::size_t record, std::size_t byte) {
        ++looks_;
        const std::uint64_t hash = exactHash(state_);
        seen_.insert(hash);
        QVERIFY2(hash != whole_, qPrintable(QStringLiteral("byte %1 of record %2 of %3 does not count")
                                                .arg(byte)
                                                .arg(record)
                                                .arg(QLatin1String(where))));
    }

    State& state_;
    std::uint64_t whole_;
    std::set<std::uint64_t> seen_;
    std::size_t looks_ = 0;
};

} // namespace

class TestExactHash : public QObject {
    Q_OBJECT

private slots:
    static void equalStatesHaveEqualHashes();
    static void everythingInAStateCounts();
    static void emptyZonesThatCameLaterDoNotCount();
    static void theSameRecordsInAnotherOrderAreAnotherState();
    static void recordsDoNotSlipFromOnePoolIntoTheNext();
    static void aHasherTellsTheOrderOfItsWords();
    static void sizesAreThoseOfThePools();
};

void TestExactHash::equalStatesHaveEqualHashes() {
    const State state = middleOfAGame();
    const State copy = state;
    QCOMPARE(exactHash(copy), exactHash(state));
    QCOMPARE(exactHash(middleOfAGame()), exactHash(state));
    State assigned;
    assigned = state;
    QCOMPARE(exactHash(assigned), exactHash(state));
    State roomy = state;
    roomy.objects.reserve(1000); // what a pool could hold is no part of the state
    QCOMPARE(exactHash(roomy), exactHash(state));
}

void TestExactHash::everythingInAStateCounts() {
    State state = middleOfAGame();
    Flipper flipper{state};
    // Names every member: whoever adds one to the state must come here, and look whether it is hashed.
    auto& [cards, objects, zones, laterKinds, links, frames, events, picks, waiting, effects, bindings, notes,
           lasting, altered, given, snapshots, counters, history, uses, turns, loop, loopCounters, loopBars,
           players, looping, random, clock, aliases, lastEffect, homes, flags, watches, replaces, remembers,
           watchedZones, has, watchesBack, usedFrom, values, turn, turnPlayer, firstPlayer, priority, phase,
           passes, outcome, settled, strayed, isFresh, zoneKinds, workZones, tableStamp] = state;
    flipper.everyByteOf("cards", cards);
    flipper.everyByteOf("objects", objects);
    flipper.everyByteOf("zones", zones);
    flipper.everyByteOf("links", links);
    flipper.everyByteOf("frames", frames);
    flipper.everyByteOf("events", events);
    flipper.everyByteOf("picks", picks);
    flipper.everyByteOf("waiting", waiting);
    flipper.everyByteOf("effects", effects);
    flipper.everyByteOf("bindings", bindings);
    flipper.everyByteOf("notes", notes);
    flipper.everyByteOf("lasting", lasting);
    flipper.everyByteOf("altered", altered);
    flipper.everyByteOf("given", given);
    flipper.everyByteOf("snapshots", snapshots);
    flipper.everyByteOf("counters", counters);
    flipper.everyByteOf("history", history);
    flipper.everyByteOf("uses", uses);
    flipper.everyByteOf("turns", turns);
    flipper.everyByteOf("loop bars", loopBars);
    // What cards say follows from the cards; what is watched for loops, from the answers.
    QVERIFY(watchesBack == 0 && usedFrom == 0 && laterKinds == 0);
    QVERIFY(!loop.empty() && !loopCounters.empty() && looping.start == 0);
    // What spares looking at the table again says nothing of the game.
    const std::uint64_t before = exactHash(state);
    isFresh = !isFresh;
    ++zoneKinds;
    workZones = 1;
    ++tableStamp;
    QCOMPARE(exactHash(state), before);
    flipper.everyByteOf("players", players);
    flipper.everyByteOf("values", values);
    flipper.everyByteOfField("random", random);
    flipper.everyByteOfField("clock", clock);
    flipper.everyByteOfField("aliases", aliases);
    flipper.everyByteOfField("last effect", lastEffect);
    flipper.everyByteOfField("flags", flags);
    flipper.everyByteOfField("watches", watches);
    flipper.everyByteOfField("replaces", replaces);
    flipper.everyByteOfField("has", has);
    flipper.everyByteOfField("remembers", remembers);
    flipper.everyByteOfField("watched zones", watchedZones);
    flipper.everyByteOfField("turn", turn);
    flipper.everyByteOfField("turn player", turnPlayer);
    flipper.everyByteOfField("first player", firstPlayer);
    flipper.everyByteOfField("priority", priority);
    flipper.everyByteOfField("phase", phase);
    flipper.everyByteOfField("passes", passes);
    flipper.everyByteOfField("outcome", outcome);
    flipper.everyByteOfField("settled", settled);
    flipper.everyByteOfField("strayed", strayed);
    flipper.everyByteOfField("homes", homes);
    flipper.oneLess("cards", cards);
    flipper.oneLess("objects", objects);
    flipper.oneLess("zones", zones);
    flipper.oneLess("links", links);
    flipper.oneLess("frames", frames);
    flipper.oneLess("events", events);
    flipper.oneLess("picks", picks);
    flipper.oneLess("waiting", waiting);
    flipper.oneLess("effects", effects);
    flipper.oneLess("bindings", bindings);
    flipper.oneLess("notes", notes);
    flipper.oneLess("lasting", lasting);
    flipper.oneLess("altered", altered);
    flipper.oneLess("given", given);
    flipper.oneLess("snapshots", snapshots);
    flipper.oneLess("counters", counters);
    flipper.oneLess("history", history);
    flipper.oneLess("uses", uses);
    flipper.oneLess("turns", turns);
    flipper.oneLess("loop bars", loopBars);
    QCOMPARE(exactHash(state), flipper.whole());
    QVERIFY(flipper.looks() > 1000);
    QCOMPARE(flipper.different(), flipper.looks()); // no two of these states are taken for one another
}

void TestExactHash::emptyZonesThatCameLaterDoNotCount() {
    const auto withCard = [](std::size_t kinds, std::size_t later) {
        State state;
        setUpZones(state, kinds, later);
        addCard(state, 0, Player::b, {0, Player::b});
        return state;
    };
    State state = withCard(3, 1);
    QCOMPARE(exactHash(state), exactHash(withCard(2, 0)));
    QVERIFY(exactHash(state) != exactHash(withCard(3, 0)));
    const std::uint64_t empty = exactHash(state);
    moveObject(state, topOf(state, {0, Player::b}), {2, Player::b}, ZoneEnd::top, Player::b);
    State without = state;
    without.laterKinds = 0;
    QVERIFY(exactHash(state) != empty);
    QCOMPARE(exactHash(state), exactHash(without));
}

void TestExactHash::theSameRecordsInAnotherOrderAreAnotherState() {
    const State state = middleOfAGame();
    State other = state;
    std::swap(other.cards[0], other.cards[1]);
    QVERIFY(exactHash(other) != exactHash(state));
    other = state;
    std::swap(other.players[0], other.players[1]);
    QVERIFY(exactHash(other) != exactHash(state));
}

void TestExactHash::recordsDoNotSlipFromOnePoolIntoTheNext() {
    // Picks and waiting items have one size; all of them nought, they look the same.
    static_assert(sizeof(WaitingItem) >= sizeof(Pick));
    std::set<std::uint64_t> hashes;
    for (int picks = 0; picks < 4; ++picks)
        for (int waiting = 0; waiting < 4; ++waiting) {
            State state;
            for (int i = 0; i < picks; ++i)
                state.picks.push_back({ObjectId{0, 0}, 0, 0, {}});
            for (int i = 0; i < waiting; ++i)
                state.waiting.push_back({ObjectId{0, 0}, 0, CardId{0}, 0, Player::a});
            hashes.insert(exactHash(state));
        }
    QCOMPARE(hashes.size(), 16U);
}

void TestExactHash::aHasherTellsTheOrderOfItsWords() {
    Hasher one;
    one.add(1);
    one.add(2);
    Hasher other;
    other.add(2);
    other.add(1);
    QVERIFY(one.value() != other.value());
    Hasher shorter;
    shorter.add(1);
    QVERIFY(one.value() != shorter.value());
    // Records whose bytes fill no whole word.
    Hasher three;
    three.addRecords(std::vector<std::uint8_t>{1, 2, 3});
    Hasher four;
    four.addRecords(std::vector<std::uint8_t>{1, 2, 3, 0});
    QVERIFY(three.value() != four.value());
    Hasher changed;
    changed.addRecords(std::vector<std::uint8_t>{1, 2, 4});
    QVERIFY(three.value() != changed.value());
}

void TestExactHash::sizesAreThoseOfThePools() {
    State state;
    const std::size_t empty = sizeInBytes(state);
    QCOMPARE(empty, sizeof(State));
    state.objects.resize(10);
    state.events.resize(3);
    QCOMPARE(sizeInBytes(state), empty + 10 * sizeof(ObjectRecord) + 3 * sizeof(Event));
}

TAKUJO_TEST(TestExactHash)

} // namespace test_exact_hash
#include "test_exact_hash.moc"
