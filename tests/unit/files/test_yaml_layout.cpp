#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_layout.h"

namespace test_yaml_layout {

using namespace takujo;

class TestYamlLayout : public QObject {
    Q_OBJECT

private slots:
    void findsTexts_data();
    void findsTexts();
    void findsOpenBrackets();
    void stopsWhereItIsTooDeep();
    void endsOfQuotes();
    void tabsOnlyWhereTheyIndent();
};

void TestYamlLayout::findsTexts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("found"); // quoted texts as they stand, then block texts behind a '|'
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(found);
    };
    row("quotes", "a: \"x\"\n'b': \"y\\\"z\" # \"no\"\n", "\"x\"'b'\"y\\\"z\"");
    row("no quotes inside bare texts", "a: it's \"b\"\n- c 'd'\n", "");
    row("bare text over lines", "a: x\n  \"b\"\nc: \"d\"\n", "\"d\"");
    row("bare text ended by a comment", "a: x #\n  \"b\"\n", "\"b\"");
    row("bare text ended by an empty value's depth", "a:\n  b: x\n  \"c\": y\n", "\"c\"");
    row("entries end where the next begins", "- - x\n  - \"y\"\n- \"z\"\n", "\"y\"\"z\"");
    row("quote over lines", "a: \"x\n y\" \nb: 'z'\n", "\"x\n y\"'z'");
    row("open quote", "a: \"x\n", "\"x\n(open)");
    row("brackets", "{\"a\":\"b\",'c': [d'e,\"f\"]}", "\"a\"\"b\"'c'\"f\"");
    row("block", "a: |\n  \"x\n\n   y\nb: \"z\"\n", "\"z\"||\n  \"x\n\n   y\n");
    row("block that begins with blank lines", "a: >\n\n   x\n  \"y\"\n", "\"y\"|>\n\n   x\n");
    row("block with a given indentation", "a: |2-\n   \"x\n  \"y\nb: c\n", "||2-\n   \"x\n  \"y\n");
    row("block at the end", "- |\n x", "||\n x");
    row("no block inside brackets", "[|\n 'x']", "");
    row("document marks", "--- \"a\"\n...\n", "\"a\"");
    row("properties", "!t&x \"a\": *b\n&c 'd': e", "\"a\"'d'");
}

void TestYamlLayout::findsTexts() {
    QFETCH(QByteArray, text);
    const YamlLayout layout =
        scanYamlLayout(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QByteArray found;
    const auto add = [&](const YamlSpan& span) {
        found += text.mid(static_cast<qsizetype>(span.begin), static_cast<qsizetype>(span.end - span.begin));
        found += span.closed ? "" : "(open)";
    };
    for (const YamlSpan& quote : layout.quotes)
        add(quote);
    for (const YamlSpan& block : layout.blocks) {
        found += '|';
        add(block);
    }
    QTEST(QString::fromUtf8(found), "found");
    QVERIFY(layout.openBrackets.empty());
}

void TestYamlLayout::findsOpenBrackets() {
    QVERIFY(scanYamlLayout("a: [x, {y: z}]\nb: x[\nc: '['\nd: |\n  [\n# [\n").openBrackets.empty());
    QVERIFY(scanYamlLayout("a: ] x\nb: c\n").openBrackets.empty());
    QCOMPARE(scanYamlLayout("a: [{x: [y]\n").openBrackets, (std::vector<std::size_t>{3, 4}));
}

void TestYamlLayout::stopsWhereItIsTooDeep() {
    QVERIFY(!scanYamlLayout(std::string(64, '[')).tooDeep);
    QCOMPARE(scanYamlLayout("a: " + std::string(65, '{')).tooDeep, std::optional<std::size_t>(67));
    QVERIFY(!scanYamlLayout("[" + std::string(100, ']') + std::string(64, '{')).tooDeep);
}

void TestYamlLayout::endsOfQuotes() {
    QCOMPARE(endOfQuoted("'a''b' c", 0), std::optional<std::size_t>(6));
    QCOMPARE(endOfQuoted("x \"a\\\\\" c", 2), std::optional<std::size_t>(7));
    QCOMPARE(endOfQuoted("\"a\\\"", 0), std::optional<std::size_t>());
    QCOMPARE(endOfQuoted("'a''", 0), std::optional<std::size_t>());
}

void TestYamlLayout::tabsOnlyWhereTheyIndent() {
    const std::string text = "\ta\n b\tc\n \t # no\n\t\nd: |\n \tx\ne: \"f\n\tg\"\n \th\n";
    QCOMPARE(tabsInIndentation(text, scanYamlLayout(text)), (std::vector<std::size_t>{0, text.size() - 3}));
}

TAKUJO_TEST(TestYamlLayout)

} // namespace test_yaml_layout
#include "test_yaml_layout.moc"
