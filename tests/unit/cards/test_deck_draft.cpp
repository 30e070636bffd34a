// A deck while it is edited: its counts, its versions, and what two of them differ in.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/decks/deck_draft.h"
#include "engine/cards/decks/deck_history.h"

#include <set>

namespace test_deck_draft {

using namespace takujo;

namespace {

DeckDraft twoParts() {
    DeckDraft draft;
    draft.id = "waters";
    draft.game = "toy";
    draft.format = "free";
    draft.name = {"Waters", "水"};
    draft.entries = {{"A", 3, 0}, {"B", 1, 0}, {"A", 1, 1}};
    return draft;
}

QString shownEntries(const DeckDraft& draft) {
    QString text;
    for (const DeckDraft::Entry& entry : draft.entries)
        text += QStringLiteral("%1%2/%3 ")
                    .arg(entry.count)
                    .arg(QString::fromStdString(entry.card))
                    .arg(entry.part);
    return text.trimmed();
}

} // namespace

class TestDeckDraft : public QObject {
    Q_OBJECT

private slots:
    static void cardsAreCountedByPart();
    static void copiesAreAddedAndTaken();
    static void countsStayWithinTheirLimits();
    static void copiesMoveToAnotherPart();
    static void aDeckBecomesADraftAndBack();
    static void theOrderOfCardsSaysNothing();
    static void newIdsAreFree_data();
    static void newIdsAreFree();
    static void versionsDiffer();
    static void missingCardsStay();
    static void undoAndRedo();
    static void whatIsSaved();
};

void TestDeckDraft::cardsAreCountedByPart() {
    const DeckDraft draft = twoParts();
    QCOMPARE(draft.count("A", 0), 3);
    QCOMPARE(draft.count("A", 1), 1);
    QCOMPARE(draft.count("A"), 4);
    QCOMPARE(draft.count("C"), 0);
    QCOMPARE(draft.cardsIn(0), 4);
    QCOMPARE(draft.cardsIn(1), 1);
    QCOMPARE(draft.cardsIn(2), 0);
}

void TestDeckDraft::copiesAreAddedAndTaken() {
    DeckDraft draft = twoParts();
    draft.add("C", 0, 2);
    draft.add("A", 0);
    draft.take("B", 0);
    draft.take("C", 1); // there is none
    QCOMPARE(shownEntries(draft), QStringLiteral("4A/0 1A/1 2C/0"));
    draft.setCount("A", 1, 0);
    draft.setCount("C", 0, 5);
    QCOMPARE(shownEntries(draft), QStringLiteral("4A/0 5C/0"));
}

void TestDeckDraft::countsStayWithinTheirLimits() {
    DeckDraft draft = twoParts();
    draft.add("A", 0, 100000);
    draft.take("B", 0, 100000);
    draft.setCount("C", 0, -1);
    QCOMPARE(shownEntries(draft), QStringLiteral("999A/0 1A/1"));
}

void TestDeckDraft::copiesMoveToAnotherPart() {
    DeckDraft draft = twoParts();
    draft.move("A", 0, 1, 2);
    QCOMPARE(shownEntries(draft), QStringLiteral("1A/0 1B/0 3A/1"));
    draft.move(draft.entries[1].card, 0, 1, 9); // there is one
    QCOMPARE(shownEntries(draft), QStringLiteral("1A/0 3A/1 1B/1"));
    draft.move("A", 0, 0);
    QCOMPARE(draft.count("A"), 4);
}

void TestDeckDraft::aDeckBecomesADraftAndBack() {
    Deck deck;
    deck.id = "waters";
    deck.game = "toy";
    deck.format = "free";
    deck.name = {"Waters", "水"};
    deck.notes = {"Try more.", "もっと試す。"};
    deck.entries = {{.card = "A", .count = 3, .line = 7, .column = 5, .part = 1}};
    const DeckDraft draft = draftOf(deck);
    QCOMPARE(draft.notes.ja, std::string{"もっと試す。"});
    QCOMPARE(shownEntries(draft), QStringLiteral("3A/1"));
    const Deck again = deckOf(draft);
    QCOMPARE(again.name, deck.name);
    QCOMPARE(again.notes, deck.notes);
    QCOMPARE(again.entries[0].part, 1U);
    QCOMPARE(again.entries[0].line, 0); // in no file
    QCOMPARE(draftOf(again) == draft, true);
}

void TestDeckDraft::theOrderOfCardsSaysNothing() {
    const DeckDraft draft = twoParts();
    DeckDraft other = draft;
    std::swap(other.entries[0], other.entries[2]);
    QVERIFY(other != draft);
    QVERIFY(sayTheSame(other, draft));
    other.entries[0].count = 2;
    QVERIFY(!sayTheSame(other, draft));
    DeckDraft renamed = draft;
    renamed.name.ja = "川";
    QVERIFY(!sayTheSame(renamed, draft));
}

void TestDeckDraft::newIdsAreFree_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("words") << "Still Waters!" << "still-waters";
    QTest::newRow("taken") << "Crimson Tide" << "crimson-tide-3"; // and so is -2
    QTest::newRow("an apostrophe") << "Moth's End" << "moths-end";
    QTest::newRow("no letters") << "静かなる水" << "deck";
    QTest::newRow("a number") << "2026" << "deck-2026";
    QTest::newRow("nothing") << "" << "deck";
}

