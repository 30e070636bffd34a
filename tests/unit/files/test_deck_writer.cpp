// Decks are written so that whatever their owners have written beside the cards survives.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/deck_file.h"
#include "engine/files/decks/deck_writer.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"
#include "tests/unit/kit/written_file.h"

namespace test_deck_writer {

using namespace takujo;

namespace {

const std::vector<DeckPart> parts{{.word = "cards"}, {.word = "leaders"}};
const DeckWords words{toyFormats, parts};

const std::string head = "# By hand.\n"
                         "deck: waters\n"
                         "game: toy\n"
                         "format: constructed   # for now\n"
                         "name: {en: Still Waters, ja: 静かなる淵}\n";
const std::string cards = "cards:\n"
                          "  # Those who fight\n"
                          "  - {card: A, count: 3}  # the best\n"
                          "  - card: B\n"
                          "    count: 1\n"
                          "\n"
                          "  # The others\n"
                          "  - {count: 2, card: \"C\"}\n"
                          "# The end.\n";

DeckDraft draftIn(const std::string& text) {
    Findings findings;
    const YamlNode root = rootOf(text, findings);
    const auto deck = readDeck(root, words, findings);
    if (!deck || findings.errors() > 0)
        qFatal("%s: %s", text.c_str(), findings.toText().c_str());
    return draftOf(*deck);
}

/// Changes the deck of a text, and returns the text that says so.
QString changed(const std::string& text, const std::function<void(DeckDraft&)>& change) {
    DeckDraft draft = draftIn(text);
    change(draft);
    Findings findings;
    const auto result = changedDeckText(text, "waters.yaml", draft, words, findings);
    return QString::fromStdString(result ? *result : findings.toText());
}

/// The same text with one piece of it replaced.
QString with(const std::string& text, const char* piece, const char* instead) {
    QString result = QString::fromStdString(text);
    if (result.count(QString::fromUtf8(piece)) != 1)
        qFatal("not once: %s", piece);
    return result.replace(QString::fromUtf8(piece), QString::fromUtf8(instead));
}

} // namespace

class TestDeckWriter : public QObject {
    Q_OBJECT

private slots:
    static void nothingChangesByItself_data();
    static void nothingChangesByItself();
    static void countsChangeInPlace();
    static void linesAreTakenOut();
    static void newLinesComeAfterTheLast();
    static void theLastLineGoesAndAnotherComes();
    static void aListLosesItsLastCard();
    static void anEmptyListGetsCards();
    static void anotherPartBegins();
    static void listsInBrackets_data();
    static void listsInBrackets();
    static void namesAndNotesChange();
    static void notesMayHaveLines();
    static void windowsLinesStay();
    static void aFileWithoutALastLineBreak();
    static void aByteOrderMarkStays();
    static void whatCannotBeChangedInPlaceIsTold();
    static void aBrokenFileStaysAsItIs();
    static void aNewDeckTouchesNoFile();
    static void aNewFileSaysTheDraft();
    static void aDeckWithoutANameIsNotWritten();
    static void filesAreWritten();
    static void theUsersOwnFolderIsMade();
    static void whatOthersHaveWrittenStays();
    static void manyRandomChangesAreWritten();
};

void TestDeckWriter::nothingChangesByItself_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("lines") << QString::fromStdString(head + cards);
    QTest::newRow("brackets") << QString::fromStdString(
        head + "cards: [{card: A, count: 3},\n  {card: B, count: 1}]");
    QTest::newRow("a text over several lines")
        << QString::fromStdString(head + "about: |\n  One.\n\n  Two.\n" + cards);
    QTest::newRow("a signed count") << QString::fromStdString(head + "cards:\n  - {card: A, count: +3}\n");
}

void TestDeckWriter::nothingChangesByItself() {
    QFETCH(QString, text);
    QCOMPARE(changed(text.toStdString(), [](DeckDraft&) {}), text);
}

void TestDeckWriter::countsChangeInPlace() {
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("A", 0, 12); }),
             with(head + cards, "count: 3", "count: 12"));
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("B", 0, 2); }),
             with(head + cards, "count: 1", "count: 2"));
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("C", 0, 1); }),
             with(head + cards, "count: 2", "count: 1"));
    // Cards in another order are no other deck.
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { std::ranges::reverse(draft.entries); }),
             QString::fromStdString(head + cards));
}

void TestDeckWriter::linesAreTakenOut() {
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("A", 0, 0); }),
             with(head + cards, "  - {card: A, count: 3}  # the best\n", ""));
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("B", 0, 0); }),
             with(head + cards, "  - card: B\n    count: 1\n", ""));
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.setCount("C", 0, 0); }),
             with(head + cards, "  - {count: 2, card: \"C\"}\n", ""));
}

