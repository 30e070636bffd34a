// What is wrong with abilities in words of the Final Fantasy TCG.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/fftcg/fftcg.h"

namespace test_ability_mistakes {

using namespace takujo;

namespace {

QString codesOf(const Findings& findings) {
    QStringList codes;
    for (const Finding& finding : findings.sorted())
        codes << QStringLiteral("%1:%2 %3")
                     .arg(finding.line)
                     .arg(finding.column)
                     .arg(QString::fromStdString(finding.code));
    return codes.join(QStringLiteral(", "));
}

void row(const char* text, const char* codes) {
    QTest::newRow(text) << QByteArray{text} << QString::fromUtf8(codes);
}

} // namespace

class TestAbilityMistakes : public QObject {
    Q_OBJECT

private slots:
    static void whatIsWrongIsTold_data();
    static void whatIsWrongIsTold();
    static void whatIsWrongAboutCasting_data();
    static void whatIsWrongAboutCasting();
    static void nothingCanBeDoneThatCannot();
};

void TestAbilityMistakes::whatIsWrongIsTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{action: [], do: {pay: {cp: 1}}}", "1:18 not-asked");
    row("{action: [], do: {may: {if: {turn of: you}, do: {pay: {cp: 1}}}}}", "1:49 not-asked");
    row("{action: [], do: {enters dull: this}}", "1:18 only-always");
    row("{always: {cannot: {of: this, do: attack, by: {forward: {}}}}}", "1:46 limits-nothing");
    row("{always: {cannot: {of: this, do: be blocked, whom: {forward: {}}}}}", "1:52 limits-nothing");
    row("{action: [], if: {this turn: {is dealt damage: {what: this, by: {summon: {}}}}}, do: shuffle}",
        "1:18 not-remembered");
    row("{action: [], do: {type: {of: this, is: auto ability, until: end of turn}}}", "1:40 unknown-word");
    row("{action: [], choose: {auto ability: {power: 1000}}, do: {cancel: chosen}}",
        "1:38 impossible-selector");
    row("{action: [], choose: {auto ability: {zone: field}}, do: {cancel: chosen}}",
        "1:22 impossible-selector");
    row("{always: {gains: {of: this, what: {warp: {cp: 1}, counters: 1}}}}", "1:35 cannot-be-given");
    row("{always: {gains: {of: this, what: {when: {enters: this}, do: shuffle, burst: true}}}}",
        "1:78 not-of-what-is-given");
    row("{warp: {cp: 1}}", "1:1 missing-key");
    row("{warp: {cp: 1}, counters: 0}", "1:27 number-out-of-range");
    row("{warp: {cp: 1}, counters: 1, do: shuffle}", "1:30 unknown-key");
}

void TestAbilityMistakes::whatIsWrongIsTold() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    const auto root = parseYaml(text.toStdString(), "cards.yaml", findings);
    QVERIFY(root.has_value());
    QVERIFY(!readAbility(YamlValue{*root, "ability", findings}, fftcg::game().schema));
    QCOMPARE(codesOf(findings), codes);
    for (const Finding& finding : findings.all()) {
        QVERIFY2(finding.text.ends_with('.'), finding.text.c_str());
        QVERIFY2(!finding.hint.empty(), finding.text.c_str());
    }
}

void TestAbilityMistakes::whatIsWrongAboutCasting_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
    row("{}", "1:1 missing-key");
    row("{optional cost: {draw: 1}}", "1:18 unknown-operator");
    row("{additional cost: {cp: x}, do: {draw: 1}}", "1:28 unknown-key");
}

void TestAbilityMistakes::whatIsWrongAboutCasting() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    const auto root = parseYaml(text.toStdString(), "cards.yaml", findings);
    QVERIFY(root.has_value());
    QVERIFY(!readCasting(YamlValue{*root, "casting", findings}, fftcg::game().schema));
    QCOMPARE(codesOf(findings), codes);
}

/// 2.2: a word that allows what another forbids would never do anything, so there is none, and that is told.
void TestAbilityMistakes::nothingCanBeDoneThatCannot() {
    for (const char* text :
         {"{always: {can: {of: this, do: be chosen}}}", "{when: {enters: this}, do: {can: {of: {forward: "
                                                        "{}}, do: [attack, block], until: end of turn}}}"}) {
        Findings findings;
        const auto root = parseYaml(text, "cards.yaml", findings);
        QVERIFY(root.has_value());
        QVERIFY(!readAbility(YamlValue{*root, "ability", findings}, fftcg::game().schema));
        QCOMPARE(findings.all().size(), std::size_t{1});
        const Finding& told = findings.all().front();
        QCOMPARE(told.code, std::string{"unknown-operator"});
        for (const Language language : {Language::en, Language::ja}) {
            const std::string advice = told.advice.in(language);
            QVERIFY2(advice.find("2.2") != std::string::npos, advice.c_str());
        }
    }
}

TAKUJO_TEST(TestAbilityMistakes)

} // namespace test_ability_mistakes
#include "test_ability_mistakes.moc"
