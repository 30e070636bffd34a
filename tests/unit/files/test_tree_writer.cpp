// Trees as YAML: what is written is read again, and looks as card files do.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/tree_writer.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_tree_writer {

using namespace takujo;

namespace {

YamlNodeData treeOf(const std::string& text) {
    Findings findings;
    const auto tree = parseYamlTree(text, "x.yaml", findings);
    if (!tree || !findings.empty())
        qFatal("%s", findings.toText().c_str());
    return *tree;
}

} // namespace

class TestTreeWriter : public QObject {
    Q_OBJECT

private slots:
    static void aTreeIsWrittenAsItIsRead_data();
    static void aTreeIsWrittenAsItIsRead();
    static void whatIsLongStandsInLinesOfItsOwn();
    static void textsAreNeverTakenForSomethingElse_data();
    static void textsAreNeverTakenForSomethingElse();
};

void TestTreeWriter::aTreeIsWrittenAsItIsRead_data() {
    QTest::addColumn<QString>("line");
    for (const char* const line :
         {"{damage: {to: chosen, amount: 4000}}", "[{return: chosen}, {draw: 1}]", "{enters: this}", "[]",
          "{}", "{power: {of: this, by: -1000}}", "{a: \"11.10\", b: true, c: \"true\", d: \"5\"}", "brave",
          "{x: [{to: [1, 2]}, z]}", "\"「灰」\""})
        QTest::newRow(line) << line;
}

void TestTreeWriter::aTreeIsWrittenAsItIsRead() {
    QFETCH(const QString, line);
    QCOMPARE(QString::fromStdString(inOneLine(treeOf(line.toStdString()))), line);
}

void TestTreeWriter::whatIsLongStandsInLinesOfItsOwn() {
    const std::string text = "id: A-1\n"
                             "abilities:\n"
                             "  - brave\n"
                             "  - when: {enters: this}\n"
                             "    choose: {up to: 1, forward: {controller: opponent, cost: {at most: 3}, "
                             "power: {at least: 5000}}}\n"
                             "    do: {damage: {to: chosen, amount: 4000}}\n"
                             "job: [Guardian, Captain]\n";
    QCOMPARE(QString::fromStdString(inLines(treeOf(text))), QString::fromStdString(text));
    const QString indented = QString::fromStdString(inLines(treeOf(text), 4));
    for (const QString& line : indented.split('\n', Qt::SkipEmptyParts))
        QVERIFY2(line.startsWith("    "), qPrintable(line));
    QCOMPARE(inLines(treeOf(indented.toStdString())), text);
}

void TestTreeWriter::textsAreNeverTakenForSomethingElse_data() {
    QTest::addColumn<QString>("text");
    for (const char* const text : {"no", "12", "2026-01-01", "a: b", "- x", "# y", "say \"no\"", "a\nb", "~",
                                   "", "{x}", "灰の番人", " space ", "null", "1e3"})
        QTest::newRow(text) << text;
}

void TestTreeWriter::textsAreNeverTakenForSomethingElse() {
    QFETCH(const QString, text);
    const YamlNodeData map = mapNode({{"key", textNode(text.toStdString())}});
    for (const std::string& written : {inLines(map), inOneLine(map)}) {
        const YamlNodeData read = treeOf(written);
        QCOMPARE(read.entries.size(), 1U);
        QVERIFY(read.entries.front().value.kind == YamlKind::scalar);
        QCOMPARE(QString::fromStdString(read.entries.front().value.text), text);
        QVERIFY2(text.isEmpty() || read.entries.front().value.style != YamlStyle::plain ||
                     text.at(0).isLetter(),
                 written.c_str());
    }
}

TAKUJO_TEST(TestTreeWriter)

} // namespace test_tree_writer
#include "test_tree_writer.moc"