void TestDeckWriter::newLinesComeAfterTheLast() {
    QCOMPARE(changed(head + cards,
                     [](DeckDraft& draft) {
                         draft.add("D", 0, 2);
                         draft.add("007", 0, 1); // an id that is a number for other readers
                     }),
             with(head + cards, "  - {count: 2, card: \"C\"}\n",
                  "  - {count: 2, card: \"C\"}\n  - {card: D, count: 2}\n  - {card: \"007\", count: 1}\n"));
    const std::string inLines = head + "cards:\n- card: A\n  count: 3\n";
    QCOMPARE(changed(inLines, [](DeckDraft& draft) { draft.add("D", 0, 2); }),
             QString::fromStdString(inLines + "- card: D\n  count: 2\n"));
}

void TestDeckWriter::theLastLineGoesAndAnotherComes() {
    QCOMPARE(changed(head + cards,
                     [](DeckDraft& draft) {
                         draft.setCount("C", 0, 0);
                         draft.add("D", 0, 2);
                     }),
             with(head + cards, "  - {count: 2, card: \"C\"}\n", "  - {card: D, count: 2}\n"));
    QCOMPARE(changed(head + cards,
                     [](DeckDraft& draft) {
                         draft.entries.clear();
                         draft.add("D", 0, 2);
                     }),
             QString::fromStdString(head + "cards:\n  # Those who fight\n\n  # The others\n"
                                           "  - {card: D, count: 2}\n# The end.\n"));
}

void TestDeckWriter::aListLosesItsLastCard() {
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.entries.clear(); }),
             QString::fromStdString(head + "cards: []\n  # Those who fight\n\n  # The others\n# The end.\n"));
    const std::string two = head + "leaders:   # one\n  - {card: L, count: 1}\n" + cards;
    QCOMPARE(changed(two, [](DeckDraft& draft) { draft.setCount("L", 1, 0); }),
             QString::fromStdString(head + "leaders: []   # one\n" + cards));
}

void TestDeckWriter::anEmptyListGetsCards() {
    QCOMPARE(
        changed(head + "cards: []   # soon\nabout: Wait.\n", [](DeckDraft& draft) { draft.add("A", 0, 3); }),
        QString::fromStdString(head + "cards:   # soon\n  - {card: A, count: 3}\nabout: Wait.\n"));
    QCOMPARE(changed(head + "cards: []", [](DeckDraft& draft) { draft.add("A", 0, 3); }),
             QString::fromStdString(head + "cards:\n  - {card: A, count: 3}\n"));
}

void TestDeckWriter::anotherPartBegins() {
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.move("A", 0, 1); }),
             with(head + cards, "count: 3", "count: 2") + "leaders:\n  - {card: A, count: 1}\n");
}

void TestDeckWriter::listsInBrackets_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("taken");
    QTest::addColumn<QString>("result");
    const QString abc = QStringLiteral("[{card: A, count: 3}, {card: B, count: 1}, {card: C, count: 2}]");
    QTest::newRow("first") << abc << "A" << "[{card: B, count: 1}, {card: C, count: 2}, {card: D, count: 4}]";
    QTest::newRow("middle") << abc << "B"
                            << "[{card: A, count: 3}, {card: C, count: 2}, {card: D, count: 4}]";
    QTest::newRow("last") << abc << "C" << "[{card: A, count: 3}, {card: B, count: 1}, {card: D, count: 4}]";
    QTest::newRow("two") << abc << "BC" << "[{card: A, count: 3}, {card: D, count: 4}]";
    QTest::newRow("all") << abc << "ABC" << "[{card: D, count: 4}]";
    QTest::newRow("over lines") << "[\n  {card: A, count: 3}, # ']'\n  {card: \"B]\", count: 1}\n]" << ""
                                << "[\n  {card: A, count: 3}, # ']'\n  {card: \"B]\", count: 1}, "
                                   "{card: D, count: 4}\n]";
}

void TestDeckWriter::listsInBrackets() {
    QFETCH(QString, list);
    QFETCH(QString, taken);
    QFETCH(QString, result);
    const QString before = QString::fromStdString(head) + "cards: ";
    QCOMPARE(changed((before + list + "\n").toStdString(),
                     [&](DeckDraft& draft) {
                         for (const QChar card : taken)
                             draft.setCount(QString(card).toStdString(), 0, 0);
                         draft.add("D", 0, 4);
                     }),
             before + result + "\n");
}

