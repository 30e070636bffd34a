// What is told of mistakes in what players pick, what is divided among it, and in lists of triggers.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"

namespace test_pick_findings {

using namespace takujo;

namespace {

void row(const char* text, const char* codes) {
    QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(codes);
}

} // namespace

class TestPickFindings : public QObject {
    Q_OBJECT

private slots:
    static void isTold_data();
    static void isTold();
};

void TestPickFindings::isTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{when: {enters: this}, do: {draw: divided}}", "1:35 nothing-divided");
    row("{when: {enters: this}, choose: {divide: 5, forward: {}}, do: [{turn aside: chosen}, {draw: "
        "divided}]}",
        "1:92 nothing-divided");
    row("{when: {enters: this}, choose: {divide: 5, forward: {}}, do: {for each: chosen, do: {draw: "
        "divided}}}",
        "");
    row("{when: {enters: this}, choose: {divide: 5, forward: {}}, do: {damage: {to: chosen, amount: "
        "divided}}}",
        "");
    row("{when: {enters: this}, do: {turn aside: {forward: {controller: who picks}}}}", "1:64 nobody-picks");
    row("{when: {enters: this}, choose: {by: both, forward: {controller: who picks}}, do: {turn aside: "
        "chosen}}",
        "");
    row("{when: {enters: this}, choose: {by: both, divide: 5, forward: {}}, do: {turn aside: chosen}}",
        "1:32 one-player-only");
    row("{when: {enters: this}, do: {may: {draw: 1}, player: both}}", "1:53 one-player-only");
    row("{when: {enters: this}, do: {search: {for: {forward: {}}, to: hand, player: both}}}", "");
    row("{when: [], do: {draw: 1}}", "1:8 missing-operator");
    row("{when: [{enters: this}, {leaves: this}], do: {draw: 1}, once at a time: true}", "");
    row("{state: {turn of: you}, do: {draw: 1}, once at a time: true}", "1:40 unknown-key");
}

void TestPickFindings::isTold() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    const YamlNode root = rootOf(text.toStdString(), findings);
    const bool isRead = readAbility(YamlValue{root, "ability", findings}, toyScriptSchema()).has_value();
    QCOMPARE(codesOf(findings), codes);
    QCOMPARE(isRead, codes.isEmpty());
}

TAKUJO_TEST(TestPickFindings)

} // namespace test_pick_findings
#include "test_pick_findings.moc"
