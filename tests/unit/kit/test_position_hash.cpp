// The position hash: equal for what is the same to the players, different for what is not.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/kit/notes.h"
#include "engine/kit/position_hash.h"

#include <functional>

namespace test_position_hash {

using namespace takujo;

namespace {

LastingEffect lasting(ObjectId on, std::int32_t amount) {
    LastingEffect effect;
    effect.object = on;
    effect.amount = amount;
    effect.timestamp = 40;
    effect.turn = 2;
    return effect;
}

EffectRecord effect(std::uint16_t id, ObjectId source) {
    EffectRecord effect;
    effect.id = id;
    effect.source = source;
    effect.timestamp = 41;
    effect.turn = 2;
    effect.state = EffectRecord::delayed;
    effect.controller = Player::a;
    return effect;
}

Binding chosen(std::uint16_t effect, std::uint8_t slot, ObjectId object, std::int32_t amount) {
    Binding binding;
    binding.effect = effect;
    binding.slot = slot;
    binding.object = object;
    binding.amount = amount;
    return binding;
}

Note noteOf(std::uint8_t kind, ObjectId object, std::int32_t amount, ObjectId other = {}) {
    Note note;
    note.kind = kind;
    note.object = object;
    note.other = other;
    note.amount = amount;
    return note;
}

Note freeOf(std::uint16_t effect, const State& state, ObjectId card) {
    Note note = noteOf(notes::freed, {record(state, card).card, 0}, 0);
    note.effect = effect;
    return note;
}

/// Cards in every sort of zone: a deck and a heap in order, a hand without order, a board and a pool as
/// tables.
struct Scene {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    ObjectId deckTop, deckNext, deckTwin, handPlain, handScout, boardPlain, boardScout, heapTop, heapNext;

