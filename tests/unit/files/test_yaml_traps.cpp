#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_traps {

using namespace takujo;

/// What YAML and its parser let pass, but a file of ours must not hold.
class TestYamlTraps : public QObject {
    Q_OBJECT

private slots:
    void reported_data();
    void reported() {
        QFETCH(QByteArray, text);
        QTEST(codesIn(text), "codes");
    }
    void namesWhereTheFirstKeyStands();
    void keepsTheFirstOfTwoKeys();
    void namesTheKeyWithoutValue();
    void refusesCyclesAtOnce();
    void nestsSixtyFourDeep();
    void everythingElseIsStillRead();
    void aSecondDocumentSparesTheFirst();
    void stopsAfterAThousandFindings();
};

void TestYamlTraps::reported_data() {
    documentColumns();
    document("duplicate key", "a: 1\nb: 2\na: 3\n", "3:1 duplicate-key");
    document("duplicate key in braces", "{a: 1, \"a\": 2}", "1:8 duplicate-key");
    document("duplicate key, written thrice", "力: 1\n力: 2\n力: 3\n",
             "2:1 duplicate-key, 3:1 duplicate-key");
    document("same key in different maps", "a: {x: 1}\nb: {x: 1}\n", "");
    document("anchor", "a: &x 1\n", "1:4 anchor");
    document("anchor on a map", "a: &x\n  b: 1\n", "1:4 anchor");
    document("anchor with a space", "a: & x\n", "1:4 anchor");
    document("two anchors", "a: &x &y z\n", "1:7 anchor");
    document("alias", "a: &x 1\nb: *x\n", "1:4 anchor, 2:4 alias");
    document("alias without anchor", "a: 1\nb: *x\n", "2:4 alias");
    document("text that begins like an alias", "text: * Draw a card.\nb: **\n", "1:7 alias, 2:4 alias");
    document("cycle", "&a [1, *a]", "1:1 anchor, 1:8 alias");
    document("merge key", "a: &x {b: 1}\nc:\n  <<: *x\n", "1:4 anchor, 3:7 alias");
    document("tag", "日: !x 1\n", "1:4 tag");
    document("tag without content", "a: !x\n", "1:4 tag");
    document("tag on a list", "a: !x [1]\n", "1:4 tag");
    document("tag on a map", "!x {a: 1}\n", "1:1 tag");
    document("tag on a first key", "!x a: 1\n", "1:1 tag");
    document("bare tag", "a: ! x\n", "1:4 tag");
    document("bare tag in an empty file", "!", "1:1 tag");
    document("verbatim tag", "a: !<?> x\n", "1:4 tag");
    document("unfinished verbatim tag", "a: !<x y\n", "1:4 tag");
    document("tag without a suffix", "a: !x!\n", "1:4 tag");
    document("anchor and tag", "&a !x b: c\n", "1:1 anchor, 1:1 tag");
    document("directive", "%YAML 1.2\n---\na: 1\n", "1:1 directive");
    document("unknown directive", "# x\n%FOO\n%TAG ! x\n---\na: 1\n", "2:1 directive, 3:1 directive");
    document("empty value before a key", "power:\nname: x\n", "1:1 empty-value");
    document("empty value at a map's end", "a:\n  power:\n\nb: 3\n", "2:3 empty-value");
    document("empty value at the file's end", "a: 1\npower:", "2:1 empty-value");
    document("empty value before a comment", "力: # no value\nb: 1\n", "1:1 empty-value");
    document("empty value, then a key like a null", "a:\n  power:\n\"null\": 3\n", "2:3 empty-value");
    document("empty value, then keys that begin like a null", "a:\nnull x: 1\nb:\n~, y: 2\n",
             "1:1 empty-value, 3:1 empty-value");
    document("key without a colon in braces", "a: {fire, ice}\n", "1:5 empty-value, 1:11 empty-value");
    document("empty value in braces", "{a: , b: 1}\n", "1:2 empty-value");
    document("explicit key without value", "? a\n? b\n: c\n", "1:3 empty-value");
    document("key at the end without colon", "a: 1\npower\n", "2:1 empty-value");
    document("full-width colon at the end", "a: 1\npower：7000\n", "2:1 empty-value");
    document("empty entries", "- a\n-\n- b\n- # none\n", "2:1 empty-value, 4:1 empty-value");
    document("empty entry of a nested list", "a:\n  - - x\n    -\nb: 1\n", "3:5 empty-value");
    document("empty entry before a key like a null", "a:\n- \n\"null\": 1\n", "2:1 empty-value");
    document("empty entry in brackets", "[力, , b]\n", "1:5 empty-value");
    document("comma at the end", "[a, b, ]\n", "");
    document("list as a key", "[a, b]: c\n", "1:1 bad-key");
    document("map as a key", "x: 1\n{a: b}: c\n", "2:1 bad-key");
    document("list as an explicit key", "? - a\n: b\n", "1:3 bad-key");
    document("null as a key", "null: 1\n~: 2\n", "1:1 bad-key, 2:1 bad-key");
    document("missing key", ": 1\n", "1:1 bad-key");
    document("missing key in braces", "{a: 1, , b: 2}\n", "1:8 bad-key");
    document("several documents", "a: 1\n---\nb: 2\n", "2:1 several-documents");
    document("second document after an end mark", "a: 1\n...\nb: 2\n", "3:1 several-documents");
    document("empty second document", "a: 1\n---\n", "2:1 several-documents");
    document("several empty documents", "---\n---\n", "2:1 several-documents");
    document("tab before a value", "a:\n\tb\n", "2:1 tab-indentation");
    document("tab before a key", "a:\n\tb: 1\n", "2:1 tab-indentation");
    document("tab before an entry", "a:\n  - x\n\t- y\n", "3:1 tab-indentation");
    document("tab after spaces", "a:\n  \tb: 1\n", "2:3 tab-indentation");
    document("tab between dash and key", "-\ta: 1\n  b: 2\n", "1:2 tab-indentation");
    document("tabs on many lines", "a:\n\tb: 1\n\tc: 2\n", "2:1 tab-indentation, 3:1 tab-indentation");
    document("tab in brackets", "a: [b,\n\tc]\n", "2:1 tab-indentation");
    document("tabs that do no harm", "a: |\n  x\n  \ty\nb: \"x\n\ty\"\n\t\n\t# note\nc: x\ty\n", "");
    document("nothing", "", "1:1 empty-file");
    document("only a comment", "# nothing\n\n", "1:1 empty-file");
    document("only a mark", "---\n", "1:1 empty-file");
    document("only null", "~\n", "1:1 empty-file");
    document("text over several lines", "a: x\n  y\nb: 1\n", "1:4 joined-lines (warning)");
    document("entry indented too deep", "- a\n - b\n", "1:3 joined-lines (warning)");
    document("quoted text over several lines", "a: \"x\n  y\"\n", "");
    document("quoted text over a key", "a: \"x\npower: 7\ntext: \"\n", "1:4 joined-lines (warning)");
    document("value no deeper than its key", "a:\n  b:\n  \"c\"\n", "3:3 bad-indentation");
    document("list no deeper than its key", "a:\n- c\n", "");
    document("control character by escape", "a: \"x\\0\"\nb: \"\\t\\n\"\n", "1:4 control-character");
    document("control characters by longer escapes", "- \"\\x84\"\n- \"\\uFEFF\"\n- \"\\r\"\n- \"\\u00e9\"\n",
             "1:3 control-character, 2:3 control-character, 3:3 control-character");
}

