// Notes: what rules remember for a while, and how long.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

#include "engine/kit/notes.h"
#include "engine/kit/script/reading/records.h"

namespace test_notes {

using namespace takujo;

namespace {

constexpr std::uint8_t ofThisTest = notes::firstOfGame;

Note noteOf(ObjectId object, std::int32_t amount = 0) {
    Note note;
    note.kind = ofThisTest;
    note.object = object;
    note.amount = amount;
    return note;
}

Next keepsOne(Run& run) {
    keepNote(run.state, noteOf({}, static_cast<std::int32_t>(run.state.frames.size())));
    return Next::on();
}

/// Three procedures within each other; each keeps a note, and how many there are is counted behind each call.
std::vector<std::size_t> counts;
Next countThem(Run& run) {
    counts.push_back(run.state.notes.size());
    return Next::on();
}
template <ProcedureId inner>
Next calls(Run&) {
    return Next::call(inner);
}
Next ends(Run& run) {
    counts.push_back(run.state.notes.size());
    run.state.outcome = Outcome::draw;
    return Next::on();
}

constexpr ProcedureId outermost = procedures::firstOfGame;
constexpr ProcedureId middle = outermost + 1;
constexpr ProcedureId innermost = outermost + 2;

} // namespace

class TestNotes : public QObject {
    Q_OBJECT

private slots:
    static void whatAFrameKeepsGoesWithIt();
    static void aNoteOfNoFrameStays();
    static void whatANoteNamesIsRemembered();
    static void howACardWasCastGoesWithItOntoATable();
    static void aNameThatANoteSpeaksOfIsNotGivenAgain();
};

void TestNotes::whatAFrameKeepsGoesWithIt() {
    RuleTables tables;
    tables.procedures = withKitProcedures({{"outermost",
                                            "",
                                            {{"a note", "", keepsOne},
                                             {"the middle one", "", calls<middle>},
                                             {"how many are left", "", countThem},
                                             {"again", "", calls<middle>},
                                             {"the end", "", ends}}},
                                           {"middle",
                                            "",
                                            {{"a note", "", keepsOne},
                                             {"and another", "", keepsOne},
                                             {"the innermost", "", calls<innermost>},
                                             {"how many are left", "", countThem}}},
                                           {"innermost",
                                            "",
                                            {{"a note", "", keepsOne},
                                             {"how many", "", countThem},
                                             {"it is over", "", [](Run&) { return Next::finish(); }}}}});
    const Rulebook rules{tables};
    const CardTable cards;
    Engine engine{rules, cards};
    State state;
    setUpZones(state, 1);
    state.frames.push_back({outermost, 0, {}});
    counts.clear();
    engine.start(state);
    // In the innermost one, when it is over, when the middle one is; the same once more, and at the end.
    QCOMPARE(counts, (std::vector<std::size_t>{4, 3, 1, 4, 3, 1}));
}

void TestNotes::aNoteOfNoFrameStays() {
    State state;
    state.notes.push_back(noteOf({}, 1));
    state.frames.resize(2);
    keepNote(state, noteOf({}, 2));
    state.frames.pop_back();
    dropNotesOfEnded(state);
    QCOMPARE(state.notes.size(), 1U);
    QCOMPARE(state.notes.front().amount, 1);
    dropNotesOfKind(state, ofThisTest);
    QVERIFY(state.notes.empty());
}

void TestNotes::whatANoteNamesIsRemembered() {
    MadeUpTable table{gameCalled("workbench"), workbenchCards()};
    const ObjectId one = table.put("Plain", "board", Player::a);
    const ObjectId other = table.put("Scout", "board", Player::a);
    const ObjectId third = table.put("Spark", "board", Player::a);
    State& state = table.state;
    const Rulebook rules{gameCalled("workbench").tables};
    for (const ObjectId id : {one, other, third})
        takeSnapshot({state, rules, table.cards}, state, id);
    state.notes.push_back(noteOf(one));
    state.notes.back().other = other;
    sweepSnapshots(state);
    QCOMPARE(state.snapshots.size(), 2U);
    state.notes.clear();
    sweepSnapshots(state);
    QVERIFY(state.snapshots.empty());
}

void TestNotes::howACardWasCastGoesWithItOntoATable() {
    State state;
    const ObjectId inHand{1, 0};
    const ObjectId onTable{1, 1};
    const ObjectId inHeap{1, 2};
    noteCasting(state, inHand, 3, 5);
    noteCasting(state, {2, 0}, 0, 0); // nothing to remember
    QCOMPARE(state.notes.size(), 1U);
    followCasting(state, inHand, onTable, true);
    EffectRecord effect;
    effect.source = onTable;
    recallCasting(state, effect);
    QCOMPARE(effect.x, 3);
    QCOMPARE(int{effect.paid}, 5);
    followCasting(state, onTable, inHeap, false);
    QVERIFY(state.notes.empty());
}

void TestNotes::aNameThatANoteSpeaksOfIsNotGivenAgain() {
    State state;
    state.notes.push_back(noteOf({}));
    state.notes.back().effect = 2;
    QCOMPARE(int{addEffect(state, {}).id}, 1);
    QCOMPARE(int{addEffect(state, {}).id}, 3);
}

TAKUJO_TEST(TestNotes)

} // namespace test_notes
#include "test_notes.moc"