    Scene() {
        deckTop = table.put("Plain", "deck", Player::a);
        deckNext = table.put("Scout", "deck", Player::a);
        deckTwin = table.put("Plain", "deck", Player::a);
        handPlain = table.put("Plain", "hand", Player::a);
        handScout = table.put("Scout", "hand", Player::a);
        boardPlain = table.put("Plain", "board", Player::a);
        boardScout = table.put("Scout", "board", Player::a);
        heapTop = table.put("Plain", "heap", Player::b);
        heapNext = table.put("Spark", "heap", Player::b);
        table.put("Guard", "pool", Player::b);
        table.state.turn = 3;
        table.state.lasting = {lasting(boardPlain, 1000), lasting(boardPlain, -2000), lasting({}, 1)};
        table.state.counters = {{boardScout, 7, 2}, {boardScout, 8, 1}};
        table.state.effects = {effect(21, boardScout), effect(22, boardPlain)};
        table.state.bindings = {chosen(21, 0, deckTop, 0), chosen(21, 1, boardScout, 3),
                                chosen(22, 0, boardPlain, 0)};
        table.state.notes = {noteOf(notes::howCast, boardPlain, 2), noteOf(notes::howCast, boardScout, 3),
                             noteOf(notes::declaredChoice, deckTop, 1, boardScout),
                             noteOf(notes::firstOfGame, boardPlain, 4, boardScout),
                             noteOf(notes::firstOfGame, boardScout, 5)};
        table.state.notes.back().effect = 21;
        table.state.altered.emplace_back().object = boardPlain.index;
        record(table.state, boardPlain).altered = 1;
        table.state.waiting = {{boardScout, 4, {record(table.state, boardScout).card}, 1, Player::a},
                               {boardPlain, 5, {record(table.state, boardPlain).card}, 2, Player::b}};
    }
};

std::uint64_t hashOf(const Scene& scene, const State& state) {
    const Rulebook rules{gameCalled("workbench").tables};
    return positionHash({state, rules, scene.table.cards});
}

using Change = std::function<void(const Scene&, State&)>;

std::uint64_t hashAfter(const Change& change) {
    const Scene scene;
    State state = scene.table.at("work");
    change(scene, state);
    return hashOf(scene, state);
}

std::uint64_t hashBefore() {
    return hashAfter([](const Scene&, State&) {});
}

/// The two cards change places, each taking over what the other's object was.
void swapCards(State& state, ObjectId one, ObjectId other) {
    std::swap(record(state, one).card, record(state, other).card);
    state.cards[record(state, one).card].object = one.index;
    state.cards[record(state, other).card].object = other.index;
}

/// Takes the whole zone up and lays it down again in that order.
void reorder(State& state, ZoneId zone, const std::vector<ObjectId>& order) {
    for (const ObjectId id : order)
        moveObject(state, objectIn(state, id.index), zone, ZoneEnd::bottom, record(state, id).controller);
    for (const ObjectId id : order)
        record(state, id).since = 0;
}

struct Row {
    const char* name;
    Change change;
};

const std::vector<Row>& sames() {
    static const std::vector<Row> rows{
        {"which copy of a card lies in hand and which in the deck",
         [](const Scene& s, State& state) { swapCards(state, s.deckTwin, s.handPlain); }},
        {"which copy lies on the board",
         [](const Scene& s, State& state) { swapCards(state, s.boardPlain, s.handPlain); }},
        {"the order of a hand",
         [](const Scene& s, State& state) {
             reorder(state, s.table.zone("hand", Player::a), {s.handScout, s.handPlain});
         }},
        {"two copies in a deck, one for the other",
         [](const Scene& s, State& state) { swapCards(state, s.deckTop, s.deckTwin); }},
        {"handles", [](const Scene& s, State& state) { state.objects[s.handPlain.index].generation += 3; }},
        {"timestamps, as long as their order is the same",
         [](const Scene&, State& state) {
             for (ObjectRecord& object : state.objects)
                 object.timestamp = object.timestamp * 2 + 7;
             state.clock = 1000;
         }},
        {"aliases",
         [](const Scene& s, State& state) { renewAliases(state, s.table.zone("deck", Player::a)); }},
        {"random numbers", [](const Scene&, State& state) { state.random = Random{99}; }},
        {"the turn's number", [](const Scene&, State& state) { ++state.turn; }},
        {"when effects began",
         [](const Scene&, State& state) { state.lasting[0].timestamp = state.effects[0].timestamp = 99; }},
        {"the names of effects",
         [](const Scene&, State& state) {
             state.effects[0].id = state.bindings[0].effect = state.bindings[1].effect = 31;
             state.lastEffect = 31;
         }},
        {"the order of effects that will come",
         [](const Scene&, State& state) { std::swap(state.effects[0], state.effects[1]); }},
        {"the order of counters",
         [](const Scene&, State& state) { std::swap(state.counters[0], state.counters[1]); }},
        {"which of two equal cards an effect has chosen",
         [](const Scene& s, State& state) { state.bindings[0].object = s.deckTwin; }},
        {"the order in which cards were cast",
         [](const Scene&, State& state) { std::swap(state.notes[0], state.notes[1]); }},
        {"which of two equal cards was chosen when a card was cast",
         [](const Scene& s, State& state) { state.notes[2].object = s.deckTwin; }},
        {"which effect a note speaks of", [](const Scene&, State& state) { state.notes[4].effect = 22; }},
        {"where altered characteristics are kept",
         [](const Scene& s, State& state) {
             state.altered.insert(state.altered.begin(), Characteristics{});
             record(state, s.boardPlain).altered = 2;
         }},
        {"when something began to wait", [](const Scene&, State& state) { state.waiting[0].timestamp = 77; }},
    };
    return rows;
}

const std::vector<Row>& differences() {
    static const std::vector<Row> rows{
        {"damage", [](const Scene& s, State& state) { record(state, s.boardPlain).damage = 1000; }},
        {"a card under another",
         [](const Scene& s, State& state) {
             putInside(state, s.handPlain, s.boardScout, {2, 0}, ZoneEnd::bottom);
         }},
        {"a card under another in another role",
         [](const Scene& s, State& state) {
             putInside(state, s.handPlain, s.boardScout, {3, 0}, ZoneEnd::bottom);
         }},
        {"a card onto another",
         [](const Scene& s, State& state) {
             putInside(state, s.handPlain, s.boardScout, {0, Link::isRead}, ZoneEnd::top);
         }},
        {"two cards under another",
         [](const Scene& s, State& state) {
             putInside(state, s.handPlain, s.boardScout, {2, 0}, ZoneEnd::bottom);
             putInside(state, s.handScout, s.boardScout, {2, 0}, ZoneEnd::bottom);
         }},
        {"two cards under another in another order",
         [](const Scene& s, State& state) {
             putInside(state, s.handScout, s.boardScout, {2, 0}, ZoneEnd::bottom);
             putInside(state, s.handPlain, s.boardScout, {2, 0}, ZoneEnd::bottom);
         }},
        {"a card that belongs to another",
         [](const Scene& s, State& state) { linkBeside(state, s.boardPlain, s.boardScout, {2, 0}); }},
        {"turned aside", [](const Scene& s, State& state) { record(state, s.boardPlain).posture = 1; }},
        {"a mark", [](const Scene& s, State& state) { record(state, s.boardPlain).marks = 1; }},
        {"who controls it",
         [](const Scene& s, State& state) { record(state, s.boardPlain).controller = Player::b; }},
        {"whose card it is",
         [](const Scene& s, State& state) {
             state.cards[record(state, s.boardPlain).card].owner = Player::b;
         }},
        {"that it came this turn",
         [](const Scene& s, State& state) {
             record(state, s.boardPlain).since = static_cast<std::uint16_t>(state.turn + 1);
         }},
        {"the order of a deck",
         [](const Scene& s, State& state) {
             reorder(state, s.table.zone("deck", Player::a), {s.deckNext, s.deckTop, s.deckTwin});
         }},
        {"the order of a heap",
         [](const Scene& s, State& state) { swapCards(state, s.heapTop, s.heapNext); }},
        {"the order of arrival on a board",
         [](const Scene& s, State& state) { swapCards(state, s.boardPlain, s.boardScout); }},
        {"another card in hand",
         [](const Scene& s, State& state) { swapCards(state, s.handPlain, s.boardScout); }},
        {"another zone",
         [](const Scene& s, State& state) {
             moveObject(state, s.handPlain, s.table.zone("pool", Player::a), ZoneEnd::bottom, Player::a);
         }},
        {"the other player's zone",
         [](const Scene& s, State& state) {
             moveObject(state, s.handPlain, s.table.zone("hand", Player::b), ZoneEnd::bottom, Player::a);
         }},
        {"damage on another card",
         [](const Scene& s, State& state) { record(state, s.boardScout).damage = 1000; }},
        {"a player's value", [](const Scene&, State& state) { state.players[1].values[0] = 4; }},
        {"a player's flag", [](const Scene&, State& state) { state.players[0].flags = 1; }},
        {"a value of the game", [](const Scene&, State& state) { state.values[2] = 1; }},
        {"a flag of the game", [](const Scene&, State& state) { state.flags = 1; }},
        {"whose turn it is", [](const Scene&, State& state) { state.turnPlayer = Player::b; }},
        {"who has priority", [](const Scene&, State& state) { state.priority = Player::a; }},
        {"the phase", [](const Scene&, State& state) { ++state.phase; }},
        {"the step", [](const Scene&, State& state) { ++state.frames.back().step; }},
        {"the procedure", [](const Scene&, State& state) { ++state.frames.back().procedure; }},
        {"one procedure less", [](const Scene&, State& state) { state.frames.pop_back(); }},
        {"something less waits", [](const Scene&, State& state) { state.waiting.pop_back(); }},
        {"another effect waits", [](const Scene&, State& state) { state.waiting[0].effect = 4; }},
        {"for the other player", [](const Scene&, State& state) { state.waiting[0].controller = Player::b; }},
        {"a counter more", [](const Scene&, State& state) { ++state.counters[0].count; }},
        {"counters of another name", [](const Scene&, State& state) { state.counters[0].name = 9; }},
        {"counters on another card",
         [](const Scene& s, State& state) { state.counters[0].object = s.boardPlain; }},
        {"another amount", [](const Scene&, State& state) { state.lasting[0].amount = 3000; }},
        {"an effect on another card",
         [](const Scene& s, State& state) { state.lasting[0].object = s.boardScout; }},
        {"effects on a card in another order",
         [](const Scene&, State& state) { std::swap(state.lasting[0], state.lasting[1]); }},
        {"another line of the text", [](const Scene&, State& state) { state.lasting[0].place = 1; }},
        {"another card's effect", [](const Scene&, State& state) { state.lasting[0].definition = 1; }},
        {"how long it lasts", [](const Scene&, State& state) { state.lasting[0].duration = 1; }},
        {"that it began this turn", [](const Scene&, State& state) { state.lasting[0].turn = state.turn; }},
        {"what has been used",
         [](const Scene& s, State& state) { state.uses.push_back({s.boardScout, 1, 1}); }},
        {"how often", [](const Scene& s, State& state) { state.uses.push_back({s.boardScout, 1, 2}); }},
        {"a turn more",
         [](const Scene&, State& state) { state.turns.push_back({Player::a, TurnRecord::extra}); }},
        {"a turn more of this turn",
         [](const Scene&, State& state) { state.turns.push_back({Player::a, TurnRecord::extraOfThisTurn}); }},
        {"a turn less",
         [](const Scene&, State& state) { state.turns.push_back({Player::a, TurnRecord::skipped}); }},
        {"an effect about the game", [](const Scene&, State& state) { state.lasting.pop_back(); }},
        {"a card that is free of an effect",
         [](const Scene& s, State& state) { state.notes.push_back(freeOf(21, state, s.handPlain)); }},
        {"counters on a zone",
         [](const Scene& s, State& state) {
             state.counters.push_back({markerOf(s.table.zone("heap", Player::a)), 7, 1});
         }},
        {"a number that an effect has changed",
         [](const Scene&, State& state) { state.altered[0].numbers[0] = 5; }},
        {"an ability that it was given",
         [](const Scene& s, State& state) { state.given.push_back({s.boardPlain, 1, 2, 0}); }},
        {"what was named for an effect that lasts",
         [](const Scene&, State& state) { state.lasting[0].named = 3; }},
        {"the name that was named for one that will come",
         [](const Scene&, State& state) { state.effects[0].named = 7; }},
        {"one effect less that will come", [](const Scene&, State& state) { state.effects.pop_back(); }},
        {"its X", [](const Scene&, State& state) { state.effects[0].x = 2; }},
        {"its modes", [](const Scene&, State& state) { state.effects[0].modes = 1; }},
        {"whose it is", [](const Scene&, State& state) { state.effects[0].controller = Player::b; }},
        {"what it has chosen", [](const Scene& s, State& state) { state.bindings[0].object = s.deckNext; }},
        {"another share", [](const Scene&, State& state) { state.bindings[1].amount = 4; }},
        {"what it has chosen has gone",
         [](const Scene&, State& state) { ++state.bindings[0].object.generation; }},
        {"what X a card was cast with", [](const Scene&, State& state) { state.notes[0].amount = 1; }},
        {"what was paid for it", [](const Scene&, State& state) { state.notes[0].flags = 1; }},
        {"that it was cast at all",
         [](const Scene&, State& state) { state.notes.erase(state.notes.begin()); }},
        {"what was chosen when it was cast",
         [](const Scene& s, State& state) { state.notes[2].object = s.deckNext; }},
        {"of what kind a note is", [](const Scene&, State& state) { ++state.notes[3].kind; }},
        {"what a note is about", [](const Scene& s, State& state) { state.notes[3].object = s.deckNext; }},
        {"what else a note is about",
         [](const Scene& s, State& state) { state.notes[3].other = s.deckNext; }},
        {"how much a note says", [](const Scene&, State& state) { ++state.notes[3].amount; }},
        {"whose a note is", [](const Scene&, State& state) { state.notes[3].player = Player::b; }},
        {"which procedure keeps a note", [](const Scene&, State& state) { state.notes[3].frame = 1; }},
        {"the order of notes", [](const Scene&, State& state) { std::swap(state.notes[3], state.notes[4]); }},
        {"the order in which effects wait",
         [](const Scene&, State& state) { std::swap(state.waiting[0], state.waiting[1]); }},
    };
    return rows;
}

void addRows(const std::vector<Row>& rows) {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name) << static_cast<int>(i);
}

} // namespace