void TestYamlTraps::namesWhereTheFirstKeyStands() {
    Findings findings;
    parseYaml("{力: 1, b: 2,\n  力: 3}\n", "x.yaml", findings);
    QCOMPARE(findings.all().size(), 1U);
    QCOMPARE(findings.all()[0].text,
             std::string("'力' stands twice in this map; the first is at line 1, column 2."));
}

void TestYamlTraps::keepsTheFirstOfTwoKeys() {
    Findings findings;
    const YamlNode root = rootOf("a: 1\na: 2\n", findings);
    QCOMPARE(root.size(), 1U);
    QCOMPARE(root.entry(0).value.text(), std::string("1"));
    QVERIFY(root.damaged());
}

void TestYamlTraps::namesTheKeyWithoutValue() {
    Findings findings;
    const YamlNode root = rootOf("a: 1\npower:\n\n\nname: x\n", findings);
    QCOMPARE(findings.toText(), std::string("x.yaml:2:1: error empty-value: 'power' has no value. "
                                            "Write ': ' and a value after it, or remove it.\n"));
    const YamlNode power = root.find("power")->value;
    QVERIFY(power.isNull() && power.reported());
    QVERIFY((power.position() == TextPosition{2, 1}));
}

void TestYamlTraps::refusesCyclesAtOnce() {
    Findings findings;
    const YamlNode root = rootOf("a: &x\n  - &y [*x, *y]\n  - *x\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 anchor, 2:5 anchor, 2:9 alias, 2:13 alias, 3:5 alias"));
    QCOMPARE(root.find("a")->value.item(0).size(), 2U);
}

