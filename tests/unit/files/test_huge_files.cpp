// Files in which very much is wrong, or which are very large: what is told of them is little enough to be
// read, and what is done for them does not grow with the number of mistakes. Counted, not timed.

#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include "engine/files/cards/card_file.h"
#include "engine/files/cards/deck_file.h"
#include "engine/files/cards/library.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/scenarios/save_file.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/core/counted_allocations.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"

#include <fstream>
#include <functional>

namespace test_huge_files {

using namespace takujo;

namespace {

const ScenarioGame* toyGame(const std::string& id) {
    static const ScenarioGame game{&toySchema(), {"hand", "deck"},
                                   {},           {"cast", "pass"},
                                   {"main"},     {"constructed"},
                                   {},           {"damage"},
                                   {},           {},
                                   "dull",       "deck",
                                   {"every"}};
    return id == "toy" ? &game : nullptr;
}

/// What reads a file, by what the file is.
using Read = std::function<void(const std::filesystem::path&, Findings&)>;

const std::map<std::string, Read>& readers() {
    static const std::map<std::string, Read> all{
        {"set",
         [](const auto& file, Findings& findings) { readCardSet(file, "toy", toySchema(), findings); }},
        {"deck",
         [](const auto& file, Findings& findings) { readDeck(file, DeckWords{toyFormats}, findings); }},
        {"scenario", [](const auto& file, Findings& findings) { readScenario(file, toyGame, findings); }},
        {"save", [](const auto& file, Findings& findings) { readSave(file, toyGame, findings); }},
        {"words", [](const auto& file, Findings& findings) { readWords(file, findings); }},
        {"rules", [](const auto& file, Findings& findings) { readRuleIndex(file, findings); }},
    };
    return all;
}

std::string repeated(int count, const std::string& line) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        std::string each = line;
        for (std::size_t at = each.find('#'); at != std::string::npos; at = each.find('#'))
            each.replace(at, 1, std::to_string(i));
        text += each;
    }
    return text;
}

/// A row is a kind of file, its head, and what is repeated behind it; '#' is another number each time.
void wrong(const char* name, const char* reader, const char* head, const char* line) {
    QTest::newRow(name) << QString::fromUtf8(reader) << QString::fromUtf8(head) << QString::fromUtf8(line);
}

const char* const setHead = "set: s\ngame: toy\nname: S\n";
const char* const deckHead = "deck: d\ngame: toy\nformat: constructed\nname: D\n";
const char* const scenarioHead = "scenario: s\ngame: toy\nsetup: {phase: main}\n";
const char* const saveHead = "save: 1\nengine: '1'\ngame: toy\nformat: constructed\nseed: '1'\n"
                             "beginning: '0000000000000000'\npresent: {line: 0, place: 0}\n";

} // namespace

class TestHugeFiles : public QObject {
    Q_OBJECT

private slots:
    static void hundredAreTold();
    static void warningsHideNoErrors();
    static void whatIsAppendedIsCounted();
    static void thatThereAreMoreComesLast();
    static void goodCardsAmongManyBadOnesAreThere();
    void mistakesCostNothingOnceTheyAreMany_data();
    void mistakesCostNothingOnceTheyAreMany();
    static void largeTextsAreNotReadAgainOften();
    static void longListsAreNotDeep();
    static void theEndOfWhatIsFarTooLargeIsNotRead_data();
    static void theEndOfWhatIsFarTooLargeIsNotRead();
    void manyLinesOfADeckAreRead();

private:
    std::filesystem::path written(const std::string& text) const {
        const std::filesystem::path file = folder_.filePath(QStringLiteral("x.yaml")).toStdString();
        std::ofstream{file} << text;
        return file;
    }

    QTemporaryDir folder_;
};

void TestHugeFiles::hundredAreTold() {
    Findings findings;
    for (int i = 1; i <= 300; ++i)
        findings.error("a.yaml", {i, 1}, "e", "It is wrong.", {});
    QCOMPARE(findings.errors(), std::size_t{300});
    QCOMPARE(findings.all().size(), std::size_t{101});
    QCOMPARE(toLine(findings.all().back()),
             std::string{"a.yaml:101:1: error more-findings: Only the first 100 errors of this file are "
                         "told. Repair them, then have it checked again."});
    findings.error("b.yaml", {1, 1}, "e", "It is wrong.", {});
    QCOMPARE(findings.all().back().path, std::string{"b.yaml"});
    QVERIFY(!findings.isHopeless("a.yaml"));
}

