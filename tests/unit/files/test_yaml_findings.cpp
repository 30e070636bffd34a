#include "tests/test_program.h"

#include <QTest>

#include "engine/core/edit_distance.h"
#include "engine/core/utf8.h"
#include "engine/files/disk/source_text.h"
#include "engine/files/findings/findings.h"
#include "engine/files/findings/message.h"

namespace test_yaml_findings {

using namespace takujo;

class TestYamlFindings : public QObject {
    Q_OBJECT

private slots:
    void printsOneALine();
    void sortsByPlace();
    void countsErrorsAndWarnings();
    void aLineStaysALine();
    void appends();
    void shortensLongValues();
    void countsSlips();
    void findsTheClosestWord();
    void tellsPlacesInAnyOrder();
};

void TestYamlFindings::printsOneALine() {
    Findings findings;
    findings.error("sets/a.yaml", {3, 7}, "unknown-key", "This card has an unknown key 'pwoer'.",
                   "Did you mean 'power'?");
    findings.warning("sets/a.yaml", {12, 1}, "unquoted-text", "A sentence.", "");
    QCOMPARE(findings.toText(),
             std::string("sets/a.yaml:3:7: error unknown-key: This card has an unknown key 'pwoer'. "
                         "Did you mean 'power'?\n"
                         "sets/a.yaml:12:1: warning unquoted-text: A sentence.\n"));
}

void TestYamlFindings::sortsByPlace() {
    Findings findings;
    findings.error("b", {1, 1}, "e", "", "");
    findings.error("a", {10, 1}, "d", "", "");
    findings.warning("a", {9, 5}, "b", "", "");
    findings.error("a", {9, 5}, "c", "", "");
    findings.error("a", {9, 2}, "a", "", "");
    std::string codes;
    for (const Finding& finding : findings.sorted())
        codes += finding.code;
    QCOMPARE(codes, std::string("abcde"));
    QCOMPARE(findings.all().front().code, std::string("e"));
}

void TestYamlFindings::countsErrorsAndWarnings() {
    Findings findings;
    QVERIFY(findings.empty());
    findings.warning("a", {}, "x", "", "");
    findings.error("a", {}, "x", "", "");
    findings.error("a", {}, "x", "", "");
    QCOMPARE(findings.errors(), 2U);
    QCOMPARE(findings.warnings(), 1U);
}

void TestYamlFindings::aLineStaysALine() {
    const Finding found = finding("a\nb", {1, 2}, Severity::error, "x", "Say \t'\r'.", "Now\n.");
    QCOMPARE(toLine(found), std::string("a b:1:2: error x: Say  ' '. Now ."));
}

void TestYamlFindings::appends() {
    Findings first;
    first.error("a", {}, "x", "", "");
    Findings second;
    second.warning("b", {}, "y", "", "");
    first.append(second);
    first.append(first);
    QCOMPARE(first.errors(), 2U);
    QCOMPARE(first.warnings(), 2U);
}

void TestYamlFindings::shortensLongValues() {
    QCOMPARE(shown("a\nb\x01").in(Language::en), std::string("'a b '"));
    const QString exact(40, QChar(u'力'));
    QCOMPARE(QString::fromStdString(shown(exact.toStdString()).in(Language::en)), "'" + exact + "'");
    QCOMPARE(QString::fromStdString(shown((exact + "x").toStdString()).in(Language::en)), "'" + exact + "…'");
}

void TestYamlFindings::countsSlips() {
    QCOMPARE(editDistance("power", "power"), 0U);
    QCOMPARE(editDistance("power", "Power"), 0U);
    QCOMPARE(editDistance("power", "pwoer"), 1U);
    QCOMPARE(editDistance("power", "powr"), 1U);
    QCOMPARE(editDistance("power", "powerr"), 1U);
    QCOMPARE(editDistance("power", "poser"), 1U);
    QCOMPARE(editDistance("", "abc"), 3U);
    QCOMPARE(editDistance("力", "刀"), 1U);
    QCOMPARE(editDistance("kitten", "sitting"), 3U);
}

void TestYamlFindings::findsTheClosestWord() {
    const std::vector<std::string> words{"name", "power", "elements", "en", "ja"};
    QCOMPARE(closest("elemnets", words), std::optional<std::string>("elements"));
    QCOMPARE(closest("POWER", words), std::optional<std::string>("power"));
    QCOMPARE(closest("jp", words), std::optional<std::string>("ja"));
    QCOMPARE(closest("x", words), std::optional<std::string>());
    QCOMPARE(closest("cost", words), std::optional<std::string>());
    QCOMPARE(closest("", words), std::optional<std::string>());
    QCOMPARE(closest("x", std::vector<std::string>{"y"}), std::optional<std::string>());
    QCOMPARE(closest(std::string(1000000, 'x'), words), std::optional<std::string>());
}

void TestYamlFindings::tellsPlacesInAnyOrder() {
    const SourceText source("ab\nこんに\r\n\nz");
    QCOMPARE(source.lineCount(), 4U);
    const auto at = [&](std::size_t offset) {
        const TextPosition place = source.position(offset);
        return place.line * 100 + place.column;
    };
    QCOMPARE(at(9), 203); // に
    QCOMPARE(at(6), 202);
    QCOMPARE(at(0), 101);
    QCOMPARE(at(15), 401);
    QCOMPARE(at(14), 301);
    QCOMPARE(at(2), 103);
    QCOMPARE(at(999), 402);
    QCOMPARE(QString::fromStdString(std::string(source.line(2))), QStringLiteral("こんに"));
    QCOMPARE(firstBadUtf8("ok 力"), std::optional<std::size_t>());
    QCOMPARE(codePointCount("a力🂡"), 3U);
}

TAKUJO_TEST(TestYamlFindings)

} // namespace test_yaml_findings
#include "test_yaml_findings.moc"