void TestYamlTraps::nestsSixtyFourDeep() {
    const auto brackets = [](int depth) { return QByteArray(depth, '[') + "x" + QByteArray(depth, ']'); };
    QCOMPARE(codesIn(brackets(64)), QString());
    QCOMPARE(codesIn(brackets(65)), QStringLiteral("1:65 too-deep"));
    QCOMPARE(codesIn(QByteArray(1000000, '[')), QStringLiteral("1:65 too-deep"));
    QCOMPARE(codesIn(QByteArray("- ").repeated(64) + "x"), QString());
    QCOMPARE(codesIn(QByteArray("- ").repeated(65) + "x"), QStringLiteral("1:129 too-deep"));
    QCOMPARE(codesIn(QByteArray("? ").repeated(100000)), QStringLiteral("1:129 too-deep"));
    QByteArray maps;
    for (int i = 0; i < 65; ++i)
        maps += QByteArray(i, ' ') + "k:\n";
    QCOMPARE(codesIn(maps + QByteArray(70, ' ') + "x\n"), QStringLiteral("65:65 too-deep"));
    // Brackets inside texts nest nothing.
    QCOMPARE(codesIn("a: x" + QByteArray(100, '[') + "\nb: \"" + QByteArray(100, '{') + "\"\nc: |\n  " +
                     QByteArray(100, '[') + "\n"),
             QString());
}

void TestYamlTraps::everythingElseIsStillRead() {
    Findings findings;
    const YamlNode root = rootOf("- {name: a, name: b}\n- !x c\n- *d\n- [e]: f\n- good: 1\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:13 duplicate-key, 2:3 tag, 3:3 alias, 4:3 bad-key"));
    QCOMPARE(root.size(), 5U);
    QCOMPARE(root.item(4).find("good")->value.text(), std::string("1"));
    QVERIFY(!root.item(4).damaged());
}

void TestYamlTraps::aSecondDocumentSparesTheFirst() {
    Findings findings;
    const YamlNode root = rootOf("a: 1\nb:\n---\nc: [\n", findings);
    QCOMPARE(root.size(), 2U);
    QCOMPARE(codesOf(findings), QStringLiteral("2:1 empty-value, 3:1 several-documents"));
}

void TestYamlTraps::stopsAfterAThousandFindings() {
    Findings findings;
    QVERIFY(!parseYaml("[" + std::string(5000, ',') + "]", "x.yaml", findings));
    QCOMPARE(findings.errors(), 1001U);
    QCOMPARE(findings.all().size(),
             102U); // a hundred of them, that there are more, and why the rest is not read
    QCOMPARE(findings.all().front().code, std::string("too-many-findings"));
    QCOMPARE(findings.sorted().back().code, std::string("more-findings"));
}

TAKUJO_TEST(TestYamlTraps)

} // namespace test_yaml_traps
#include "test_yaml_traps.moc"