class TestPositionHash : public QObject {
    Q_OBJECT

private slots:
    static void itDoesNotTell_data() { addRows(sames()); }
    static void itDoesNotTell();
    static void itTells_data() { addRows(differences()); }
    static void itTells();
    static void noTwoDifferencesLookTheSame();
    static void aPositionReachedOnAnotherWayIsTheSame();
    static void ofCardsAloneNeitherNumbersNorArrivalTell();
};

void TestPositionHash::itDoesNotTell() {
    QFETCH(const int, row);
    const Change& change = sames()[static_cast<std::size_t>(row)].change;
    QCOMPARE(hashAfter(change), hashBefore());
    // The exact hash does tell: something has really been changed.
    const Scene scene;
    State state = scene.table.at("work");
    const std::uint64_t exact = exactHash(state);
    change(scene, state);
    QVERIFY(exactHash(state) != exact);
}

void TestPositionHash::itTells() {
    QFETCH(const int, row);
    QVERIFY(hashAfter(differences()[static_cast<std::size_t>(row)].change) != hashBefore());
}

void TestPositionHash::noTwoDifferencesLookTheSame() {
    QMap<quint64, QString> seen;
    for (const Row& row : differences()) {
        const quint64 hash = hashAfter(row.change);
        QVERIFY2(!seen.contains(hash),
                 qPrintable(QStringLiteral("'%1' and '%2'").arg(seen.value(hash), row.name)));
        seen[hash] = QString::fromUtf8(row.name);
    }
}

