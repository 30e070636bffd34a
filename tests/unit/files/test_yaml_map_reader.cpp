#include "tests/test_program.h"

#include <QTest>
#include <array>

#include "engine/files/yaml/map_reader.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_map_reader {

using namespace takujo;

class TestYamlMapReader : public QObject {
    Q_OBJECT

private slots:
    void readsACard();
    void reportsMissingKeysAtTheMap();
    void reportsUnknownKeys();
    void unknownKeyHints_data();
    void unknownKeyHints();
    void oneBadCardSparesTheOthers();
    void okCountsWhatIsInside();
    void okIgnoresNeighbours();
    void okKnowsWhatParsingFound();
    void notAMap();
    void unreadableKeysAreNotMissing();
    void freeKeys();
    void ruleNumbersAsKeys();
    void absentAndWrongLists();
};

void TestYamlMapReader::readsACard() {
    Findings findings;
    const YamlNode root = rootOf("id: 1-001H\nname: {en: Cloud, ja: クラウド}\npower: 7000\nmulti: true\n"
                                 "rule: \"11.10\"\nelements: fire\njobs: [Soldier, Hero]\nside: left\n",
                                 findings);
    MapReader card(root, "card", findings);
    QCOMPARE(card.requiredId("id"), std::optional<std::string>("1-001H"));
    QCOMPARE(card.requiredLocalizedText("name")->ja, std::string("クラウド"));
    QCOMPARE(card.requiredNumber("power", 0, 20000), std::optional<int>(7000));
    QCOMPARE(card.optionalFlag("multi"), std::optional<bool>(true));
    QCOMPARE(card.optionalRuleNumber("rule"), std::optional<std::string>("11.10"));
    QCOMPARE(card.requiredOneOrMore("elements").size(), 1U);
    QCOMPARE(card.requiredList("jobs").size(), 2U);
    constexpr std::array sides{YamlWord<int>{"left", 1}, YamlWord<int>{"right", 2}};
    QCOMPARE(card.requiredWord<int>("side", sides), std::optional<int>(1));
    QCOMPARE(card.optionalWord<int>("other", sides), std::optional<int>());
    QCOMPARE(card.optionalNumber("cost", 0, 9), std::optional<int>());
    QCOMPARE(card.optionalText("text"), std::optional<std::string>());
    QVERIFY(card.has("power") && !card.has("cost"));
    card.done();
    QVERIFY(card.ok());
    QVERIFY(findings.empty());
}

void TestYamlMapReader::reportsMissingKeysAtTheMap() {
    Findings findings;
    const YamlNode root = rootOf("cards:\n  - power: 7\n", findings);
    MapReader card(root.find("cards")->value.item(0), "card", findings);
    QVERIFY(!card.requiredText("name"));
    QVERIFY(card.requiredList("jobs").empty());
    card.requiredNumber("power", 0, 9);
    card.done();
    QVERIFY(!card.ok());
    QCOMPARE(codesOf(findings), QStringLiteral("2:5 missing-key, 2:5 missing-key"));
    QCOMPARE(toLine(findings.all()[0]),
             std::string("x.yaml:2:5: error missing-key: This card has no 'name'. Add 'name: …'."));
}

void TestYamlMapReader::reportsUnknownKeys() {
    Findings findings;
    const YamlNode root = rootOf("pwoer: 7\nname: x\nzzz: 1\n", findings);
    MapReader card(root, "card", findings);
    card.optionalNumber("power", 0, 9);
    card.requiredText("name");
    card.done();
    QVERIFY(!card.ok());
    QCOMPARE(
        findings.toText(),
        std::string(
            "x.yaml:1:1: error unknown-key: This card has an unknown key 'pwoer'. Did you mean 'power'?\n"
            "x.yaml:3:1: error unknown-key: This card has an unknown key 'zzz'. "
            "Known keys: power, name.\n"));
}

void TestYamlMapReader::unknownKeyHints_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("hint");
    const QString known = QStringLiteral("Known keys: power, name, elements.");
    QTest::newRow("capital") << QByteArray("Power") << QStringLiteral("Did you mean 'power'?");
    QTest::newRow("singular") << QByteArray("element") << QStringLiteral("Did you mean 'elements'?");
    QTest::newRow("two slips in a short word") << QByteArray("nmaee") << known;
    QTest::newRow("another word") << QByteArray("cost") << known;
    QTest::newRow("full-width space")
        << QByteArray("power　")
        << QStringLiteral("Did you mean 'power'? (The key holds a full-width or "
                          "invisible space.)");
}

void TestYamlMapReader::unknownKeyHints() {
    QFETCH(QByteArray, key);
    Findings findings;
    const YamlNode root = rootOf(key.toStdString() + ": 7\n", findings);
    MapReader card(root, "card", findings);
    for (const char* known : {"power", "name", "elements"})
        card.optional(known);
    card.done();
    QCOMPARE(findings.errors(), 1U);
    QTEST(QString::fromStdString(findings.all()[0].hint), "hint");
}

