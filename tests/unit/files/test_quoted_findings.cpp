// What is told of mistakes in abilities of which the text of another one speaks: those that it gives, and
// those that follow from what it has done; and in what such effects say beside them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"

namespace test_quoted_findings {

using namespace takujo;

namespace {

bool reads(const QByteArray& text, Findings& findings) {
    const YamlNode root = rootOf(text.toStdString(), findings);
    return readAbility(YamlValue{root, "ability", findings}, toyScriptSchema()).has_value();
}

void row(const char* text, const char* codes) {
    QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(codes);
}

} // namespace

class TestQuotedFindings : public QObject {
    Q_OBJECT

private slots:
    static void mistakesAreTold_data();
    static void mistakesAreTold();
    static void whatIsRightIsRead_data();
    static void whatIsRightIsRead();
};

void TestQuotedFindings::mistakesAreTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{when: {enters: this}, do: {may: shuffle, then: shuffle, when you do so: {do: shuffle}}}",
        "1:74 too-many-keys");
    row("{when: {enters: this}, do: {may: shuffle, when you do so: {choose: {forward: {}}}}}",
        "1:59 missing-key");
    row("{when: {enters: this}, do: {may: shuffle, when you do so: {do: shuffle, once a turn: true}}}",
        "1:73 unknown-key");
    row("{when: {enters: this}, do: {may: shuffle, when you do so: shuffle}}", "1:59 wrong-type");
    row("{when: {enters: this}, do: {gains: {of: this, what: {always: {power: {of: this, by: 1}}}, until: "
        "end of turn}}}",
        "1:53 cannot-be-given");
    row("{when: {enters: this}, do: {gains: {of: this, what: {when: {leaves: this}, do: shuffle, in: heap}, "
        "until: end of turn}}}",
        "1:93 not-of-what-is-given");
    row("{when: {enters: this}, do: {gains: {of: this, what: {when: {leaves: this}}, until: end of turn}}}",
        "1:53 missing-key");
    row("{when: {enters: this}, do: {power: {of: this, until: end of turn}}}", "1:28 missing-key");
    row("{when: {enters: this}, do: {power: {of: this, by: 1, doubled: true, until: end of turn}}}",
        "1:28 too-many-keys");
    row("{when: {enters: this}, do: {power: {of: this, by: 1, at least: 1, until: end of turn}}}",
        "1:64 floor-without-less");
    row("{when: {enters: this}, do: {power: {of: this, by: -1, at least: 0, until: end of turn}}}",
        "1:65 number-out-of-range");
    row("{always: {power: {of: this, doubled: true}}}", "1:38 does-not-last");
    row("{when: {enters: this}, choose: {forward: {}}, do: {gains: {of: chosen, what: {when: {leaves: this}, "
        "do: {turn aside: chosen}}, until: end of turn}}}",
        "1:118 nothing-chosen");
    row("{when: {enters: this}, do: {may: shuffle, when you do so: {choose: {forward: {}}, do: {turn aside: "
        "chosen 2}}}}",
        "1:100 nothing-chosen");
    row("{when: {enters: this}, do: [{may: shuffle, when you do so: {do: {turn aside: selected}}}, {select: "
        "{forward: {}}}]}",
        "1:78 nothing-selected");
    row("{action: [], do: {may: shuffle, when you do so: {do: {turn aside: that}}}}", "1:67 no-event");
}

void TestQuotedFindings::mistakesAreTold() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!reads(text, findings));
    QCOMPARE(codesOf(findings), codes);
    for (const Finding& finding : findings.all()) {
        QVERIFY2(finding.text.ends_with('.'), finding.text.c_str());
        QVERIFY2(!finding.hint.empty(), finding.text.c_str());
    }
}

void TestQuotedFindings::whatIsRightIsRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{when: {enters: this}, choose: {forward: {}}, do: {may: shuffle, when you do so: {choose: {backup: "
        "{}}, do: [{turn aside: chosen}, {turn aside: chosen 2}]}}}",
        "");
    row("{when: {enters: this}, do: {may: shuffle, when you do so: {choose: {forward: {}}, do: shuffle}}}",
        "1:68 unused-choice (warning)");
    row("{when: {leaves: {forward: {}}}, do: {may: {select: {backup: {}}}, when you do so: {do: [{turn "
        "aside: selected}, {turn aside: that}]}}}",
        "");
    row("{action: {discard: x}, do: {may: shuffle, when you do so: {do: {draw: x}}}}", "");
    row("{action: [], do: {may: {select: {forward: {}}}, when you do so: {modes: {of: [{do: {turn aside: "
        "selected}}, {do: {turn aside: selected}}]}}}}",
        "");
}

void TestQuotedFindings::whatIsRightIsRead() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(reads(text, findings));
    QCOMPARE(codesOf(findings), codes);
}

TAKUJO_TEST(TestQuotedFindings)

} // namespace test_quoted_findings
#include "test_quoted_findings.moc"
