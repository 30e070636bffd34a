// Decks as people write them to each other, a card a line.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/decks/deck_text.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"

namespace test_deck_text {

using namespace takujo;

namespace {

CardDefinition card(const char* id, const char* en, const char* ja, std::uint8_t type) {
    CardDefinition made;
    made.id = id;
    made.name = {en, ja};
    made.type = type;
    return made;
}

const Library& library() {
    static const Library made = [] {
        Library all;
        all.add({"one",
                 "toy",
                 {"One", "一"},
                 {card("FL-001", "Ash Warden", "灰の番人", 0), card("FL-002", "7 Blades", "七つの刃", 0),
                  card("FL-003", "Xylo", "シロ", 1), card("L-1", "Queen", "女王", 2),
                  card("FL-004", "Twin", "双子", 0), card("FL-005", "Twin", "双子", 0),
                  card("FL-006", "Moth (female)", "蛾（女）", 0)}});
        return all;
    }();
    return made;
}

const RuleTables& tables() {
    static const RuleTables made = [] {
        RuleTables all;
        all.zones = {{.word = "deck"}, {.word = "leaders"}};
        all.deckParts = {{.word = "cards", .zone = 0, .types = 3U},
                         {.word = "queens", .zone = 1, .types = 4U}};
        return all;
    }();
    return made;
}

const Words& words() {
    static const Words made = [] {
        Words all;
        all.add("zones", "deck", {"deck", "デッキ"});
        all.add("zones", "leaders", {"leader deck", "リーダーデッキ"});
        all.add("types", "forward", {"forward", "フォワード"});
        all.add("nouns", "forward.many", {"Forwards", "フォワード"});
        return all;
    }();
    return made;
}

const DeckTextNames& names() {
    static const DeckTextNames made{library(), toySchema(), tables(), words()};
    return made;
}

QString shownEntries(const std::vector<DeckDraft::Entry>& entries) {
    QStringList text;
    for (const DeckDraft::Entry& entry : entries)
        text << QStringLiteral("%1 %2/%3")
                    .arg(entry.count)
                    .arg(QString::fromStdString(entry.card))
                    .arg(entry.part);
    return text.join(QStringLiteral(", "));
}

/// Returns what is read, or what is wrong.
QString imported(const QString& text) {
    Findings findings;
    const auto entries = importDeckText(text.toStdString(), "pasted", names(), findings);
    return findings.empty() ? shownEntries(entries) : codesOf(findings);
}

} // namespace

class TestDeckText : public QObject {
    Q_OBJECT

private slots:
    static void linesAreRead_data();
    static void linesAreRead();
    static void headingsSayTheParts();
    static void linesAreAddedUp();
    static void whatNobodyUnderstandsIsTold();
    static void bothLanguagesAreWritten();
    static void whatIsWrittenIsReadBack();
    static void anythingCanBePasted();
};

void TestDeckText::linesAreRead_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* line, const char* read) {
        QTest::newRow(line) << QString::fromUtf8(line) << read;
    };
    row("3 Ash Warden", "3 FL-001/0");
    row("3x Ash Warden", "3 FL-001/0");
    row("3 x Ash Warden", "3 FL-001/0");
    row("3X ash warden", "3 FL-001/0");
    row("3×Ash Warden", "3 FL-001/0");
    row("  - 3 Ash Warden  ", "3 FL-001/0");
    row("* 3 Ash-Warden", "3 FL-001/0");
    row("Ash Warden x3", "3 FL-001/0");
    row("Ash Warden ×３", "3 FL-001/0");
    row("Ash Warden 3", "3 FL-001/0");
    row("Ash Warden", "1 FL-001/0");
    row("3 FL-001", "3 FL-001/0");
    row("FL-001 x3", "3 FL-001/0");
    row("fl-001", "1 FL-001/0");
    row("3 Ash Warden (FL-001)", "3 FL-001/0");
    row("3 Ash Warden [fl-001]", "3 FL-001/0");
    row("3 FL-001 Ash Warden", "3 FL-001/0");
    row("3 Old Name FL-001", "3 FL-001/0");
    row("3 灰の番人", "3 FL-001/0");
    row("３　灰の番人", "3 FL-001/0");
    row("3枚 灰の番人", "3 FL-001/0");
    row("灰の番人 3枚", "3 FL-001/0");
    row("灰の番人×3", "3 FL-001/0");
    row("ｼﾛ 2", "2 FL-003/0");
    row("7 Blades", "1 FL-002/0"); // a name that begins with a number
    row("3 7 Blades", "3 FL-002/0");
    row("2 Xylo", "2 FL-003/0"); // a name that begins with x
    row("2xXylo", "2 FL-003/0");
    row("2x Xylo", "2 FL-003/0");
    row("1 Moth (female)", "1 FL-006/0");
    row("1 蛾（女）", "1 FL-006/0");
    row("3 Ash Warden # the best", "3 FL-001/0");
    row("3 Ash Warden // the best", "3 FL-001/0");
    row("1 Queen", "1 L-1/1"); // where it belongs
    row("# 3 Ash Warden", "");
    row("//3 Ash Warden", "");
    row("   ", "");
    row("Forwards (14)", "");
    row("フォワード：", "");
    row("2 Twin (FL-005)", "2 FL-005/0");
    row("2 Twin", "1:1 ambiguous-card");
    row("0 Ash Warden", "1:1 count-out-of-range");
    row("1000 Ash Warden", "1:1 count-out-of-range");
    row("99999999999999999999 Ash Warden", "1:1 count-out-of-range");
    row("3 Ash Wardn", "1:1 unknown-card");
    row("3 FL-999", "1:1 unknown-card");
    row("Good luck!", "1:1 unknown-card");
    row("3", "1:1 unknown-card");
    row("x", "1:1 unknown-card");
}

