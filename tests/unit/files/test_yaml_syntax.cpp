#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/files/yaml_test_support.h"

namespace test_yaml_syntax {

using namespace takujo;

class TestYamlSyntax : public QObject {
    Q_OBJECT

private slots:
    void reported_data();
    void reported() {
        QFETCH(QByteArray, text);
        QTEST(codesIn(text), "codes");
    }
    void sentences_data();
    void sentences();
    void goesOnBehindAnError();
    void keepsTheTextAsItWasWritten();
    void tellsOneErrorALine();
    void giveUpKeepsWhatWasFoundBefore();
};

void TestYamlSyntax::reported_data() {
    documentColumns();
    document("quote open to the end", "a: 1\nb: \"x\n", "2:4 unclosed-quote");
    document("quote open to the end, no line break", "力: \"x", "1:4 unclosed-quote");
    document("single quote open to the end", "a: 'x\nb: 1\n", "1:4 unclosed-quote");
    document("quote alone", "\"", "1:1 unclosed-quote");
    document("quote after an escaped quote", "a: \"x\\\"\n", "1:4 unclosed-quote");
    document("quote closed by the next one", "name: \"Cloud\npower: 7\ntext: \"Foo\"\n",
             "1:7 unclosed-quote");
    document("quote in a list closed by the next one", "- \"a\n- \"b\"\n", "1:3 unclosed-quote");
    document("quote over a document mark", "a: \"x\n---\n", "1:4 unclosed-quote, 2:1 several-documents");
    document("quote in brackets", "[\"a", "1:2 unclosed-quote");
    document("text behind a quote", "a: \"x\" y\n", "1:8 syntax");
    document("apostrophe in single quotes", "力: 'It's'\n", "1:8 syntax");
    document("second value behind a quote", "\"a\": \"b\" \"c\": d\n", "1:10 syntax");
    document("root text behind a quote", "\"a\" b\n", "1:5 syntax");
    document("text behind brackets", "text: [EX] Draw a card.\n", "1:12 syntax");
    document("colon in a value", "text: Choose 1: draw\n", "1:15 syntax");
    document("colon behind a quoted value", "a: \"b\": c\n", "1:7 syntax");
    document("at sign", "a: @x\n", "1:4 syntax");
    document("backquote", "a: `x`\n", "1:4 syntax");
    document("percent sign", "a: %x\n", "1:4 syntax");
    document("question mark in brackets", "[a?b]\n", "1:3 syntax");
    document("bar in brackets", "a: [|]\n", "1:5 syntax");
    document("text behind a bar", "a: | x\n", "1:6 syntax");
    document("indentation of zero", "a: |0\n x\n", "1:6 syntax");
    document("dash behind a key", "a: - b\n", "1:4 syntax");
    document("bracket open to the end", "a: 1\nb: [1, 2\n", "2:4 unclosed-bracket");
    document("brace open to the end", "a: {b: 1\n", "1:4 unclosed-bracket");
    document("outer bracket open to the end", "[a, [b]\n", "1:1 unclosed-bracket");
    document("bracket open over lines", "a: [1,\n 2\n", "1:4 unclosed-bracket");
    document("brace closed too late", "a: {b: 1,\n c: 2\nd: 3\n", "2:5 joined-lines (warning), 3:2 syntax");
    document("bracket never opened", "a: ]\n", "1:4 syntax");
    document("wrong bracket", "[a}\n", "1:3 syntax");
    document("bracket too many", "[a]]\n", "1:4 syntax");
    document("unknown escape", "力: \"x\\q\"\n", "1:6 bad-escape");
    document("short escape", "a: \"\\x\"\n", "1:5 bad-escape");
    document("escape behind good ones", "a: \"\\\\\\x41\\q\"\n", "1:11 bad-escape");
    document("half a pair", "a: \"\\ud800\"\n", "1:5 bad-escape");
    document("line without a colon", "a: 1\nb\nc: 2\n", "2:1 syntax");
    document("line with a full-width colon", "a: 1\n  \npower：7000\nc: 2\n", "3:1 syntax");
    document("colon without a space", "a: 1\nb:2\nc: 3\n", "2:1 syntax");
    document("dash without a space", "- a\n-b\n", "2:1 syntax");
    document("entry among keys", "a: 1\n- b\n", "2:1 syntax");
    document("key among entries", "- a\nb: 1\n", "2:1 syntax");
    document("indented less than the first", "  a: 1\nb: 2\n", "2:1 syntax");
    document("indented between", "a:\n    b: 1\n  c: 2\n", "3:3 syntax");
    document("indented deeper", "name: Cloud\n  power: 7\n", "1:7 joined-lines (warning), 2:3 syntax");
    document("comma alone", ", a\n", "1:1 syntax");
    document("comment inside a text", "a: x\n  # c\n  y\n", "3:3 syntax");
}

void TestYamlSyntax::sentences_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* text, const char* line) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(line);
    };
    row("open quote", "a: \"x\n",
        "x.yaml:1:4: error unclosed-quote: This quote is never closed. Add the closing \" at the end of its "
        "text.");
    row("swallowed lines", "a: \"x\nb: \"y\"\n",
        "x.yaml:1:4: error unclosed-quote: This quote is not closed before line 2, where more text follows. "
        "Close it at the end of its text.");
    row("second colon", "a: b: c\n",
        "x.yaml:1:5: error syntax: A second ': ' stands in this value. Put the whole value in quotes.");
    row("brackets", "a: [B] c\n",
        "x.yaml:1:8: error syntax: More text follows the closing ']'. Put a text that begins with '[' in "
        "quotes.");
    row("at sign", "a: @x\n",
        "x.yaml:1:4: error syntax: The text '@' can't stand here without quotes. Put the whole text in "
        "quotes.");
    row("full-width colon", "a: 1\npower：7\nb: 1\n",
        "x.yaml:2:1: error syntax: This line is not 'key: value'. "
        "Write ': ' (an ASCII colon and a space) instead of the full-width colon '：'.");
    row("missing bracket", "a: [b: c: d]\n",
        "x.yaml:1:9: error syntax: A ',' or ']' is missing here for the '[' at line 1, column 4. "
        "Add it, or put a text that holds ': ', brackets or '?' in quotes.");
    row("tab", "a:\n\tb: 1\n",
        "x.yaml:2:1: error tab-indentation: A tab is used for indentation. Use spaces.");
}

