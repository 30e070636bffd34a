// Decks in one line: read back to the same deck, and damage is told.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/decks/deck_link.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"

namespace test_deck_link {

using namespace takujo;

namespace {

const std::vector<DeckPart> parts{{.word = "cards"}, {.word = "leaders"}};
const DeckWords words{toyFormats, parts};

DeckDraft sample() {
    DeckDraft draft;
    draft.game = "toy";
    draft.format = "limited";
    draft.entries = {{"FL-001", 3, 0}, {"x y:é", 12, 0}, {"SR-001", 1, 1}};
    return draft;
}

std::optional<DeckDraft> read(const std::string& text, Findings& findings) {
    return readDeckLink(text, "clipboard", "toy", words, findings);
}

QString codeOf(const std::string& text) {
    Findings findings;
    return read(text, findings) ? QStringLiteral("read")
                                : QString::fromStdString(findings.all().front().code);
}

} // namespace

class TestDeckLink : public QObject {
    Q_OBJECT

private slots:
    static void aDeckIsOneLine();
    static void itIsReadBack();
    static void messagesBreakItsLine();
    static void everyDamageIsTold();
    static void otherLinksAreTold();
};

void TestDeckLink::aDeckIsOneLine() {
    // é is C3 A9 in UTF-8.
    const std::string link = deckLink(sample(), words);
    const std::string before = "takujo:deck:1:toy:limited:cards=3xFL-001,12xx%20y%3A%C3%A9;leaders=1xSR-001";
    QCOMPARE(link, before + ":3f9336b8"); // the hash, worked out by another program
    DeckDraft none = sample();
    none.entries.clear();
    QVERIFY(deckLink(none, words).starts_with("takujo:deck:1:toy:limited::"));
    QVERIFY(isDeckLink(link) && isDeckLink("  takujo:deck:") && !isDeckLink("3 Ash Warden"));
    QCOMPARE(gameOfDeckLink(link), std::string{"toy"});
    QCOMPARE(gameOfDeckLink("takujo:deck:1"), std::string{});
}

void TestDeckLink::itIsReadBack() {
    Findings findings;
    DeckDraft none = sample();
    none.entries.clear();
    for (const DeckDraft& draft : {sample(), none}) {
        const auto again = read(deckLink(draft, words), findings);
        QVERIFY2(again.has_value(), findings.toText().c_str());
        QVERIFY(*again == draft);
    }
    QVERIFY(findings.empty());
}

void TestDeckLink::messagesBreakItsLine() {
    std::string link = deckLink(sample(), words);
    link.insert(30, "\r\n  ");
    Findings findings;
    const auto again = read(" " + link + " \n", findings);
    QVERIFY(again && *again == sample());
}

void TestDeckLink::everyDamageIsTold() {
    const std::string link = deckLink(sample(), words);
    for (std::size_t i = 0; i < link.size(); ++i) {
        std::string missing = link;
        missing.erase(i, 1);
        QVERIFY2(codeOf(missing) != "read", missing.c_str());
        std::string wrong = link;
        wrong[i] = wrong[i] == 'q' ? 'z' : 'q';
        QVERIFY2(codeOf(wrong) != "read", wrong.c_str());
        QVERIFY2(codeOf(link.substr(0, i)) != "read", qPrintable(QString::number(i)));
    }
    QCOMPARE(codeOf(link + "0"), QStringLiteral("damaged-link"));
    std::string count = link;
    count.replace(count.find("3x"), 1, "4");
    QCOMPARE(codeOf(count), QStringLiteral("damaged-link"));
}

void TestDeckLink::otherLinksAreTold() {
    QCOMPARE(codeOf("3 Ash Warden"), QStringLiteral("no-deck-link"));
    std::string newer = deckLink(sample(), words);
    newer.replace(newer.find(":1:"), 3, ":2:");
    QCOMPARE(codeOf(newer), QStringLiteral("newer-link"));
    DeckDraft other = sample();
    other.game = "chess";
    QCOMPARE(codeOf(deckLink(other, words)), QStringLiteral("link-of-another-game"));
    other = sample();
    other.format = "draft";
    QCOMPARE(codeOf(deckLink(other, words)), QStringLiteral("unknown-format"));
    // A whole link to a deck of parts that are not known here.
    const std::vector<DeckPart> more{{.word = "cards"}, {.word = "side"}};
    QCOMPARE(codeOf(deckLink(sample(), DeckWords{toyFormats, more})), QStringLiteral("damaged-link"));
}

TAKUJO_TEST(TestDeckLink)

} // namespace test_deck_link
#include "test_deck_link.moc"
