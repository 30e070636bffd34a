// Lists in their formats: what is a record, what is a column, and what is told.

#include "tests/test_program.h"

#include <QTest>

#include "engine/lists/list_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/written_file.h"

namespace test_list_file {

using namespace takujo;

namespace {

/// "2: id=A-1 name=Ash; …": the line of each record, and what stands under its columns.
QString shape(const std::optional<ListFile>& list) {
    if (!list)
        return QStringLiteral("no list");
    QStringList records;
    for (const ListRecord& record : list->records) {
        QStringList values;
        for (const ListValue& value : record.values) {
            QStringList texts;
            for (const std::string& text : value.texts)
                texts << QString::fromStdString(text);
            values << QString::fromStdString(value.column) + "=" + texts.join('+');
        }
        records << QString::number(record.at.line) + ": " + values.join(' ');
    }
    return records.join("; ");
}

std::optional<ListFile> read(const char* name, const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readListFile(files.write(name, text), findings);
}

const QString two = QStringLiteral("2: id=A-1 name=Ash; 3: id=A-2 name=Owl");

} // namespace

class TestListFile : public QObject {
    Q_OBJECT

private slots:
    static void everyFormatIsRead_data();
    static void everyFormatIsRead();
    static void whatIsWrongIsTold_data();
    static void whatIsWrongIsTold();
    static void columnsComeInTheOrderOfTheFile();
    static void lettersBeyondSixteenBitsAreRead();
};

void TestListFile::everyFormatIsRead_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("records");
    QTest::newRow("CSV") << "a.csv" << "id,name\nA-1,Ash\nA-2,Owl\n" << two;
    QTest::newRow("TSV") << "a.tsv" << "id\tname\nA-1\tAsh\nA-2\tOwl\n" << two;
    QTest::newRow("no known ending: a table") << "a.txt" << "id;name\nA-1;Ash\nA-2;Owl\n" << two;
    QTest::newRow("no known ending: JSON")
        << "a.txt" << "[\n{\"id\":\"A-1\",\"name\":\"Ash\"},\n{\"id\":\"A-2\",\"name\":\"Owl\"}]" << two;
    QTest::newRow("JSON") << "a.json"
                          << "[\n{\"id\": \"A-1\", \"name\": \"Ash\"},\n{\"id\": \"A-2\", \"name\": \"Owl\"}]"
                          << two;
    QTest::newRow("JSON with tabs")
        << "a.json"
        << "[\n\t{\"id\": \"A-1\",\t\"name\": \"Ash\"},\n\t{\"id\": \"A-2\", \"name\": \"Owl\"}\n]" << two;
    QTest::newRow("YAML") << "a.yaml" << "# cards\n- {id: A-1, name: Ash}\n- {id: A-2, name: Owl}\n" << two;
    QTest::newRow("a list inside a map")
        << "a.json" << "{\"total\": 2, \"data\": [\n{\"id\": \"A-1\"}]}" << "2: id=A-1";
    QTest::newRow("cards beside another list")
        << "a.json" << "{\"sets\": [{\"id\": 1}], \"cards\": [\n{\"id\": \"A-1\"}]}" << "2: id=A-1";
    QTest::newRow("a map of maps") << "a.json"
                                   << "{\n\"A-1\": {\"name\": \"Ash\"},\n\"A-2\": {\"name\": \"Owl\"}}"
                                   << two;
    QTest::newRow("maps and lists as values")
        << "a.json"
        << "[{\"name\": {\"en\": \"Ash\", \"ja\": \"灰\"}, \"job\": [\"A\", \"B\"], \"x\": null}]"
        << "1: name.en=Ash name.ja=灰 job=A+B x=";
    QTest::newRow("numbers and words stay as they are written")
        << "a.json" << "[{\"cost\": 3, \"ex\": true}]" << "1: cost=3 ex=true";
}

void TestListFile::everyFormatIsRead() {
    QFETCH(const QString, file);
    QFETCH(const QString, text);
    QFETCH(const QString, records);
    Findings findings;
    QCOMPARE(shape(read(qPrintable(file), text.toStdString(), findings)), records);
    QCOMPARE(codesOf(findings), QString());
}

void TestListFile::whatIsWrongIsTold_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("records");
    QTest::addColumn<QString>("codes");
    QTest::newRow("an empty file") << "a.csv" << " \n\n" << "no list" << "0:1 empty-list";
    QTest::newRow("more cells than columns") << "a.csv" << "id,name\nA-1,Ash,x\n"
                                             << "2: id=A-1 name=Ash"
                                             << "2:9 too-many-cells (warning)";
    QTest::newRow("no list") << "a.json" << "{\"a\": 1}" << "no list" << "1:1 no-list";
    QTest::newRow("a word for a card") << "a.yaml" << "- Ash\n- {id: A-2}\n" << "2: id=A-2" << "1:3 no-card";
    QTest::newRow("a list of lists under a column") << "a.yaml" << "- {id: A-1, x: [[1]]}\n"
                                                    << "1: id=A-1 x="
                                                    << "1:17 left-out (warning)";
}

void TestListFile::whatIsWrongIsTold() {
    QFETCH(const QString, file);
    QFETCH(const QString, text);
    QFETCH(const QString, records);
    QFETCH(const QString, codes);
    Findings findings;
    QCOMPARE(shape(read(qPrintable(file), text.toStdString(), findings)), records);
    QCOMPARE(codesOf(findings), codes);
}

void TestListFile::columnsComeInTheOrderOfTheFile() {
    Findings findings;
    const auto list = read("a.yaml", "- {b: 1, a: 2}\n- {c: 3, a: 4}\n", findings);
    QVERIFY(list.has_value());
    QCOMPARE(list->columns, (std::vector<std::string>{"b", "a", "c"}));
}

/// JSON escapes them in two halves.
void TestListFile::lettersBeyondSixteenBitsAreRead() {
    Findings findings;
    const auto list =
        read("a.json", R"([{"a": "\uD83D\uDE00 \u706B \\u706B", "b": "half \uD83D"}])", findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(QString::fromStdString(list->records[0].values[0].texts[0]), QStringLiteral("😀 火 \\u706B"));
    QCOMPARE(QString::fromStdString(list->records[0].values[1].texts[0]), QStringLiteral("half \uFFFD"));
}

TAKUJO_TEST(TestListFile)

} // namespace test_list_file
#include "test_list_file.moc"
