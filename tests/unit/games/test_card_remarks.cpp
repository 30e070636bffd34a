// What is remarked on cards of the Final Fantasy TCG that can be read, but do not do what their authors
// think.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/cards/card_file.h"
#include "engine/games/registry.h"
#include "tests/unit/files/yaml_test_support.h"

namespace test_card_remarks {

using namespace takujo;

namespace {

void row(const char* name, const char* card, const char* codes) {
    QTest::newRow(name) << QByteArray(card) << QString::fromUtf8(codes);
}

} // namespace

class TestCardRemarks : public QObject {
    Q_OBJECT

private slots:
    static void remarks_data();
    static void remarks();
    static void aCardWithARemarkLoads();
};

void TestCardRemarks::remarks_data() {
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QString>("codes");
    row("a mark and a burst",
        "type: forward, power: 1000, ex: true, abilities: [{when: {enters: this}, do: {draw: 1}, burst: "
        "true}]",
        "");
    row("a mark and the text", "type: summon, ex: true, resolve: {do: {draw: 1}, burst: true}", "");
    row("neither", "type: summon, resolve: {do: {draw: 1}}", "");
    row("a mark and nothing", "type: forward, power: 1000, ex: true", "ex-without-burst");
    row("a mark and a text that is none", "type: summon, ex: true, resolve: {do: {draw: 1}}",
        "ex-without-burst");
    row("a burst without the mark",
        "type: forward, power: 1000, abilities: [{when: {enters: this}, do: {draw: 1}, burst: true}]",
        "burst-without-ex");
    row("a text without the mark", "type: summon, resolve: {do: {draw: 1}, burst: true}", "burst-without-ex");
    row("a special", "type: forward, power: 1000, abilities: [{special: [dull], do: {draw: 1}}]", "");
    row("a special that discards another card",
        "type: forward, power: 1000, abilities: [{special: [{discard: {like: {name: Rag}}}], do: {draw: 1}}]",
        "");
    row("a special that discards its name",
        "type: forward, power: 1000, abilities: [{special: [dull, {discard: {like: {name: Ash}}}], "
        "do: {draw: 1}}]",
        "special-pays-twice");
    row("a special that discards one named like it",
        "type: forward, power: 1000, abilities: [{special: {discard: {like: {named like: this}}}, "
        "do: {draw: 1}}]",
        "special-pays-twice");
    row("an action that discards its name",
        "type: forward, power: 1000, abilities: [{action: {discard: {like: {name: Ash}}}, do: {draw: 1}}]",
        "");
}

void TestCardRemarks::remarks() {
    QFETCH(const QByteArray, card);
    QFETCH(const QString, codes);
    Findings findings;
    const YamlNode root = rootOf("{name: Ash, element: fire, cost: 1, " + card.toStdString() + "}", findings);
    readCard(YamlValue{root, "card", findings}, findGame("fftcg")->schema, false);
    QStringList found;
    for (const Finding& finding : findings.all()) {
        QCOMPARE(finding.severity, Severity::warning);
        QVERIFY2(finding.text.ends_with('.') && finding.hint.ends_with('.'), finding.text.c_str());
        found << QString::fromStdString(finding.code);
    }
    QCOMPARE(found.join(QStringLiteral(", ")), codes);
}

void TestCardRemarks::aCardWithARemarkLoads() {
    Findings findings;
    const YamlNode root =
        rootOf("{name: Ash, element: fire, cost: 1, type: forward, power: 1000, ex: true}", findings);
    QVERIFY(readCard(YamlValue{root, "card", findings}, findGame("fftcg")->schema, false).has_value());
    QCOMPARE(findings.warnings(), 1U);
}

TAKUJO_TEST(TestCardRemarks)

} // namespace test_card_remarks
#include "test_card_remarks.moc"