void TestHugeFiles::warningsHideNoErrors() {
    Findings findings;
    for (int i = 1; i <= 5000; ++i)
        findings.warning("a.yaml", {i, 1}, "w", "It is odd.", {});
    findings.error("a.yaml", {5001, 1}, "e", "It is wrong.", {});
    QCOMPARE(findings.warnings(), std::size_t{5000});
    QCOMPARE(findings.errors(), std::size_t{1});
    QCOMPARE(findings.all().size(), std::size_t{102});
    QCOMPARE(findings.all().back().code, std::string{"e"});
    QVERIFY(!findings.isHopeless("a.yaml")); // what is only odd is read to its end
}

void TestHugeFiles::whatIsAppendedIsCounted() {
    Findings some;
    for (int i = 1; i <= 300; ++i)
        some.error("a.yaml", {i, 1}, "e", "It is wrong.", {});
    Findings all;
    all.append(some);
    QCOMPARE(all.errors(), std::size_t{300});
    QCOMPARE(all.all(), some.all());
    all.append(some);
    QCOMPARE(all.errors(), std::size_t{600});
    QCOMPARE(all.all().size(), std::size_t{101});
    all.append(all);
    QCOMPARE(all.errors(), std::size_t{1200});
}

void TestHugeFiles::thatThereAreMoreComesLast() {
    Findings findings;
    for (int i = 300; i >= 1; --i)
        findings.error("a.yaml", {i, 1}, "e", "It is wrong.", {});
    const std::vector<Finding> sorted = findings.sorted();
    QCOMPARE(sorted.back().code, std::string{"more-findings"});
    QCOMPARE(sorted.front().line, 201);
}

void TestHugeFiles::goodCardsAmongManyBadOnesAreThere() {
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("s.yaml")).toStdString();
    std::ofstream{file} << setHead << "cards:\n"
                        << repeated(600,
                                    "  - {id: B#, name: B#, type: summon, element: fire, cost: 1, tpye: x}\n"
                                    "  - {id: G#, name: G#, type: summon, element: fire, cost: 1}\n");
    Findings findings;
    const auto set = readCardSet(file, "toy", toySchema(), findings);
    QVERIFY(set);
    QCOMPARE(set->cards.size(), std::size_t{600});
    QCOMPARE(findings.errors(), std::size_t{600});
    QCOMPARE(findings.all().size(), std::size_t{101});
}

void TestHugeFiles::mistakesCostNothingOnceTheyAreMany_data() {
    QTest::addColumn<QString>("reader");
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("line");
    const std::string set = std::string{setHead} + "cards:\n";
    const std::string deck = std::string{deckHead} + "cards:\n";
    const std::string scenario = std::string{scenarioHead} + "steps:\n";
    const std::string save = std::string{saveHead} + "steps:\n";
    wrong("keys of a set", "set", setHead, "key#: 1\n");
    wrong("cards without anything", "set", set.c_str(), "- {}\n");
    wrong("cards that are no cards", "set", set.c_str(), "- x\n");
    wrong("cards with the same mistake", "set", set.c_str(),
          "- {id: C#, name: C, type: summon, element: fire, cost: 1, tpye: 1}\n");
    wrong("the same card", "set", set.c_str(), "- {id: C, name: C, type: summon, element: fire, cost: 1}\n");
    wrong("words of a card", "set",
          (set + "- id: C\n  name: C\n  type: summon\n  cost: 1\n  element:\n").c_str(), "  - x#\n");
    wrong("abilities of a card", "set",
          (set + "- id: C\n  name: C\n  type: summon\n  cost: 1\n  element: fire\n  abilities:\n").c_str(),
          "  - {whne: x}\n");
    wrong("keys of a deck", "deck", deckHead, "key#: 1\n");
    wrong("lines of a deck", "deck", deck.c_str(), "- {card: C#, count: 0}\n");
    wrong("the same line", "deck", deck.c_str(), "- {card: C, count: 1}\n");
    wrong("steps of a scenario", "scenario", scenario.c_str(), "- {A: {cst: x}}\n");
    wrong("cards of a scenario", "scenario", (std::string{scenarioHead} + "steps: []\ncards:\n").c_str(),
          "- {type: x}\n");
    wrong("steps of a save", "save", save.c_str(), "- {C: pass}\n");
    wrong("cards of a save", "save",
          (std::string{saveHead} + "steps: []\nA: {stops: [], deck: {}}\nB: {stops: [], deck: {}}\ncards:\n")
              .c_str(),
          "  c#: x\n");
    wrong("a deck of a save", "save", (std::string{saveHead} + "steps: []\nA:\n stops: []\n deck:\n").c_str(),
          "  c#: x\n");
    wrong("patterns", "words", "words: x\nsections:\n  findings:\n", "    k#: {en: a}\n");
    wrong("sections", "words", "words: x\nsections:\n", "  s#: {}\n");
    wrong("rules", "rules", "game: toy\ndocument: D\nrules:\n", "  \"#\": {}\n");
    wrong("tabs", "set", "", "\tx\n");
    wrong("directives", "set", "", "%x\n");
    wrong("twofold keys", "set", "", "x: 1\n");
    wrong("entries without a value", "set", set.c_str(), "-\n");
    wrong("anchors", "set", set.c_str(), "- &a x\n");
}

