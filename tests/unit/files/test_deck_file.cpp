// Decks: what a deck file can say, and what is told of its mistakes.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/deck_file.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"
#include "tests/unit/kit/written_file.h"

namespace test_deck_file {

using namespace takujo;

namespace {

const std::string head = "deck: waters\n"
                         "game: toy\n"
                         "format: constructed\n"
                         "name: {en: Still Waters, ja: 静かなる淵}\n";

std::optional<Deck> read(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readDeck(files.write("waters.yaml", text), DeckWords{toyFormats}, findings);
}

} // namespace

class TestDeckFile : public QObject {
    Q_OBJECT

private slots:
    static void everythingIsRead();
    static void aDeckMayBeEmptyAndWithoutWords();
    static void mistakesAreTold_data();
    static void mistakesAreTold();
    static void everyBadLineIsTold();
    static void aLineForACardThatHasOne();
    static void theFormatThatWasMeantIsNamed();
    static void aFileThatIsNotThereIsNone();
    static void tooFewDecksAreToldWithTheirFolders();
    static void everyPartHasAListOfItsOwn();
    static void mistakesOfPartsAreTold_data();
    static void mistakesOfPartsAreTold();
};

void TestDeckFile::everythingIsRead() {
    Findings findings;
    const WrittenFiles files;
    const auto path = files.write("waters.yaml", head + "about: {en: Wait., ja: 待つ。}\n"
                                                        "notes: Try more.\n"
                                                        "cards:\n"
                                                        "  - {card: FL-007, count: 3}\n"
                                                        "  - card: FL-008\n"
                                                        "    count: 1\n");
    const auto deck = readDeck(path, DeckWords{toyFormats}, findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(deck.has_value());
    QCOMPARE(deck->id, std::string{"waters"});
    QCOMPARE(deck->game, std::string{"toy"});
    QCOMPARE(deck->format, std::string{"constructed"});
    QCOMPARE(deck->name.ja, std::string{"静かなる淵"});
    QCOMPARE(deck->about.en, std::string{"Wait."});
    QCOMPARE(deck->notes, (LocalizedText{"Try more.", "Try more."}));
    QCOMPARE(deck->path, path.generic_string());
    QCOMPARE(deck->entries.size(), 2U);
    QCOMPARE(deck->entries[0].card, std::string{"FL-007"});
    QCOMPARE(deck->entries[0].count, 3);
    QCOMPARE(deck->entries[0].line, 8);
    QCOMPARE(deck->entries[0].column, 5);
    QCOMPARE(deck->entries[1].card, std::string{"FL-008"});
    QCOMPARE(deck->entries[1].count, 1);
    QCOMPARE(deck->entries[1].line, 9);
}

void TestDeckFile::aDeckMayBeEmptyAndWithoutWords() {
    // Whether its counts are legal is asked elsewhere.
    Findings findings;
    const auto deck = read("deck: none\ngame: toy\nformat: limited\nname: None\ncards: []\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(deck.has_value());
    QVERIFY(deck->entries.empty());
    QVERIFY(deck->about.en.empty());
}

void TestDeckFile::mistakesAreTold_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("codes");
    const QString good = QString::fromStdString(head) + "cards:\n  - {card: FL-007, count: 3}\n";
    const auto with = [&](const char* part, const char* instead) {
        QString text = good;
        return text.replace(QString::fromUtf8(part), QString::fromUtf8(instead));
    };
    QTest::newRow("no id") << with("deck: waters\n", "") << "1:1 missing-key";
    QTest::newRow("no game") << with("game: toy\n", "") << "1:1 missing-key";
    QTest::newRow("no format") << with("format: constructed\n", "") << "1:1 missing-key";
    QTest::newRow("an unknown format") << with("constructed", "draft") << "3:9 unknown-word";
    QTest::newRow("no name") << with("name: {en: Still Waters, ja: 静かなる淵}\n", "") << "1:1 missing-key";
    QTest::newRow("a name in one language") << with(", ja: 静かなる淵", "") << "4:7 missing-key";
    QTest::newRow("no cards") << QString::fromStdString(head) << "1:1 missing-key";
    QTest::newRow("cards that are no list")
        << with("\n  - {card: FL-007, count: 3}", " {FL-007: 3}") << "5:8 wrong-type";
    QTest::newRow("a line that is no map") << with("{card: FL-007, count: 3}", "FL-007") << "6:5 wrong-type";
    QTest::newRow("a line without card") << with("card: FL-007, ", "") << "6:5 missing-key";
    QTest::newRow("a line without count") << with(", count: 3", "") << "6:5 missing-key";
    QTest::newRow("no copy") << with("count: 3", "count: 0") << "6:27 number-out-of-range";
    QTest::newRow("far too many copies") << with("count: 3", "count: 1000") << "6:27 number-out-of-range";
    QTest::newRow("a count in words") << with("count: 3", "count: many") << "6:27 not-a-whole-number";
    QTest::newRow("a card id that others misread") << with("FL-007", "007") << "6:12 unquoted-text";
    QTest::newRow("an unknown key of a line")
        << with("count: 3", "count: 3, foil: true") << "6:30 unknown-key";
    QTest::newRow("an unknown key") << with("cards:", "owner: me\ncards:") << "5:1 unknown-key";
}

void TestDeckFile::mistakesAreTold() {
    QFETCH(const QString, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!read(text.toStdString(), findings).has_value());
    QCOMPARE(codesOf(findings), codes);
}

void TestDeckFile::everyBadLineIsTold() {
    Findings findings;
    read(head + "cards:\n"
                "  - {card: FL-007, count: 0}\n"
                "  - {card: FL-008, count: 1}\n"
                "  - {card: FL-009}\n",
         findings);
    QCOMPARE(codesOf(findings), QStringLiteral("6:27 number-out-of-range, 8:5 missing-key"));
}

void TestDeckFile::aLineForACardThatHasOne() {
    Findings findings;
    read(head + "cards:\n"
                "  - {card: FL-007, count: 2}\n"
                "  - {card: FL-008, count: 2}\n"
                "  - {card: FL-007, count: 1}\n",
         findings);
    QCOMPARE(codesOf(findings), QStringLiteral("8:5 repeated-line"));
    QVERIFY(findings.all().front().text.find("line 6") != std::string::npos);
}

void TestDeckFile::theFormatThatWasMeantIsNamed() {
    Findings findings;
    read("deck: d\ngame: toy\nformat: construct\nname: D\ncards: []\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("3:9 unknown-word"));
    const std::string hint = findings.all().front().hint;
    QVERIFY2(hint.find("constructed") != std::string::npos && hint.find("limited") != std::string::npos,
             hint.c_str());
}

void TestDeckFile::aFileThatIsNotThereIsNone() {
    Findings findings;
    const WrittenFiles files;
    QVERIFY(!readDeck(files.path() / "none.yaml", DeckWords{toyFormats}, findings).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 missing-file"));
}

void TestDeckFile::tooFewDecksAreToldWithTheirFolders() {
    Findings findings;
    reportTooFewDecks("toy", findings);
    const Finding& finding = findings.all().front();
    QVERIFY(!cardSetFolders("toy").empty());
    for (const auto& folder : cardSetFolders("toy"))
        QVERIFY2(finding.hint.find(shownPath(folder / "decks")) != std::string::npos, finding.hint.c_str());
    QVERIFY(finding.hint.find("TAKUJO_DATA") != std::string::npos);
    QVERIFY(finding.advice.in(Language::ja).starts_with("デッキを探すフォルダー："));
}

namespace {

std::optional<Deck> readWithParts(const std::string& text, Findings& findings) {
    static const std::vector<DeckPart> parts{{.word = "cards"}, {.word = "leader deck", .isNeeded = false}};
    const WrittenFiles files;
    return readDeck(files.write("waters.yaml", text), DeckWords{toyFormats, parts}, findings);
}

} // namespace

void TestDeckFile::everyPartHasAListOfItsOwn() {
    Findings findings;
    const std::string old = head + "cards:\n  - {card: FL-007, count: 3}\n";
    const auto deck = readWithParts(
        old + "leader deck:\n  - {card: FL-001, count: 1}\n  - {card: FL-007, count: 2}\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(deck.has_value());
    QCOMPARE(deck->entries.size(), 3U);
    QCOMPARE(deck->entries[0].part, 0U);
    QCOMPARE(deck->entries[1].card, std::string{"FL-001"});
    QCOMPARE(deck->entries[1].part, 1U);
    QCOMPARE(deck->entries[1].line, 8);
    QCOMPARE(deck->entries[2].part, 1U);
    const auto without = readWithParts(old, findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(without.has_value() && without->entries.size() == 1 && without->entries[0].part == 0);
}

void TestDeckFile::mistakesOfPartsAreTold_data() {
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("codes");
    QTest::newRow("a part without the first") << "leader deck: []\n" << "1:1 missing-key";
    QTest::newRow("a part that is no list") << "cards: []\nleader deck: {FL-001: 1}\n" << "6:14 wrong-type";
    QTest::newRow("two lines in one part") << "cards: []\nleader deck:\n  - {card: FL-001, count: 1}\n"
                                              "  - {card: FL-001, count: 1}\n"
                                           << "8:5 repeated-line";
    QTest::newRow("a part of another game") << "cards: []\nruler: []\n" << "6:1 unknown-key";
}

void TestDeckFile::mistakesOfPartsAreTold() {
    QFETCH(const QString, rest);
    QFETCH(const QString, codes);
    Findings findings;
    readWithParts(head + rest.toStdString(), findings);
    QCOMPARE(codesOf(findings), codes);
}

TAKUJO_TEST(TestDeckFile)

} // namespace test_deck_file
#include "test_deck_file.moc"