void TestYamlMapReader::oneBadCardSparesTheOthers() {
    Findings findings;
    const YamlNode root = rootOf("- {name: A, power: 1}\n- {name: B, power: x}\n- {nme: C, power: 3}\n"
                                 "- {name: D, power: 4, power: 5}\n- {name: E, power: 6}\n- 7\n",
                                 findings);
    std::string good;
    for (const YamlValue& entry : YamlValue(root, "The file", findings).oneOrMore()) {
        MapReader card(entry, "card");
        const auto name = card.requiredText("name");
        card.requiredNumber("power", 0, 9);
        card.done();
        if (card.ok())
            good += *name;
    }
    QCOMPARE(good, std::string("AE"));
    QCOMPARE(codesOf(findings), QStringLiteral("2:20 not-a-whole-number, 3:3 missing-key, 3:4 unknown-key, "
                                               "4:23 duplicate-key, 6:3 wrong-type"));
}

void TestYamlMapReader::okCountsWhatIsInside() {
    Findings findings;
    const YamlNode root = rootOf("name: x\nability: {cost: no, list: [1, y]}\n", findings);
    MapReader card(root, "card", findings);
    card.requiredText("name");
    QVERIFY(card.ok());
    MapReader ability(*card.required("ability"), "ability");
    QVERIFY(ability.requiredText("cost")); // only a warning
    QVERIFY(ability.ok() && card.ok());
    for (const YamlValue& entry : ability.requiredList("list"))
        entry.wholeNumber(0, 9);
    QVERIFY(!ability.ok());
    QVERIFY(!card.ok());
}

void TestYamlMapReader::okIgnoresNeighbours() {
    Findings findings;
    const YamlNode root = rootOf("- {a: 1}\n- {a: x}\n", findings);
    MapReader first(root.item(0), "card", findings);
    MapReader second(root.item(1), "card", findings);
    second.requiredNumber("a", 0, 9);
    QVERIFY(!second.ok());
    first.requiredNumber("a", 0, 9);
    QVERIFY(first.ok());
}

void TestYamlMapReader::okKnowsWhatParsingFound() {
    Findings findings;
    const YamlNode root = rootOf("- {a: 1, b: [c, , d]}\n- {a: 1}\n", findings);
    QVERIFY(!MapReader(root.item(0), "card", findings).ok());
    QVERIFY(MapReader(root.item(1), "card", findings).ok());
}

void TestYamlMapReader::notAMap() {
    Findings findings;
    MapReader card(rootOf("power:7000\n", findings), "card", findings);
    QVERIFY(!card.requiredText("name") && !card.optionalNumber("power", 0, 9));
    card.done();
    QVERIFY(!card.ok());
    QCOMPARE(
        findings.toText(),
        std::string(
            "x.yaml:1:1: error wrong-type: This card must be a map of 'key: value' lines, but the single "
            "value 'power:7000' stands here. Put a space after the colon.\n"));
    Findings others;
    const YamlNode list = rootOf("- [a]\n- null\n-\n", others);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(!MapReader(list.item(i), "card", others).ok());
    QCOMPARE(codesOf(others), QStringLiteral("1:3 wrong-type, 2:3 wrong-type, 3:1 empty-value"));
}

void TestYamlMapReader::unreadableKeysAreNotMissing() {
    Findings findings;
    const YamlNode root = rootOf("@name: x\npower: 7\n", findings);
    MapReader card(root, "card", findings);
    QVERIFY(!card.requiredText("name"));
    card.requiredNumber("power", 0, 9);
    card.done();
    QVERIFY(!card.ok());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 syntax"));
}

void TestYamlMapReader::freeKeys() {
    Findings findings;
    const YamlNode root =
        rootOf("menu.file: {en: File, ja: ファイル}\nmenu.edit: [x]\nmenu.ok: OK\n", findings);
    MapReader words(root, "list of words", findings);
    std::string read;
    for (const YamlEntry& entry : words.entries())
        if (const std::optional<LocalizedText> text = words.value(entry).localizedText())
            read += entry.key + "=" + text->en + ";";
    words.done();
    QCOMPARE(read, std::string("menu.file=File;menu.ok=OK;"));
    QVERIFY(!words.ok());
    QCOMPARE(codesOf(findings), QStringLiteral("2:12 wrong-type"));
}

void TestYamlMapReader::ruleNumbersAsKeys() {
    Findings findings;
    const YamlNode root = rootOf("\"11.10\": x\n11.2: y\n\"eleven\": z\n", findings);
    MapReader rules(root, "rule index", findings);
    std::string read;
    for (const YamlEntry& entry : rules.entries())
        read += rules.ruleNumberKey(entry).value_or("-") + ";";
    QCOMPARE(read, std::string("11.10;-;-;"));
    QVERIFY(!rules.ok());
    QCOMPARE(codesOf(findings), QStringLiteral("2:1 unquoted-rule-number, 3:1 bad-rule-number"));
}

void TestYamlMapReader::absentAndWrongLists() {
    Findings findings;
    const YamlNode root = rootOf("a: x\nb: {c: d}\n", findings);
    MapReader map(root, "map", findings);
    QVERIFY(map.optionalList("none").empty() && map.optionalOneOrMore("none").empty());
    QVERIFY(map.ok());
    QVERIFY(map.optionalList("a").empty());
    QVERIFY(!map.ok());
    QCOMPARE(map.optionalOneOrMore("b").size(), 1U);
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 wrong-type"));
}

TAKUJO_TEST(TestYamlMapReader)

} // namespace test_yaml_map_reader
#include "test_yaml_map_reader.moc"
