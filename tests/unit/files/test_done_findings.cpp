// What is told of mistakes in what asks whether something was done, in what chance picks, and in what is
// chosen too early.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"

namespace test_done_findings {

using namespace takujo;

namespace {

void row(const char* text, const char* codes) {
    QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(codes);
}

const CardSchema& schemaWithBoth() {
    static const Vocabulary words = [] {
        Vocabulary all = *toyScriptSchema().vocabulary;
        for (const auto& more :
             {effectsOfWhatWasDone(), effectsOfChance(), effectsOfUsing(), effectsOfSwapping()})
            all.effects.insert(all.effects.end(), more.begin(), more.end());
        return all;
    }();
    static const CardSchema schema = [] {
        CardSchema all = toyScriptSchema();
        all.vocabulary = &words;
        return all;
    }();
    return schema;
}

} // namespace

class TestDoneFindings : public QObject {
    Q_OBJECT

private slots:
    static void isTold_data();
    static void isTold();
    static void whatIsChosenInTheText();
};

void TestDoneFindings::isTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{when: {enters: this}, do: [{draw: 1}, {if you did: {draw: 1}}]}", "");
    row("{when: {enters: this}, do: [{may: {draw: 1}}, {if you did: {draw: 1}, otherwise: {draw: 2}}]}", "");
    row("{when: {enters: this}, do: {if you did: {draw: 1}}}", "1:28 nothing-done");
    row("{when: {enters: this}, do: [{draw: 1}, {may: {if you did: {draw: 1}}}]}", "1:46 nothing-done");
    row("{when: {enters: this}, do: [{select: {forward: {}}}, {if you did: {draw: 1}}]}",
        "1:54 nothing-done");
    row("{when: {enters: this}, do: [{divide into groups: {forward: {}}}, {if you did: {draw: 1}}]}",
        "1:66 nothing-done");
    row("{when: {enters: this}, do: [{power: {of: this, by: 1000, until: end of turn}}, {if you did: {draw: "
        "1}}]}",
        "");
    row("{when: {enters: this}, do: [{later: {enters: {forward: {}}}, do: {draw: 1}}, {if you did: {draw: "
        "1}}]}",
        "");
    row("{when: {enters: this}, choose: {forward: {}}, do: {use card: chosen}}", "");
    row("{when: {enters: this}, choose: {up to: 2, forward: {}}, do: {use card: chosen}}",
        "1:72 one-card-only");
    row("{when: {enters: this}, do: {use card: {forward: {}}}}", "1:39 one-card-only");
    row("{when: {enters: this}, do: {for each: {forward: {}}, do: {use card: it}}}", "");
    row("{when: {enters: this}, do: [{search: {for: {forward: {}}, to: hand}}, {use card: selected}]}", "");
    row("{when: {enters: this}, do: [{search: {for: {forward: {}}, amount: 2, to: hand}}, {use card: "
        "selected}]}",
        "1:93 one-card-only");
    row("{when: {enters: this}, choose: {by: both, forward: {}}, do: {swap: {what: this, with: chosen}}}",
        "1:87 one-card-only");
    row("{when: {enters: this}, do: [{select at random: {amount: 2, forward: {}}}, {turn aside: selected}]}",
        "");
    row("{when: {enters: this}, do: {select at random: {up to: 2, forward: {}}}}", "1:28 chance-picks");
    row("{when: {enters: this}, do: {select at random: {by: opponent, forward: {}}}}", "1:28 chance-picks");
    row("{when: {enters: this}, do: {select at random: {divide: 2, forward: {}}}}", "1:28 chance-picks");
}

void TestDoneFindings::isTold() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    const YamlNode root = rootOf(text.toStdString(), findings);
    const bool isRead = readAbility(YamlValue{root, "ability", findings}, schemaWithBoth()).has_value();
    QCOMPARE(codesOf(findings), codes);
    QCOMPARE(isRead, codes.isEmpty());
}

void TestDoneFindings::whatIsChosenInTheText() {
    Vocabulary words = *toyScriptSchema().vocabulary;
    CardSchema schema = toyScriptSchema();
    schema.vocabulary = &words;
    const auto codesFor = [&](const char* text) {
        Findings findings;
        const YamlNode root = rootOf(text, findings);
        readAbility(YamlValue{root, "ability", findings}, schema);
        return codesOf(findings);
    };
    const char* const early = "{when: {enters: this}, choose: {forward: {}}, do: {turn aside: chosen}}";
    QCOMPARE(codesFor(early), QString());
    words.choosesInText = true;
    QCOMPARE(codesFor(early), QStringLiteral("1:32 chosen-too-early"));
    QCOMPARE(
        codesFor(
            "{when: {enters: this}, modes: {of: [{choose: {forward: {}}, do: {draw: 1}}, {do: {draw: 2}}]}}"),
        QStringLiteral("1:46 chosen-too-early"));
    QCOMPARE(codesFor("{when: {enters: this}, do: [{select: {forward: {}}}, {turn aside: selected}]}"),
             QString());
}

TAKUJO_TEST(TestDoneFindings)

} // namespace test_done_findings
#include "test_done_findings.moc"