void TestPositionHash::aPositionReachedOnAnotherWayIsTheSame() {
    const Scene scene;
    const State begin = scene.table.at("work");
    State round = begin;
    ObjectId id =
        moveObject(round, scene.handPlain, scene.table.zone("heap", Player::b), ZoneEnd::top, Player::a);
    QVERIFY(hashOf(scene, round) != hashOf(scene, begin));
    id = moveObject(round, id, scene.table.zone("hand", Player::a), ZoneEnd::bottom, Player::a);
    record(round, id).since = 0;
    QCOMPARE(hashOf(scene, round), hashOf(scene, begin));
}

void TestPositionHash::ofCardsAloneNeitherNumbersNorArrivalTell() {
    const Scene scene;
    const Rulebook rules{gameCalled("workbench").tables};
    const auto ofCards = [&](const State& state) {
        return positionHashOfCards({state, rules, scene.table.cards});
    };
    const auto arriving = [&](ObjectId first, ObjectId second) {
        State state = scene.table.at("work");
        for (const ObjectId id : {first, second})
            moveObject(state, id, scene.table.zone("board", Player::a), ZoneEnd::bottom, Player::a);
        return state;
    };
    const State one = arriving(scene.handPlain, scene.handScout);
    const State other = arriving(scene.handScout, scene.handPlain);
    QVERIFY(hashOf(scene, one) != hashOf(scene, other));
    QCOMPARE(ofCards(one), ofCards(other));

    const QStringList numbers{QStringLiteral("a player's value"), QStringLiteral("a counter more"),
                              QStringLiteral("counters of another name"),
                              QStringLiteral("counters on another card"),
                              QStringLiteral("counters on a zone")};
    const State before = scene.table.at("work");
    for (const Row& row : differences()) {
        State state = before;
        row.change(scene, state);
        QVERIFY2((ofCards(state) == ofCards(before)) == numbers.contains(QString::fromUtf8(row.name)),
                 row.name);
    }
}

TAKUJO_TEST(TestPositionHash)

} // namespace test_position_hash
#include "test_position_hash.moc"