void TestYamlSyntax::sentences() {
    QFETCH(QByteArray, text);
    Findings findings;
    parseYaml(text.toStdString(), "x.yaml", findings);
    QTEST(QString::fromStdString(findings.toText()).trimmed(), "line");
}

void TestYamlSyntax::goesOnBehindAnError() {
    Findings findings;
    const YamlNode root = rootOf("a: `x`\nb: \"open\nc: *z\nd: q: r\ne: [B] x\nf: f\nf: g\n", findings);
    QCOMPARE(codesOf(findings), QStringLiteral("1:4 syntax, 2:4 unclosed-quote, 3:4 alias, 4:5 syntax, "
                                               "5:8 syntax, 7:1 duplicate-key"));
    QCOMPARE(root.size(), 6U);
    QVERIFY(root.find("d")->value.reported());
    QVERIFY(root.find("d")->keyReported);
    QVERIFY(!root.find("f")->value.reported());
    QCOMPARE(root.find("f")->value.text(), std::string("f"));
}

void TestYamlSyntax::keepsTheTextAsItWasWritten() {
    Findings findings;
    const YamlNode root = rootOf("a: @x: y\nb: z\n", findings);
    QCOMPARE(root.find("a")->value.text(), std::string("@x: y"));
}

void TestYamlSyntax::tellsOneErrorALine() {
    QCOMPARE(codesIn("a: @x: [y] z: w\n"), QStringLiteral("1:4 syntax"));
}

void TestYamlSyntax::giveUpKeepsWhatWasFoundBefore() {
    Findings findings;
    QVERIFY(!parseYaml("a: 1\na: 2\nb\nc: 3\nd:\n", "x.yaml", findings));
    QCOMPARE(codesOf(findings), QStringLiteral("2:1 duplicate-key, 3:1 syntax"));
}

TAKUJO_TEST(TestYamlSyntax)

} // namespace test_yaml_syntax
#include "test_yaml_syntax.moc"
