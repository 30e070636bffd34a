// Card sets: what a card file can say, what is told of its mistakes, and that one bad card never hides the
// others.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/card_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_schema.h"
#include "tests/unit/kit/written_file.h"

#include <algorithm>

namespace test_card_file {

using namespace takujo;

namespace {

const CardSchema& schema() {
    return toySchema();
}

const std::string head = "set: mine\n"
                         "game: toy\n"
                         "name: {en: Mine, ja: 私の}\n"
                         "cards:\n";
const std::string before = "  - {id: A-1, name: First, type: forward, element: fire, cost: 1, power: 1000}\n";
const std::string after = "  - {id: A-3, name: Last, type: summon, element: ice, cost: 2}\n";

std::optional<CardSet> read(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readCardSet(files.write("mine.yaml", text), "toy", schema(), findings);
}

std::uint32_t bit(const char* field, const char* word) {
    const auto& words = schema().field(field)->words;
    return 1U << static_cast<unsigned>(std::ranges::find(words, word) - words.begin());
}

} // namespace

class TestCardFile : public QObject {
    Q_OBJECT

private slots:
    static void everythingPrintedIsRead();
    static void whatIsNotPrintedIsNotThere();
    static void mistakesAreToldAndTheOtherCardsLoad_data();
    static void mistakesAreToldAndTheOtherCardsLoad();
    static void everyMistakeOfACardIsTold();
    static void twoCardsOfOneIdKeepTheFirst();
    static void wrongHeads_data();
    static void wrongHeads();
    static void aSetOfAnotherGameIsNone();
    static void aFileThatIsNotThereIsNone();
    static void hintsSayWhatIsMeant();
};

void TestCardFile::everythingPrintedIsRead() {
    Findings findings;
    const auto set = read(head + "  - id: A-9\n"
                                 "    name: {en: Ash Warden, ja: 灰の番人}\n"
                                 "    type: forward\n"
                                 "    element: [fire, water]\n"
                                 "    cost: 3\n"
                                 "    power: 5000\n"
                                 "    job: [{en: Guardian, ja: 守護者}, Captain]\n"
                                 "    category: Dawn\n"
                                 "    generic: true\n"
                                 "    ex: true\n"
                                 "    abilities: [brave, first strike]\n"
                                 "    flavour: {en: It burns., ja: 燃える。}\n",
                          findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(set.has_value());
    QCOMPARE(set->id, std::string{"mine"});
    QCOMPARE(set->game, std::string{"toy"});
    QCOMPARE(set->name.ja, std::string{"私の"});
    QCOMPARE(set->cards.size(), 1U);
    const CardDefinition& card = set->cards.front();
    QCOMPARE(card.id, std::string{"A-9"});
    QCOMPARE(card.name.en, std::string{"Ash Warden"});
    QCOMPARE(card.name.ja, std::string{"灰の番人"});
    QCOMPARE(std::string{schema().types[card.type]}, std::string{"forward"});
    QCOMPARE(card.sets[schema().field("element")->slot], bit("element", "fire") | bit("element", "water"));
    QCOMPARE(card.numbers[schema().field("cost")->slot], 3);
    QCOMPARE(card.numbers[schema().field("power")->slot], 5000);
    const auto& jobs = card.texts[schema().field("job")->slot];
    QCOMPARE(jobs.size(), 2U);
    QCOMPARE(jobs[0].ja, std::string{"守護者"});
    QCOMPARE(jobs[1].ja, std::string{"Captain"}); // one text for both languages
    QCOMPARE(card.texts[schema().field("category")->slot].size(), 1U);
    QCOMPARE(card.flags, (1U << schema().field("generic")->slot) | (1U << schema().field("ex")->slot));
    QCOMPARE(card.sets[schema().field("abilities")->slot],
             bit("abilities", "brave") | bit("abilities", "first strike"));
    QCOMPARE(card.flavour.en, std::string{"It burns."});
}

void TestCardFile::whatIsNotPrintedIsNotThere() {
    Findings findings;
    const auto set = read(
        head + "  - {id: A-2, name: Well, type: backup, element: ice, cost: 2, generic: false}\n", findings);
    QCOMPARE(codesOf(findings), QString());
    const CardDefinition& card = set->cards.front();
    QVERIFY(!card.prints(schema().field("power")->slot));
    QVERIFY(card.prints(schema().field("cost")->slot));
    QCOMPARE(card.flags, 0U);
    QCOMPARE(card.sets[schema().field("abilities")->slot], 0U);
    QVERIFY(card.texts[schema().field("job")->slot].empty());
    QVERIFY(card.flavour.en.empty());
}

void TestCardFile::mistakesAreToldAndTheOtherCardsLoad_data() {
    QTest::addColumn<QString>("card"); // from line 6 on
    QTest::addColumn<QString>("codes");
    const QString good =
        "  - id: A-2\n    name: Bad\n    type: forward\n    element: fire\n    cost: 3\n    power: 5000\n";
    const auto with = [&](const char* line, const char* instead) {
        QString card = good;
        return card.replace(QString::fromUtf8(line), QString::fromUtf8(instead));
    };
    QTest::newRow("no id") << "  - name: Bad\n    type: summon\n    element: fire\n    cost: 3\n"
                           << "6:5 missing-key";
    QTest::newRow("no name") << with("    name: Bad\n", "") << "6:5 missing-key";
    QTest::newRow("no type") << with("    type: forward\n", "") << "6:5 missing-key";
    QTest::newRow("no element") << with("    element: fire\n", "") << "6:5 missing-key";
    QTest::newRow("no cost") << with("    cost: 3\n", "") << "6:5 missing-key";
    QTest::newRow("a forward without power") << with("    power: 5000\n", "") << "6:5 missing-key";
    QTest::newRow("a backup with power") << with("type: forward", "type: backup") << "11:12 not-of-this-type";
    QTest::newRow("a summon with a job")
        << "  - {id: A-2, name: Bad, type: summon, element: fire, cost: 3, job: Seer}\n"
        << "6:69 not-of-this-type";
    QTest::newRow("an unknown type") << with("type: forward", "type: foward") << "8:11 unknown-word";
    QTest::newRow("an unknown element")
        << with("element: fire", "element: [ice, fier]") << "9:20 unknown-word";
    QTest::newRow("an element twice")
        << with("element: fire", "element: [fire, fire]") << "9:21 repeated-word";
    QTest::newRow("an unknown ability") << good + "    abilities: [brave, flying]\n" << "12:24 unknown-word";
    QTest::newRow("a cost that is too high") << with("cost: 3", "cost: 21") << "10:11 number-out-of-range";
    QTest::newRow("a cost below nought") << with("cost: 3", "cost: -1") << "10:11 number-out-of-range";
    QTest::newRow("a cost in words") << with("cost: 3", "cost: three") << "10:11 not-a-whole-number";
    QTest::newRow("half a cost") << with("cost: 3", "cost: 2.5") << "10:11 not-a-whole-number";
    QTest::newRow("a cost in quotes") << with("cost: 3", "cost: \"3\"") << "10:11 quoted-number";
    QTest::newRow("a cost as a list") << with("cost: 3", "cost: [3]") << "10:11 wrong-type";
    QTest::newRow("generic, perhaps") << good + "    generic: yes\n" << "12:14 not-true-or-false";
    QTest::newRow("an id others take for a number") << with("id: A-2", "id: 012") << "6:9 unquoted-text";
    QTest::newRow("a name in one language") << with("name: Bad", "name: {en: Bad}") << "7:11 missing-key";
    QTest::newRow("an empty name") << with("name: Bad", "name: \"\"") << "7:11 blank-text";
    QTest::newRow("a key that nobody knows") << good + "    pwoer: 6000\n" << "12:5 unknown-key";
    QTest::newRow("a key twice") << good + "    cost: 4\n" << "12:5 duplicate-key";
    QTest::newRow("no card but a word") << "  - Bad\n" << "6:5 wrong-type";
}

void TestCardFile::mistakesAreToldAndTheOtherCardsLoad() {
    QFETCH(const QString, card);
    QFETCH(const QString, codes);
    Findings findings;
    const auto set = read(head + before + card.toStdString() + after, findings);
    QCOMPARE(codesOf(findings), codes);
    QVERIFY(set.has_value());
    QStringList loaded;
    for (const CardDefinition& one : set->cards)
        loaded << QString::fromStdString(one.id);
    QCOMPARE(loaded, QStringList({"A-1", "A-3"}));
    for (const Finding& finding : findings.all()) {
        QVERIFY(finding.path.ends_with("mine.yaml"));
        QVERIFY(!finding.text.empty());
    }
}

void TestCardFile::everyMistakeOfACardIsTold() {
    Findings findings;
    read(head + "  - id: A-2\n"
                "    name: Bad\n"
                "    type: forward\n"
                "    element: fier\n"
                "    cost: 99\n"
                "    power: lots\n"
                "    colour: red\n",
         findings);
    QCOMPARE(codesOf(findings),
             QStringLiteral(
                 "8:14 unknown-word, 9:11 number-out-of-range, 10:12 not-a-whole-number, 11:5 unknown-key"));
}

void TestCardFile::twoCardsOfOneIdKeepTheFirst() {
    Findings findings;
    const auto set =
        read(head + before + "  - {id: A-1, name: Other, type: summon, element: fire, cost: 3}\n" + after,
             findings);
    QCOMPARE(codesOf(findings), QStringLiteral("6:5 repeated-card"));
    QVERIFY(findings.all().front().text.find("line 5") != std::string::npos);
    QCOMPARE(set->cards.size(), 2U);
    QCOMPARE(set->cards[0].name.en, std::string{"First"});
    QCOMPARE(set->cards[1].name.en, std::string{"Last"});
}

void TestCardFile::wrongHeads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("codes");
    QTest::newRow("no set") << "game: toy\nname: Mine\ncards: []\n" << "1:1 missing-key";
    QTest::newRow("no name") << "set: mine\ngame: toy\ncards: []\n" << "1:1 missing-key";
    QTest::newRow("no cards") << "set: mine\ngame: toy\nname: Mine\n" << "1:1 missing-key";
    QTest::newRow("cards that are no list") << "set: mine\ngame: toy\nname: Mine\ncards: none\n"
                                            << "4:8 wrong-type";
    QTest::newRow("a key too many") << "set: mine\ngame: toy\nname: Mine\ncards: []\nauthor: me\n"
                                    << "5:1 unknown-key";
    QTest::newRow("nothing at all") << "" << "1:1 empty-file";
}

void TestCardFile::wrongHeads() {
    QFETCH(const QString, text);
    QFETCH(const QString, codes);
    Findings findings;
    read(text.toStdString(), findings);
    QCOMPARE(codesOf(findings), codes);
}

void TestCardFile::aSetOfAnotherGameIsNone() {
    Findings findings;
    QVERIFY(!read("set: mine\ngame: other\nname: Mine\ncards: []\n", findings).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("2:7 other-game"));
}

void TestCardFile::aFileThatIsNotThereIsNone() {
    Findings findings;
    const WrittenFiles files;
    QVERIFY(!readCardSet(files.path() / "none.yaml", "toy", schema(), findings).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 missing-file"));
}

void TestCardFile::hintsSayWhatIsMeant() {
    Findings findings;
    read(head +
             "  - {id: A-2, name: Bad, type: foward, element: fire, cost: 1}\n"
             "  - {id: A-3, name: Bad, type: forward, element: fire, cost: 1, power: 1000, abilites: brave}\n"
             "  - {id: A-4, name: Bad, type: forward, element: lightening, cost: 1, power: 1000}\n",
         findings);
    QStringList hints;
    for (const Finding& finding : findings.sorted())
        hints << QString::fromStdString(finding.hint);
    QCOMPARE(hints.size(), 3);
    QVERIFY2(hints[0].contains("Did you mean 'forward'?"), qPrintable(hints[0]));
    QVERIFY2(hints[1].contains("Did you mean 'abilities'?"), qPrintable(hints[1]));
    QVERIFY2(hints[2].contains("Did you mean 'lightning'?"), qPrintable(hints[2]));
}

TAKUJO_TEST(TestCardFile)

} // namespace test_card_file
#include "test_card_file.moc"
