#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_tree {

using namespace takujo;

class TestYamlTree : public QObject {
    Q_OBJECT

private slots:
    void readsWhatPeopleWrite();
    void keepsOrderAndPositions();
    void countsColumnsInCharacters();
    void tellsHowAScalarIsWritten();
    void readsEscapes();
    void tellsWrittenNullsFromTexts();
    void readsWindowsLineEndingsAndByteOrderMark();
    void takesOneDocumentWithItsMarks();
    void nodesOutliveEverything();
    void damageShowsOnTheWayUp();
};

void TestYamlTree::readsWhatPeopleWrite() {
    Findings findings;
    const YamlNode root = rootOf("# a set\n"
                                 "cards:\n"
                                 "- name: {en: Cloud, ja: クラウド}\n"
                                 "  elements: [fire, ice]\n"
                                 "  text: |\n"
                                 "    Draw 1 card: \"now\".\n"
                                 "    \tIndented.\n"
                                 "- name: It's O'Neil \"the\" 2nd # note\n"
                                 "  note: 'it''s'\n"
                                 "empty: []\n"
                                 "none: {}\n",
                                 findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(root.isMap());
    QCOMPARE(root.size(), 3U);
    const YamlNode cards = root.find("cards")->value;
    QVERIFY(cards.isList());
    QCOMPARE(cards.size(), 2U);
    const YamlNode first = cards.item(0);
    QCOMPARE(first.find("name")->value.find("ja")->value.text(), std::string("クラウド"));
    QCOMPARE(first.find("elements")->value.items()[1].text(), std::string("ice"));
    QCOMPARE(first.find("text")->value.text(), std::string("Draw 1 card: \"now\".\n\tIndented.\n"));
    QCOMPARE(cards.item(1).find("name")->value.text(), std::string("It's O'Neil \"the\" 2nd"));
    QCOMPARE(cards.item(1).find("note")->value.text(), std::string("it's"));
    QVERIFY(!root.find("card"));
    QCOMPARE(root.find("empty")->value.size(), 0U);
    QVERIFY(root.find("none")->value.isMap());
    QVERIFY(!root.damaged());
    QCOMPARE(root.path(), std::string("x.yaml"));
}

void TestYamlTree::keepsOrderAndPositions() {
    Findings findings;
    const YamlNode root = rootOf("b: 1\na:\n  - x\n  - \"y\": z\n", findings);
    const std::vector<YamlEntry> entries = root.entries();
    QCOMPARE(entries.size(), 2U);
    QCOMPARE(entries[0].key, std::string("b"));
    QCOMPARE(entries[1].key, std::string("a"));
    QVERIFY((entries[1].keyPosition == TextPosition{2, 1}));
    QVERIFY(!entries[1].keyQuoted);
    QVERIFY((entries[0].value.position() == TextPosition{1, 4}));
    const YamlNode list = entries[1].value;
    QVERIFY((list.position() == TextPosition{3, 3}));
    QVERIFY((list.item(0).position() == TextPosition{3, 5}));
    const YamlEntry inner = list.item(1).entry(0);
    QVERIFY(inner.keyQuoted);
    QVERIFY((inner.keyPosition == TextPosition{4, 5}));
    QVERIFY((inner.value.position() == TextPosition{4, 10}));
}

void TestYamlTree::countsColumnsInCharacters() {
    Findings findings;
    const YamlNode root = rootOf("{名前: 雲🂡, 力: 7}\n", findings);
    QVERIFY((root.entry(0).value.position() == TextPosition{1, 6}));
    QVERIFY((root.entry(1).keyPosition == TextPosition{1, 10}));
    QVERIFY((root.entry(1).value.position() == TextPosition{1, 13}));
}

void TestYamlTree::tellsHowAScalarIsWritten() {
    Findings findings;
    const YamlNode root = rootOf("[a, 'b', \"c\"]", findings);
    QCOMPARE(root.item(0).style(), YamlStyle::plain);
    QVERIFY(!root.item(0).isCertainText());
    QCOMPARE(root.item(1).style(), YamlStyle::quoted);
    QCOMPARE(root.item(2).style(), YamlStyle::quoted);
    const YamlNode blocks = rootOf("- |\n  a\n- >-\n  b\n  c\n", findings);
    QCOMPARE(blocks.item(0).style(), YamlStyle::block);
    QVERIFY(blocks.item(1).isCertainText());
    QCOMPARE(blocks.item(1).text(), std::string("b c"));
    QCOMPARE(rootOf(">\n  a\n  b\n  ", findings).text(), std::string("a b\n"));
    QVERIFY(findings.empty());
}

void TestYamlTree::readsEscapes() {
    Findings findings;
    // yaml-cpp itself turns \_ and \N into bytes that are not UTF-8.
    const YamlNode root = rootOf("[\"\\u529b\\n\\\"\", \"力\\_x\\_\\N\"]", findings);
    QCOMPARE(root.item(0).text(), std::string("力\n\""));
    QCOMPARE(root.item(1).text(), std::string("力\xC2\xA0x\xC2\xA0\xC2\x85"));
    QVERIFY(findings.empty());
}

void TestYamlTree::tellsWrittenNullsFromTexts() {
    Findings findings;
    const YamlNode root = rootOf("[null, ~, Null, NULL, \"null\", nullify, 'x']", findings);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(root.item(i).isNull());
    QCOMPARE(root.item(1).text(), std::string("~"));
    QCOMPARE(root.item(2).text(), std::string("Null"));
    QVERIFY((root.item(2).position() == TextPosition{1, 11}));
    QVERIFY(root.item(4).isScalar());
    QVERIFY(root.item(5).isScalar());
    const YamlNode block = rootOf("a: null # none\nb:  ~\nc: {d: null}\n", findings);
    QCOMPARE(block.entry(0).value.text(), std::string("null"));
    QCOMPARE(block.entry(1).value.text(), std::string("~"));
    QCOMPARE(block.entry(2).value.entry(0).value.text(), std::string("null"));
    QVERIFY(findings.empty());
}

void TestYamlTree::readsWindowsLineEndingsAndByteOrderMark() {
    Findings findings;
    const YamlNode root = rootOf("\xEF\xBB\xBF"
                                 "a: x\r\nb: |\r\n  y\r\n",
                                 findings);
    QVERIFY(findings.empty());
    QVERIFY((root.entry(0).keyPosition == TextPosition{1, 1}));
    QCOMPARE(root.entry(0).value.text(), std::string("x"));
    QVERIFY((root.entry(1).keyPosition == TextPosition{2, 1}));
}

void TestYamlTree::takesOneDocumentWithItsMarks() {
    Findings findings;
    const YamlNode root = rootOf("# comment\n---\na: 1\n...\n# the end\n", findings);
    QVERIFY(findings.empty());
    QCOMPARE(root.size(), 1U);
}

void TestYamlTree::nodesOutliveEverything() {
    std::optional<YamlNode> deep;
    {
        Findings findings;
        const YamlNode root = rootOf("a:\n  - b: Cloud\n", findings);
        deep = root.find("a")->value.item(0).find("b")->value;
    }
    QCOMPARE(deep->text(), std::string("Cloud"));
    QCOMPARE(deep->path(), std::string("x.yaml"));
}

void TestYamlTree::damageShowsOnTheWayUp() {
    Findings findings;
    const YamlNode root = rootOf("good:\n  a: 1\nbad:\n  b:\n  c: 2\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("4:3 empty-value"));
    QVERIFY(root.damaged());
    QVERIFY(!root.reported());
    QVERIFY(!root.find("good")->value.damaged());
    QVERIFY(root.find("bad")->value.damaged());
    QVERIFY(root.find("bad")->value.find("b")->value.reported());
    QVERIFY(!root.find("bad")->value.find("c")->value.damaged());
}

TAKUJO_TEST(TestYamlTree)

} // namespace test_yaml_tree
#include "test_yaml_tree.moc"