void TestHugeFiles::mistakesCostNothingOnceTheyAreMany() {
    QFETCH(const QString, reader);
    QFETCH(const QString, head);
    QFETCH(const QString, line);
    const auto read = [&](int count, bool onlyParse) {
        const std::string text = head.toStdString() + repeated(count, line.toStdString());
        const std::filesystem::path file = written(text);
        Findings findings;
        const std::size_t before = allocations;
        if (onlyParse)
            readYamlFile(file, findings);
        else
            readers().at(reader.toStdString())(file, findings);
        const std::size_t taken = allocations - before;
        if (!onlyParse) {
            [&] {
                QVERIFY(findings.errors() >= 1000);
                QVERIFY(findings.errors() <= 1200);
                QVERIFY2(findings.all().size() <= 210, findings.toText().c_str());
                QVERIFY(findings.isHopeless(shownPath(file)));
            }();
        }
        return static_cast<long long>(taken);
    };
    const long long some = read(2000, false) - read(2000, true);
    const long long many = read(8000, false) - read(8000, true);
    // What is left grows by a copy of a key here and there, not by a finding for each mistake.
    QVERIFY2(many - some < 10'000LL * 4, qPrintable(QStringLiteral("%1 and %2").arg(some).arg(many)));
}

void TestHugeFiles::largeTextsAreNotReadAgainOften() {
    // Each line is a mistake that is mended before the text is read again.
    const std::string filler = "# " + std::string(500'000, 'x') + "\n";
    const auto told = [](const std::string& text) {
        Findings findings;
        parseYaml(text, "x.yaml", findings);
        return findings.errors();
    };
    const std::string mistakes = repeated(30, "k#: @x\n");
    QVERIFY(told(mistakes) > 15);
    const std::size_t ofLarge = told(mistakes + filler);
    QVERIFY2(ofLarge > 0 && ofLarge < 10, qPrintable(QString::number(ofLarge)));
}

void TestHugeFiles::longListsAreNotDeep() {
    const std::vector<std::string> words(20'000, "x");
    QCOMPARE(commaList(words).in(Language::en).size(), words.size() * 3 - 2);
    QCOMPARE(oneOf({"a", "b", "c"}).in(Language::en), std::string{"a, b or c"});
    QCOMPARE(commaList({std::string{"a"}, "b", "c"}).in(Language::en), std::string{"a, b, c"});
}

void TestHugeFiles::theEndOfWhatIsFarTooLargeIsNotRead_data() {
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("lastLine");
    QTest::newRow("keys") << QString::fromUtf8(setHead) << "key#: 1\n" << 100'001;
    QTest::newRow("entries") << QString::fromUtf8(scenarioHead) + "steps:\n" << "- x\n" << 199'996;
}

void TestHugeFiles::theEndOfWhatIsFarTooLargeIsNotRead() {
    QFETCH(const QString, head);
    QFETCH(const QString, line);
    QFETCH(const int, lastLine);
    const auto taken = [&](int count) {
        const std::string text = head.toStdString() + repeated(count, line.toStdString());
        Findings findings;
        const std::size_t before = allocations;
        const bool isThere = parseYaml(text, "x.yaml", findings).has_value();
        const std::size_t result = allocations - before;
        [&] {
            QVERIFY(!isThere);
            QCOMPARE(findings.all().size(), std::size_t{1});
            QCOMPARE(findings.all().front().code, std::string{"too-many-entries"});
            QCOMPARE(findings.all().front().line, lastLine);
            QVERIFY(!findings.all().front().hint.empty());
        }();
        return static_cast<long long>(result);
    };
    const long long many = taken(210'000);
    const long long twice = taken(420'000);
    QVERIFY2(twice - many < 1'000, qPrintable(QStringLiteral("%1 and %2").arg(many).arg(twice)));
}

void TestHugeFiles::manyLinesOfADeckAreRead() {
    Findings findings;
    const auto deck =
        readDeck(written(std::string{deckHead} + "cards:\n" + repeated(12'000, "- {card: C#, count: 1}\n")),
                 DeckWords{toyFormats}, findings);
    QVERIFY2(deck, findings.toText().c_str());
    QCOMPARE(deck->entries.size(), std::size_t{12'000});
    // None of them is in the library: the hundred that are told are enough.
    const Library library;
    QVERIFY(library.lines(*deck, findings).empty());
    QVERIFY(findings.isHopeless(deck->path));
    QVERIFY(findings.all().size() <= 110);
}

TAKUJO_TEST(TestHugeFiles)

} // namespace test_huge_files
#include "test_huge_files.moc"