void TestDeckText::linesAreRead() {
    QFETCH(QString, line);
    QFETCH(QString, read);
    QCOMPARE(imported(line), read);
}

void TestDeckText::headingsSayTheParts() {
    QCOMPARE(imported("Leader deck:\n1 Ash Warden\n\n== Main Deck (1) ==\n1 Queen\n【リーダーデッキ】\n1 "
                      "Xylo\n[queens]\n"
                      "1 7 Blades\nForwards:\n1 FL-006\ndeck\n1 FL-004"),
             QStringLiteral("1 FL-001/1, 1 L-1/0, 1 FL-003/1, 1 FL-002/1, 1 FL-006/1, 1 FL-004/0"));
}

void TestDeckText::linesAreAddedUp() {
    QCOMPARE(imported("2 Ash Warden\r\n1 Xylo\r\n灰の番人"), QStringLiteral("3 FL-001/0, 1 FL-003/0"));
    QCOMPARE(imported("999 Ash Warden\nAsh Warden"), QStringLiteral("2:1 count-out-of-range"));
}

void TestDeckText::whatNobodyUnderstandsIsTold() {
    Findings findings;
    const auto entries =
        importDeckText("3 Ash Wardn\n\n2 Xylo\nTwin\n3 灰の番犬\nGood luck!", "pasted", names(), findings);
    QCOMPARE(shownEntries(entries), QStringLiteral("2 FL-003/0"));
    QCOMPARE(QString::fromStdString(findings.toText()),
             QStringLiteral(
                 "pasted:1:1: error unknown-card: No card is called as '3 Ash Wardn' says. Did you mean "
                 "'Ash Warden'?\n"
                 "pasted:4:1: error ambiguous-card: 'Twin' may be any of these cards: FL-004, FL-005. "
                 "Write the id after the name: 1 Twin (FL-004).\n"
                 "pasted:5:1: error unknown-card: No card is called as '3 灰の番犬' says. Did you mean "
                 "'灰の番人'?\n"
                 "pasted:6:1: error unknown-card: No card is called as 'Good luck!' says. Write a line "
                 "such as 3 FL-001, or put # before a remark.\n"));
}

void TestDeckText::bothLanguagesAreWritten() {
    DeckDraft draft;
    draft.name = {"Moths", "蛾"};
    draft.entries = {{"L-1", 1, 1}, {"FL-001", 3, 0}, {"FL-005", 2, 0}, {"GONE-1", 1, 0}};
    QCOMPARE(QString::fromStdString(deckAsText(draft, names(), Language::en)),
             QStringLiteral(
                 "# Moths\n\nDeck:\n3 Ash Warden\n2 Twin (FL-005)\n1 GONE-1\n\nLeader deck:\n1 Queen\n"));
    QCOMPARE(QString::fromStdString(deckAsText(draft, names(), Language::ja)),
             QStringLiteral(
                 "# 蛾\n\nデッキ:\n3 灰の番人\n2 双子 (FL-005)\n1 GONE-1\n\nリーダーデッキ:\n1 女王\n"));
}

void TestDeckText::whatIsWrittenIsReadBack() {
    DeckDraft draft;
    draft.name = {"All", "全部"};
    int count = 0;
    for (const CardDefinition& each : library().sets().front().cards)
        draft.add(each.id, each.type == 2 ? 1 : 0, ++count);
    draft.add("FL-001", 1, 2); // in a part that is not for it, which only the rules tell
    for (const Language language : {Language::en, Language::ja}) {
        DeckDraft again = draft;
        Findings findings;
        again.entries = importDeckText(deckAsText(draft, names(), language), "pasted", names(), findings);
        QCOMPARE(QString::fromStdString(findings.toText()), QString());
        QVERIFY(sayTheSame(again, draft));
    }
}

void TestDeckText::anythingCanBePasted() {
    std::uint32_t chance = 7;
    const QString pieces = QStringLiteral("3x×*枚 \n\t#/-()[]:【】灰Aa１９");
    for (int i = 0; i < 2000; ++i) {
        QString text;
        for (int length = i % 12; length > 0; --length) {
            chance = chance * 1664525U + 1013904223U;
            text +=
                pieces[static_cast<qsizetype>((chance >> 16U) % static_cast<std::uint32_t>(pieces.size()))];
        }
        Findings findings;
        QVERIFY(importDeckText(text.toStdString(), "pasted", names(), findings).empty());
    }
    Findings findings;
    importDeckText("\xFF\x80 3 \xE3\x80\n3 \xE7", "pasted", names(), findings);
    QCOMPARE(findings.errors(), std::size_t{2});
}

TAKUJO_TEST(TestDeckText)

} // namespace test_deck_text
#include "test_deck_text.moc"