void TestDeckDraft::newIdsAreFree() {
    QFETCH(QString, name);
    QFETCH(QString, id);
    const std::set<std::string, std::less<>> taken{"crimson-tide", "crimson-tide-2"};
    QCOMPARE(QString::fromStdString(
                 freeDeckId(name.toStdString(), [&](std::string_view each) { return taken.contains(each); })),
             id);
}

void TestDeckDraft::versionsDiffer() {
    const DeckDraft before = twoParts();
    DeckDraft after = before;
    after.setCount("A", 0, 2);
    after.setCount("B", 0, 0);
    after.add("C", 1, 4);
    after.add("D", 0, 1);
    const std::vector<DeckChange> expected{{"A", 0, 3, 2}, {"B", 0, 1, 0}, {"D", 0, 0, 1}, {"C", 1, 0, 4}};
    QVERIFY(changesBetween(before, after) == expected);
    QVERIFY(changesBetween(before, before).empty());
}

void TestDeckDraft::missingCardsStay() {
    CardDefinition known;
    known.id = "A";
    const DeckDraft draft = twoParts();
    const DraftLines looked =
        linesOf(draft, [&](std::string_view id) { return id == "A" ? &known : nullptr; });
    QCOMPARE(looked.lines.size(), 2U);
    QVERIFY(looked.lines[1].card == &known);
    QCOMPARE(looked.lines[1].part, 1U);
    QCOMPARE(looked.missing.size(), 1U);
    QCOMPARE(looked.missing[0].card, std::string{"B"});
    QCOMPARE(shownEntries(draft), QStringLiteral("3A/0 1B/0 1A/1"));
}

void TestDeckDraft::undoAndRedo() {
    DeckHistory history{twoParts()};
    QVERIFY(!history.canUndo() && !history.canRedo());
    const auto add = [&](const char* card) {
        DeckDraft next = history.now();
        next.add(card, 0);
        history.change(std::move(next));
    };
    add("C");
    add("D");
    history.change(history.now()); // no change
    history.undo();
    QCOMPARE(shownEntries(history.now()), QStringLiteral("3A/0 1B/0 1A/1 1C/0"));
    history.redo();
    QCOMPARE(history.now().count("D"), 1);
    history.undo();
    history.undo();
    history.undo(); // there is nothing before
    QVERIFY(history.now() == twoParts());
    add("E");
    QVERIFY(!history.canRedo()); // C and D are given up
    history.redo();
    QCOMPARE(shownEntries(history.now()), QStringLiteral("3A/0 1B/0 1A/1 1E/0"));
}

void TestDeckDraft::whatIsSaved() {
    DeckHistory history{twoParts()};
    QVERIFY(history.isSaved());
    DeckDraft next = history.now();
    next.add("C", 0);
    history.change(next);
    QVERIFY(!history.isSaved());
    history.undo();
    QVERIFY(history.isSaved());
    history.redo();
    history.markSaved();
    QVERIFY(history.isSaved());
    history.undo();
    QVERIFY(!history.isSaved());
    next.add("D", 0);
    history.change(next); // the saved version is given up with what was undone
    QVERIFY(!history.isSaved());
    history.markUnsaved();
    history.undo();
    QVERIFY(!history.isSaved());
}

TAKUJO_TEST(TestDeckDraft)

} // namespace test_deck_draft
#include "test_deck_draft.moc"