void TestDeckWriter::namesAndNotesChange() {
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.name.ja = "淵"; }),
             with(head + cards, "静かなる淵", "\"淵\""));
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.id = "waters-2", draft.format = "limited"; }),
             with(head + cards, "waters\n", "waters-2\n").replace("constructed", "limited"));
    const QString noted = with(head + cards, "淵}\n", "淵}\nnotes: Try A.\n");
    QCOMPARE(changed(head + cards, [](DeckDraft& draft) { draft.notes = {"Try A.", ""}; }),
             noted.toUtf8().replace("Try A.", "\"Try A.\""));
    QCOMPARE(changed(noted.toStdString(), [](DeckDraft& draft) { draft.notes = {"No A", "Aなし"}; }),
             with(noted.toStdString(), "Try A.", "{en: No A, ja: \"Aなし\"}"));
    QCOMPARE(changed(noted.toStdString(), [](DeckDraft& draft) { draft.notes = {}; }),
             QString::fromStdString(head + cards));
}

void TestDeckWriter::notesMayHaveLines() {
    const LocalizedText lines{"One: \"two\"\n\n  three\\\n", "一\n二"};
    const QString result = changed(head + cards, [&](DeckDraft& draft) { draft.notes = lines; });
    QCOMPARE(draftIn(result.toStdString()).notes, lines);
    const std::string block = head + "notes: |\n  One.\n  Two.\n\n" + cards;
    QCOMPARE(changed(block, [](DeckDraft& draft) { draft.notes = {"Three", "Three"}; }),
             QString::fromStdString(head + "notes: Three\n\n" + cards));
}

void TestDeckWriter::windowsLinesStay() {
    const QString lines = QString::fromStdString(head + cards).replace("\n", "\r\n");
    QCOMPARE(changed(lines.toStdString(), [](DeckDraft& draft) { draft.add("D", 0, 2); }),
             QString(lines).replace("\"C\"}\r\n", "\"C\"}\r\n  - {card: D, count: 2}\r\n"));
}

void TestDeckWriter::aFileWithoutALastLineBreak() {
    const std::string text = head + "cards:\n  - {card: A, count: 3}";
    QCOMPARE(changed(text, [](DeckDraft& draft) { draft.add("D", 0, 2); }),
             QString::fromStdString(text + "\n  - {card: D, count: 2}\n"));
    QCOMPARE(changed(text, [](DeckDraft& draft) { draft.setCount("A", 0, 1); }),
             with(text, "count: 3", "count: 1"));
}

void TestDeckWriter::aByteOrderMarkStays() {
    const std::string text = "\xEF\xBB\xBF" + head + cards;
    QCOMPARE(changed(text, [](DeckDraft& draft) { draft.setCount("A", 0, 1); }).toUtf8(),
             with(text, "count: 3", "count: 1").toUtf8());
}

void TestDeckWriter::whatCannotBeChangedInPlaceIsTold() {
    const std::string text = "{deck: waters, game: toy, format: constructed, name: Waters, cards: []}\n";
    QVERIFY(
        changed(text, [](DeckDraft& draft) { draft.add("A", 0); })
            .startsWith(QStringLiteral("waters.yaml:1:1: error deck-not-written: The file is written in a "
                                       "way in which this change can't be made")));
}

void TestDeckWriter::aBrokenFileStaysAsItIs() {
    const WrittenFiles files;
    const std::string broken = head + "cards:\n  - {card: A, count: 3\n";
    const auto path = files.write("waters.yaml", broken);
    const DeckDraft draft = draftIn(head + cards);
    Findings findings;
    QVERIFY(!changedDeckText(broken, "waters.yaml", draft, words, findings));
    QCOMPARE(findings.all().front().line, 7);
    const DeckWritten written = writeDeck(path, draft, words, &draft, findings);
    QVERIFY(!written.done && !written.failure);
    QCOMPARE(contentOf(path), broken);
}

void TestDeckWriter::aNewDeckTouchesNoFile() {
    const WrittenFiles files;
    const auto path = files.write("waters.yaml", "Not a deck.\n");
    Findings findings;
    QVERIFY(!writeDeck(path, draftIn(head + cards), words, nullptr, findings).done);
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 file-exists"));
    QCOMPARE(contentOf(path), std::string{"Not a deck.\n"});
}

