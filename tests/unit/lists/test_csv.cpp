// Tables as spreadsheets and web pages write them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/lists/csv.h"
#include "engine/lists/list_text.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_csv {

using namespace takujo;

namespace {

/// "a|b/c|d": cells and rows; a line break within a cell is ⏎.
QString shape(const std::vector<CsvRow>& rows) {
    QStringList lines;
    for (const CsvRow& row : rows) {
        QStringList cells;
        for (const CsvCell& cell : row)
            cells << QString::fromStdString(cell.text).replace('\n', "⏎");
        lines << cells.join('|');
    }
    return lines.join('/');
}

} // namespace

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    static void cellsAndRows_data();
    static void cellsAndRows();
    static void whatIsWrongIsTold_data();
    static void whatIsWrongIsTold();
    static void everyCellKnowsItsPlace();
    static void anyEncodingIsRead_data();
    static void anyEncodingIsRead();
    static void whatIsNoTextIsTold_data();
    static void whatIsNoTextIsTold();
};

void TestCsv::cellsAndRows_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rows");
    QTest::newRow("commas") << "a,b\nc,d\n" << "a|b/c|d";
    QTest::newRow("without a last line break") << "a,b\nc,d" << "a|b/c|d";
    QTest::newRow("semicolons") << "a;b\nc,1;d\n" << "a|b/c,1|d";
    QTest::newRow("tabs") << "a\tb\nc,1\td;2\n" << "a|b/c,1|d;2";
    QTest::newRow("quotes") << "a,\"b,c\"\n" << "a|b,c";
    QTest::newRow("a separator within quotes does not show which one it is") << "\"a,b,c\";d\ne;f\n"
                                                                             << "a,b,c|d/e|f";
    QTest::newRow("a line break in a cell") << "a,\"b\nc\"\nd,e\n" << "a|b⏎c/d|e";
    QTest::newRow("doubled quotes") << "a,\"say \"\"no\"\"\"\n" << "a|say \"no\"";
    QTest::newRow("a quote inside of a bare cell") << "a,5\" disk\n" << "a|5\" disk";
    QTest::newRow("empty cells") << "a,,\n,b,\n" << "a||/|b|";
    QTest::newRow("an empty cell in quotes") << "\"\",a\n" << "|a";
    QTest::newRow("empty lines are no rows") << "a,b\n\n\nc,d\n\n" << "a|b/c|d";
    QTest::newRow("one column") << "a\nb\n" << "a/b";
    QTest::newRow("spaces behind a quoted cell") << "\"a\" ,b\n" << "a|b";
    QTest::newRow("nothing") << "" << "";
}

void TestCsv::cellsAndRows() {
    QFETCH(const QString, text);
    QFETCH(const QString, rows);
    Findings findings;
    QCOMPARE(shape(readCsv(text.toStdString(), "x.csv", findings)), rows);
    QCOMPARE(codesOf(findings), QString());
}

void TestCsv::whatIsWrongIsTold_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("codes");
    QTest::newRow("a quote that is never closed") << "a,b\nc,\"d\ne,f\n"
                                                  << "a|b/c|d⏎e,f⏎" << "2:3 open-quote";
    QTest::newRow("text behind a quote") << "\"a\"b,c\n" << "ab|c" << "1:4 text-behind-quote (warning)";
}

void TestCsv::whatIsWrongIsTold() {
    QFETCH(const QString, text);
    QFETCH(const QString, rows);
    QFETCH(const QString, codes);
    Findings findings;
    QCOMPARE(shape(readCsv(text.toStdString(), "x.csv", findings)), rows);
    QCOMPARE(codesOf(findings), codes);
}

void TestCsv::everyCellKnowsItsPlace() {
    Findings findings;
    const auto rows = readCsv("a,b\n\"火\n水\",光\n\nc,d\n", "x.csv", findings);
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[1][0].at.line, 2);
    QCOMPARE(rows[1][1].at.line, 3);
    QCOMPARE(rows[1][1].at.column, 4); // in characters: 水, the quote, the comma
    QCOMPARE(rows[2][1].at.line, 5);
    QCOMPARE(rows[2][1].at.column, 3);
}

void TestCsv::anyEncodingIsRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("codes");
    QTest::newRow("UTF-8") << QByteArray("火,水\n") << "";
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF火,水\n") << "";
    QTest::newRow("lines of Windows") << QByteArray("火,水\r\n") << "";
    QTest::newRow("lines of old Macs") << QByteArray("火,水\r") << "";
    QTest::newRow("UTF-16, small end first") << QByteArray("\xFF\xFE\x6B\x70,\0\x34\x6C\n\0", 10) << "";
    QTest::newRow("UTF-16, big end first") << QByteArray("\xFE\xFF\x70\x6B\0,\x6C\x34\0\n", 10) << "";
    QTest::newRow("Shift_JIS") << QByteArray("\x89\xCE,\x90\x85\n") << "1:1 guessed-encoding (warning)";
}

void TestCsv::anyEncodingIsRead() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, codes);
    Findings findings;
    const auto text = textOfList(bytes.toStdString(), "x.csv", findings);
    QVERIFY(text.has_value());
    QCOMPARE(QString::fromStdString(*text), QStringLiteral("火,水\n"));
    QCOMPARE(codesOf(findings), codes);
}

void TestCsv::whatIsNoTextIsTold_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);
    QTest::newRow("a spreadsheet of its own format") << QByteArray("PK\x03\x04\x14\0\x06\0", 8);
    QTest::newRow("bytes of no encoding") << QByteArray("a,b\n\xFF\xA0\x80\n");
}

void TestCsv::whatIsNoTextIsTold() {
    QFETCH(const QByteArray, bytes);
    Findings findings;
    QVERIFY(!textOfList(bytes.toStdString(), "x.csv", findings));
    QCOMPARE(codesOf(findings), QString("0:1 no-text"));
}

TAKUJO_TEST(TestCsv)

} // namespace test_csv
#include "test_csv.moc"
