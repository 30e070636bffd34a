// Texts are written so that the strict reader takes them for the same texts.

#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_writer.h"
#include "tests/test_program.h"

#include <QTest>

namespace test_yaml_writer {

using namespace takujo;

class TestYamlWriter : public QObject {
    Q_OBJECT

private slots:
    static void harmlessTextsAreBare_data();
    static void harmlessTextsAreBare();
    static void everyTextIsReadBack_data();
    static void everyTextIsReadBack();
    static void whatNobodyCanReadBecomesAMark();
};

void TestYamlWriter::harmlessTextsAreBare_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"pass", "Ash Warden", "Well#2", "Well@their field", "FL-001", "go_first", "O'Neil"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestYamlWriter::harmlessTextsAreBare() {
    QFETCH(const QString, text);
    QCOMPARE(QString::fromStdString(yamlText(text.toStdString())), text);
}

void TestYamlWriter::everyTextIsReadBack_data() {
    QTest::addColumn<QString>("text");
    int i = 0;
    for (const char* text :
         {"yes",  "no",   "null", "true",     "~",   "12",   "1.5",      "0x1f", "2026-11-21", "a: b",
          "a #b", "#a",   "- a",  "[a]",      "{a}", "a, b", "&a",       "*a",   "!a",         "|",
          ">",    "%a",   "@a",   "`a",       "\"",  "'",    "\\",       "a\\n", " a",         "a ",
          "",     "a\nb", "a\tb", "灰の番人", "é",   "𠮷",   "\xc2\x85", "<<",   "="})
        QTest::addRow("%d", ++i) << QString::fromUtf8(text);
    QTest::newRow("all of ASCII") << [] {
        QString all;
        for (char c = ' '; c < 127; ++c)
            all += QLatin1Char{c};
        return all;
    }();
}

void TestYamlWriter::everyTextIsReadBack() {
    QFETCH(const QString, text);
    const std::string bytes = text.toStdString();
    for (const std::string& written : {yamlText(bytes), quotedYamlText(bytes)}) {
        const std::string file = "{" + written + ": [" + written + ", 1]}\n";
        Findings findings;
        const auto root = parseYaml(file, "x", findings);
        QVERIFY2(root && findings.empty(), (file + findings.toText()).c_str());
        QCOMPARE(root->size(), std::size_t{1});
        const YamlEntry entry = root->entry(0);
        QCOMPARE(QString::fromStdString(entry.key), text);
        QCOMPARE(QString::fromStdString(entry.value.item(0).text()), text);
    }
}

void TestYamlWriter::whatNobodyCanReadBecomesAMark() {
    for (const char* text : {"a\xff", "a\r", "a\x01", "a\x7f", "a\xc2\x80", "a\xef\xbb\xbf"})
        QCOMPARE(QString::fromStdString(yamlText(text)), QStringLiteral("\"a\uFFFD\""));
}

TAKUJO_TEST(TestYamlWriter)

} // namespace test_yaml_writer
#include "test_yaml_writer.moc"