void TestDeckWriter::aNewFileSaysTheDraft() {
    DeckDraft draft = draftIn(head + cards);
    draft.about = {"Wait: and see.", "待つ。"};
    draft.notes = {"One\nTwo", "One\nTwo"};
    draft.add("L", 1);
    const std::string text = newDeckText(draft, words);
    QCOMPARE(QString::fromStdString(text), QStringLiteral("deck: waters\n"
                                                          "game: toy\n"
                                                          "format: constructed\n"
                                                          "name: {en: Still Waters, ja: \"静かなる淵\"}\n"
                                                          "about: {en: \"Wait: and see.\", ja: \"待つ。\"}\n"
                                                          "notes: \"One\\nTwo\"\n"
                                                          "cards:\n"
                                                          "  - {card: A, count: 3}\n"
                                                          "  - {card: B, count: 1}\n"
                                                          "  - {card: C, count: 2}\n"
                                                          "leaders:\n"
                                                          "  - {card: L, count: 1}\n"));
    QVERIFY(draftIn(text) == draft);
    draft.entries.clear();
    QVERIFY(draftIn(newDeckText(draft, words)) == draft);
}

void TestDeckWriter::aDeckWithoutANameIsNotWritten() {
    const WrittenFiles files;
    DeckDraft draft = draftIn(head + cards);
    draft.name = {};
    Findings findings;
    QVERIFY(!writeDeck(files.path() / "new.yaml", draft, words, nullptr, findings).done);
    QVERIFY(codesOf(findings).contains("deck-not-written"));
    QVERIFY(namesIn(files.path()).empty());
}

void TestDeckWriter::filesAreWritten() {
    const WrittenFiles files;
    const auto path = files.path() / "waters.yaml";
    DeckDraft draft = draftIn(head + cards);
    Findings findings;
    QVERIFY(writeDeck(path, draft, words, nullptr, findings).done); // a new one
    QCOMPARE(contentOf(path), newDeckText(draft, words));
    const auto commented = files.write("waters.yaml", head + cards);
    const DeckDraft opened = draft;
    draft.setCount("A", 0, 1);
    QVERIFY(writeDeck(commented, draft, words, &opened, findings).done);
    QCOMPARE(QString::fromStdString(contentOf(path)), with(head + cards, "count: 3", "count: 1"));
    QVERIFY(findings.empty());
    const DeckWritten nowhere = writeDeck(files.path() / "no" / "x.yaml", draft, words, nullptr, findings);
    QVERIFY(!nowhere.done && nowhere.failure && nowhere.failure->why == WriteFailure::Why::noFolder);
}

void TestDeckWriter::theUsersOwnFolderIsMade() {
    const WrittenFiles files;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", files.path().c_str());
    const auto path = userDeckFile("toy", "waters");
    const auto harmless = userDeckFile("toy", "../x/y");
    const auto nameless = userDeckFile("toy", "/");
    Findings findings;
    const bool isWritten = writeDeck(path, draftIn(head + cards), words, nullptr, findings).done;
    qputenv("XDG_DATA_HOME", before);
    const auto folder = files.path() / "takujo" / "cardsets" / "toy" / "decks";
    QVERIFY(path == folder / "waters.yaml");
    QVERIFY(harmless == folder / "xy.yaml");
    QVERIFY(nameless == folder / "deck.yaml");
    QVERIFY(isWritten && std::filesystem::exists(path));
}

void TestDeckWriter::whatOthersHaveWrittenStays() {
    const WrittenFiles files;
    const DeckDraft opened = draftIn(head + cards);
    const std::string others = with(head + cards, "count: 3", "count: 2").toStdString();
    const auto path = files.write("waters.yaml", others);
    DeckDraft draft = opened;
    draft.add("D", 0);
    Findings findings;
    QVERIFY(!writeDeck(path, draft, words, &opened, findings).done);
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 changed-meanwhile"));
    QCOMPARE(contentOf(path), others);
}

void TestDeckWriter::manyRandomChangesAreWritten() {
    // A chain of changes by a fixed series; each result is the text of the next, and says its draft.
    std::string text = head + cards;
    std::uint32_t chance = 1;
    const auto below = [&](std::uint32_t most) {
        chance = chance * 1664525U + 1013904223U;
        return (chance >> 16U) % most;
    };
    const char* const ids[] = {"A", "B", "C", "D", "E-1", "007", "x y"};
    for (int i = 0; i < 300; ++i) {
        DeckDraft draft = draftIn(text);
        for (std::uint32_t changes = 1 + below(4); changes > 0; --changes)
            draft.setCount(ids[below(7)], below(2), static_cast<int>(below(4)));
        Findings findings;
        const auto next = changedDeckText(text, "waters.yaml", draft, words, findings);
        QVERIFY2(next.has_value(), (text + findings.toText()).c_str());
        QVERIFY(sayTheSame(draftIn(*next), draft));
        QVERIFY(next->starts_with(head) && next->find("  # The others\n") != std::string::npos);
        text = *next;
    }
}

TAKUJO_TEST(TestDeckWriter)

} // namespace test_deck_writer
#include "test_deck_writer.moc"
