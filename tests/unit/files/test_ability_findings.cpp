// What is told of mistakes in abilities: where, what, and what is meant; and that none hides another.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "engine/files/cards/card_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"
#include "tests/unit/kit/written_file.h"

namespace test_ability_findings {

using namespace takujo;

namespace {

/// Reads an ability; a text that begins with "resolve" is a card's.
bool reads(const QByteArray& text, Findings& findings) {
    const YamlNode root = rootOf(text.toStdString(), findings);
    if (const auto resolve = root.find("resolve"))
        return readCardText(YamlValue{resolve->value, "'resolve'", findings}, toyScriptSchema()).has_value();
    return readAbility(YamlValue{root, "ability", findings}, toyScriptSchema()).has_value();
}

void row(const char* text, const char* codes) {
    QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(codes);
}

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

class TestAbilityFindings : public QObject {
    Q_OBJECT

private slots:
    static void wrongWordsAndKeys_data();
    static void wrongWordsAndKeys() { brokenTexts(); }
    static void wrongBeginnings_data();
    static void wrongBeginnings() { brokenTexts(); }
    static void wrongValues_data();
    static void wrongValues() { brokenTexts(); }
    static void nothingIsMeant_data();
    static void nothingIsMeant() { brokenTexts(); }
    static void effectsInTheWrongAbility_data();
    static void effectsInTheWrongAbility() { brokenTexts(); }
    static void whatCanNeverBe_data();
    static void whatCanNeverBe() { brokenTexts(); }
    static void tooMany_data();
    static void tooMany() { brokenTexts(); }
    static void warnings_data();
    static void warnings();
    static void hintsSayWhatIsMeant_data();
    static void hintsSayWhatIsMeant();
    static void everyMistakeIsTold();
    static void aGameWithoutWordsHasNoAbilities();
    static void aCardWithABrokenAbilityIsLeftOut();

private:
    static void columns();
    static void brokenTexts();
};

void TestAbilityFindings::columns() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("codes");
}

void TestAbilityFindings::brokenTexts() {
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

void TestAbilityFindings::wrongWordsAndKeys_data() {
    columns();
    row("{when: {enters: this}, do: {drew: 1}}", "1:29 unknown-operator");
    row("{when: {enters: this}, do: shufle}", "1:28 unknown-operator");
    row("{when: {entres: this}, do: shuffle}", "1:9 unknown-operator");
    row("{when: {enters: this}, if: {there are: this}, do: shuffle}", "1:29 unknown-operator");
    row("{when: {enters: this}, do: {draw: {cuont: this}}}", "1:36 unknown-operator");
    row("{action: {dicsard: 1}, do: shuffle}", "1:11 unknown-operator");
    row("{when: {enters: {forwrad: {}}}, do: shuffle}", "1:18 unknown-type");
    row("{when: {enters: {controller: you}}, do: shuffle}", "1:18 unknown-type");
    row("{when: {enters: {forward: {pwoer: 1}}}, do: shuffle}", "1:28 unknown-operator");
    row("{when: {enters: {forward: {forward: {}}}}, do: shuffle}", "1:28 unknown-operator");
    row("{when: {enters: tihs}, do: shuffle}", "1:17 unknown-word");
    row("{when: {draws: me}, do: shuffle}", "1:16 unknown-word");
    row("{when: {draws: {owner: this}}, do: shuffle}", "1:17 unknown-key");
    row("{when: {enters: this}, do: {draw: {amount: 1, plyer: you}}}", "1:47 unknown-key");
    row("{when: {enters: this}, do: {may: shuffle, esle: shuffle}}", "1:43 unknown-key");
    row("{when: {enters: this}, in: hepa, do: shuffle}", "1:28 unknown-word");
    row("{when: {enters: {card: {zone: hepa}}}, do: shuffle}", "1:31 unknown-word");
    row("{when: {enters: this}, do: {gains: {of: this, what: [haste, brvae], until: end of turn}}}",
        "1:61 unknown-word");
    row("{when: {enters: this}, do: {type: {of: this, is: frward, until: end of turn}}}",
        "1:50 unknown-word");
    row("{action: {cp: {fier: 1}}, do: shuffle}", "1:16 unknown-key");
    row("{action: {cp: fier}, do: shuffle}", "1:15 unknown-operator");
    row("{when: {enters: this}, do: {draw: 1, gem: 1}}", "1:38 too-many-keys");
    row("{when: {enters: this}, do: {draw: 1, player: you}}", "1:38 too-many-keys");
    row("{when: {enters: this}, choose: {forward: {cost: 1}, backup: {}}, do: {turn aside: chosen}}",
        "1:53 different-criteria");
}

void TestAbilityFindings::wrongBeginnings_data() {
    columns();
    row("{do: shuffle}", "1:1 no-beginning");
    row("{wehn: {enters: this}, do: shuffle}", "1:2 unknown-key");
    row("{when: {enters: this}, action: [], do: shuffle}", "1:1 two-beginnings");
    row("{when: {enters: this}}", "1:1 missing-key");
    row("{when: {enters: this}, do: shuffle, modes: {of: [{do: shuffle}]}}", "1:28 too-many-keys");
    row("{when: {enters: this}, modes: {at most: 1}}", "1:31 missing-key");
    row("{when: {enters: this}, modes: {of: [{choose: {forward: {}}}]}}", "1:37 missing-key");
    row("{action: [], do: shuffle, burst: true}", "1:27 unknown-key");
    row("{state: {turn of: you}, if: {turn of: you}, do: shuffle}", "1:25 unknown-key");
    row("{always: {cannot: {of: this, do: attack}}, choose: {forward: {}}}", "1:44 unknown-key");
    row("{always: {cannot: {of: this, do: attack}}, if: {turn of: you}}", "1:44 unknown-key");
    row("{instead of: {enters: this}, do: nothing happens, choose: {forward: {}}}", "1:51 unknown-key");
    row("resolve: {do: shuffle, while: {turn of: you}}", "1:24 unknown-key");
    row("resolve: {when: {enters: this}, do: shuffle}", "1:11 unknown-key");
    row("resolve: {additional cost: turn}", "1:10 missing-key");
    row("resolve: shuffle", "1:10 wrong-type");
}

void TestAbilityFindings::wrongValues_data() {
    columns();
    row("{when: {enters: this}, do: shuffle, declared when cast: true}", "1:57 nothing-declared");
    row("{when: {enters: this}, choose: {forward: {}}, do: {turn aside: chosen}, burst: true, declared when "
        "cast: true}",
        "1:106 burst-is-not-cast");
    row("{action: [], choose: {forward: {}}, do: {turn aside: chosen}, declared when cast: true}",
        "1:63 unknown-key");
    row("{when: {enters: this}, do: [{select: {forward: {}}}, {choose group: selected}]}", "1:54 no-groups");
    row("{when: {enters: this}, do: {choose group: this}}", "1:28 no-groups");
    row("{when: {enters: this}, do: {divide into groups: {what: {card: {}}, amount: 1}}}",
        "1:28 number-of-groups");
    row("{when: {enters: this}, do: draw}", "1:28 missing-key");
    row("{when: {enters: this}, do: {damage: this}}", "1:37 missing-key");
    row("{when: {enters: this}, do: {damage: {to: this}}}", "1:37 missing-key");
    row("{when: {enters: this}, do: {for each: {forward: {}}}}", "1:28 missing-key");
    row("{when: {enters: this}, do: {if: {turn of: you}, otherwise: shuffle}}", "1:28 missing-key");
    row("{when: enters, do: shuffle}", "1:8 missing-key");
    row("{action: {turn: this}, do: shuffle}", "1:17 takes-no-value");
    row("{when: {enters: this}, do: []}", "1:28 missing-operator");
    row("{when: {enters: this}, do: {}}", "1:28 missing-operator");
    row("{when: {enters: this}, do: ~}", "1:28 wrong-type");
    row("{when: {enters: this}, do: [[shuffle]]}", "1:29 wrong-type");
    row("{when: {enters: this}, do: {draw: 1.5}}", "1:35 not-a-whole-number");
    row("{when: {enters: this}, do: {draw: \"1\"}}", "1:35 quoted-number");
    row("{when: {enters: this}, do: {draw: 1000000}}", "1:35 number-out-of-range");
    row("{when: {enters: this}, do: {draw: [1, 2]}}", "1:35 wrong-type");
    row("{when: {enters: this}, do: {turn aside: []}}", "1:41 wrong-type");
    row("{when: {enters: this}, do: {turn aside: {}}}", "1:41 missing-type");
    row("{when: {enters: {forward: true}}, do: shuffle}", "1:27 wrong-type");
    row("{when: {enters: {forward: {other: yes}}}, do: shuffle}", "1:35 not-true-or-false");
    row("{when: {enters: {forward: {name: {en: Cat}}}}, do: shuffle}", "1:34 missing-key");
    row("{when: {enters: {forward: {zone: {}}}}, do: shuffle}", "1:34 wrong-type");
    row("{when: {draws: {owner of: this, controller of: this}}, do: shuffle}", "1:16 missing-key");
    row("{when: {enters: this}, choose: forward, do: shuffle}", "1:32 wrong-type");
    row("{when: {enters: this}, choose: {up to: 1}, do: {turn aside: chosen}}", "1:32 missing-type");
    row("{when: {enters: this}, choose: {up to: 1, amount: 1, forward: {}}, do: {turn aside: chosen}}",
        "1:32 too-many-keys");
    row("{when: {enters: this}, once a turn: 1, do: shuffle}", "1:37 not-true-or-false");
    row("{when: {enters: this}, modes: [{do: shuffle}]}", "1:31 wrong-type");
}

void TestAbilityFindings::nothingIsMeant_data() {
    columns();
    row("{when: {enters: this}, do: {turn aside: chosen}}", "1:41 nothing-chosen");
    row("{when: {enters: this}, choose: {forward: {}}, do: {turn aside: [chosen]}}", "1:64 wrong-type");
    row("{when: {enters: this}, choose: {forward: {}}, do: [{turn aside: chosen}, {turn aside: chosen 2}]}",
        "1:87 nothing-chosen");
    row("{when: {enters: this}, if: {is: {what: chosen, like: {}}}, choose: {forward: {}}, do: shuffle}",
        "1:40 nothing-chosen");
    row("{when: {enters: this}, choose: {forward: {among: chosen}}, do: {turn aside: chosen}}",
        "1:50 nothing-chosen");
    row("{when: {enters: this}, modes: {of: [{choose: {forward: {}}, do: {turn aside: chosen}}, "
        "{do: {turn aside: chosen}}]}}",
        "1:106 nothing-chosen");
    row("{when: {enters: this}, do: [{turn aside: selected}, {select: {forward: {}}}]}",
        "1:42 nothing-selected");
    row("{when: {enters: this}, do: [{select: {forward: {}}}, {turn aside: selected 2}]}",
        "1:67 nothing-selected");
    row("{when: {enters: this}, do: [{look: 3}, {turn aside: selected}]}", "1:53 nothing-selected");
    row("{when: {enters: this}, modes: {of: [{do: {select: {forward: {}}}}, {do: {turn aside: selected}}]}}",
        "1:86 nothing-selected");
    row("{when: {enters: this}, do: {turn aside: chosen 9}}", "1:41 unknown-word");
    row("{when: {enters: this}, do: {draw: x}}", "1:35 no-x");
    row("{action: turn, do: {draw: x}}", "1:27 no-x");
    row("{action: [], do: [{draw: x}, {x is: 2}]}", "1:26 no-x");
    row("{instead of: {leaves: this}, do: [nothing happens, {x is: 2}]}", "1:52 x-too-late");
    row("{action: {discard: x}, do: [{x is: 2}, {draw: x}]}", "1:29 two-x");
    row("{when: {enters: this}, modes: {of: [{do: {x is: 2}}, {do: {draw: x}}]}}", "1:66 no-x");
    row("{action: [], do: {turn aside: that}}", "1:31 no-event");
    row("{action: [], do: {draw: that amount}}", "1:25 no-event");
    row("{always: {power: {of: that, by: 1000}}}", "1:23 no-event");
    row("{when: {enters: this}, do: {turn aside: it}}", "1:41 no-event");
    row("{when: {enters: this}, do: [{for each: {forward: {}}, do: {turn aside: it}}, {turn aside: it}]}",
        "1:91 no-event");
    row("{action: [], do: [{later: {leaves: {forward: {}}}, do: {turn aside: that}}, {turn aside: that}]}",
        "1:90 no-event");
    row("{when: {enters: this}, do: {look: {at top: 3, exactly: true}}}", "1:56 nothing-taken");
    row("{when: {enters: this}, do: {look: {at top: 3, to: hand}}}", "1:51 nothing-taken");
}

void TestAbilityFindings::effectsInTheWrongAbility_data() {
    columns();
    row("{always: {draw: 1}}", "1:10 does-not-last");
    row("{always: [{cannot: {of: this, do: attack}}, {damage: {to: this, amount: 1}}]}",
        "1:45 does-not-last");
    row("{always: {if: {turn of: you}, do: {power: {of: this, by: 1}}}}", "1:10 does-not-last");
    row("{always: {cannot: {of: this, do: attack, until: end of turn}}}", "1:49 needless-until");
    row("{always: {control: {of: this, player: you}}}", "1:10 does-not-last");
    row("{always: {must: {of: this, do: [attack, block]}}}", "1:32 no-demand");
    row("{instead of: {leaves: this}, do: [nothing happens, {later: {enters: this}, do: nothing happens}]}",
        "1:80 nothing-to-replace");
    row("{instead of: {leaves: this}, do: {later: {enters: this}, do: {goes to: hand}}}",
        "1:62 nothing-to-replace");
    row("{when: {enters: this}, do: nothing happens}", "1:28 nothing-to-replace");
    row("{when: {enters: this}, do: {may: {goes to: hand}}}", "1:34 nothing-to-replace");
    row("{action: [], do: {amount becomes: 1}}", "1:18 nothing-to-replace");
    row("resolve: {do: nothing happens}", "1:15 nothing-to-replace");
    row("{instead of: {enters: this}, do: shuffle}", "1:34 replaces-nothing");
    row("{action: [], do: {instead of: {enters: this}, do: shuffle}}", "1:18 replaces-nothing");
    row("{action: [], do: [{instead of: {enters: this}, do: nothing happens}, nothing happens]}",
        "1:70 nothing-to-replace");
    row("{action: [], do: {instead of: {enters: this}, do: {may: nothing happens}}}",
        "1:18 replaces-nothing, 1:57 too-deep");
}

void TestAbilityFindings::whatCanNeverBe_data() {
    columns();
    row("{when: {enters: {backup: {power: 1000}}}, do: shuffle}", "1:27 impossible-selector");
    row("{when: {casts: {player: you, card: {summon: {job: Seer}}}}, do: shuffle}",
        "1:46 impossible-selector");
    row("{when: {casts: {player: you, card: {summon: {has: brave}}}}, do: shuffle}",
        "1:46 impossible-selector");
    row("{when: {enters: {summon: {}}}, do: shuffle}", "1:17 impossible-selector");
    row("{when: {enters: this}, choose: {summon: {}}, do: {turn aside: chosen}}", "1:32 impossible-selector");
    row("{when: {enters: this}, do: {turn aside: {forward: {zone: pile}}}}", "1:41 impossible-selector");
    row("{when: {enters: {forward: {cost: {at least: 3, at most: 2}}}}, do: shuffle}",
        "1:34 impossible-selector");
    row("{when: {enters: this}, choose: {at least: 3, at most: 2, forward: {}}, do: {turn aside: chosen}}",
        "1:32 impossible-choice");
    row("{when: {enters: this}, choose: {up to: 0, forward: {}}, do: {turn aside: chosen}}",
        "1:32 impossible-choice");
    row("{when: {enters: this}, modes: {at least: 2, of: [{do: shuffle}]}}", "1:31 impossible-choice");
    row("{when: {enters: this}, modes: {at least: 2, at most: 1, of: [{do: shuffle}, {do: shuffle}]}}",
        "1:31 impossible-choice");
    row("{when: {enters: this}, if: {there is: {of: {forward: {}}, at least: 3, at most: 2}}, do: shuffle}",
        "1:28 impossible-condition");
    row("{when: {enters: this}, if: {amount: {of: x, at least: 3}}, do: shuffle}", "1:42 no-x");
}

void TestAbilityFindings::tooMany_data() {
    columns();
    QTest::newRow("nine choices") << QByteArray::fromStdString("when: {enters: this}\nchoose:\n" +
                                                               repeated("  - {forward: {}}\n", 9) +
                                                               "do: shuffle\n")
                                  << "11:5 too-many-picks";
    QTest::newRow("nine selections") << QByteArray::fromStdString(
                                            "when: {enters: this}\ndo:\n" +
                                            repeated("  - {select: {forward: {}}}\n", 9))
                                     << "11:14 too-many-picks";
    QTest::newRow("seventeen modes") << QByteArray::fromStdString("when: {enters: this}\nmodes:\n  of:\n" +
                                                                  repeated("    - {do: shuffle}\n", 17))
                                     << "3:3 too-many-modes";
    QTest::newRow("too many blocks") << QByteArray::fromStdString("when: {enters: this}\ndo:\n" +
                                                                  repeated("  - {may: shuffle}\n", 64))
                                     << "66:11 too-many-blocks";
    QTest::newRow("six costs") << QByteArray("{action: [turn, turn, turn, turn, turn, turn], do: shuffle}")
                               << "1:10 too-many-costs";
    QTest::newRow("six costs with an offered one")
        << QByteArray("resolve: {additional cost: [turn, turn, turn, turn, turn], optional cost: turn, "
                      "do: shuffle}")
        << "1:75 too-many-costs";
}

void TestAbilityFindings::warnings_data() {
    columns();
    row("{when: {enters: this}, do: shuffle}", "");
    row("{when: {enters: this}, choose: {forward: {}}, do: shuffle}", "1:32 unused-choice (warning)");
    row("{when: {enters: this}, choose: [{forward: {}}, {backup: {}}], do: {turn aside: chosen 2}}",
        "1:33 unused-choice (warning)");
    row("{when: {enters: this}, modes: {of: [{choose: {forward: {}}, do: shuffle}]}}",
        "1:46 unused-choice (warning)");
    row("{when: {enters: this}, choose: {forward: {}}, do: {draw: {count: chosen}}}", "");
    row("{when: {leaves: this}, choose: {forward: {}}, do: {turn aside: chosen}, in: heap, declared when "
        "cast: true}",
        "1:103 never-fires (warning)");
    row("{when: {enters: this}, in: hand, do: shuffle}", "1:8 never-fires (warning)");
    row("{when: {leaves: this}, in: heap, do: shuffle}", "");
    row("{when: {draws: you}, in: hand, do: shuffle}", "");
    row("{when: {enters: this}, in: [hand, board], do: shuffle}", "");
    row("{when: {enters: {forward: {zone: hand}}}, do: shuffle}", "1:8 never-fires (warning)");
    row("{when: {leaves: {forward: {zone: board}}}, do: shuffle}", "");
    row("{instead of: {leaves: this}, do: {may: [{draw: 1}, nothing happens]}}",
        "1:52 saves-for-nothing (warning)");
    row("{instead of: {leaves: this}, do: {may: {draw: 1}, then: nothing happens}}", "");
    row("{when: {enters: this}, do: {power: {of: this, by: 1}}}", "1:28 no-end (warning)");
    row("{when: {enters: this}, do: {cannot: {of: this, do: attack}}}", "1:28 no-end (warning)");
    row("{when: {enters: this}, do: {power: {of: this, by: 1, until: end of game}}}", "");
    row("{when: {enters: this}, do: {control: {of: this, player: you}}}", "");
    row("{always: {power: {of: this, by: 1}}}", "");
    row("{when: {leaves: this}, do: {turn aside: that}}", "1:41 that-is-this (warning)");
    row("{when: {leaves: {forward: {}}}, do: {turn aside: that}}", "");
    row("{when: {leaves: {forward: {}}}, do: {draw: that amount}}", "1:44 no-event (warning)");
    row("{instead of: {draws: you}, do: {amount becomes: {half: that amount}}}", "");
    row("{when: {leaves: {forward: {}}}, do: {draw: {amount: 1, player: that player}}}",
        "1:64 no-event (warning)");
    row("{when: {draws: both}, do: {draw: {amount: 1, player: that player}}}", "");
    row("{when: {enters: this}, modes: {at most: 5, of: [{do: shuffle}, {do: {draw: 1}}]}}",
        "1:41 impossible-choice (warning)");
    row("{when: {enters: this}, modes: {at most: 2, of: [{do: shuffle}, {do: {draw: 1}}]}}", "");
    row("{always: {price: {of: {among: this}, by: -1}}}", "1:10 never-works (warning)");
    row("{always: {price: {of: {among: this}, by: -1}}, in: board}", "1:10 never-works (warning)");
    row("{always: {price: {of: {among: this}, by: -1}}, in: hand}", "");
    row("{always: {price: {of: {forward: {}}, by: -1}}}", "");
    row("{instead of: {leaves: this}, do: {if: {turn of: you}, do: nothing happens}}", "");
    row("{when: {enters: this}, do: [{x is: {count: {forward: {}}}}, {draw: x}, {damage: {to: this, amount: "
        "x}}]}",
        "");
}

void TestAbilityFindings::warnings() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(reads(text, findings));
    QCOMPARE(codesOf(findings), codes);
}

void TestAbilityFindings::hintsSayWhatIsMeant_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char* text, const char* finding) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(finding);
    };
    row("{when: {enters: this}, do: {drew: 1}}", "There is no effect 'drew'. Did you mean 'draw'?");
    row("{when: {enters: this}, do: {explode: 1}}",
        "There is no effect 'explode'. 'takujo-cli vocabulary' lists all there are.");
    row("{when: {laughs: this}, do: shuffle}",
        "There is no trigger 'laughs'. Known: enters, leaves, draws, casts.");
    row("{when: {enters: {forwrad: {}}}, do: shuffle}",
        "There is no type of card 'forwrad'. Did you mean 'forward'?");
    row("{when: {enters: {cost: 3}}, do: shuffle}",
        "There is no type of card 'cost'. Write it inside a type of card: {card: {cost: …}}.");
    row("{when: {enters: this}, do: {damage: this}}",
        "This effect 'damage' has no 'amount'. Write {damage: {to: …, amount: …}}.");
    row("{when: {enters: this}, do: {damage: {to: this, amuont: 1}}}",
        "This effect 'damage' has no 'amount'. Add 'amount: …'.");
    row("{when: {enters: this}, do: {draw: 1, gem: 1}}",
        "Beside the effect 'draw' stands 'gem'. Write them as a list, each in a map of its own.");
    row("{when: {enters: this}, do: {draw: 1, player: you}}",
        "Beside the effect 'draw' stands 'player'. Write its fields inside: {draw: {amount: …, player: …}}.");
    row("{when: {enters: this}, do: {may: {draw: 1, otherwise: shuffle}}}",
        "Beside the effect 'draw' stands 'otherwise'. 'otherwise' belongs beside 'may': {may: …, otherwise: "
        "…}.");
    row("{when: {enters: this}, do: {draw: 1, flavour: 2}}",
        "Beside the effect 'draw' stands 'flavour'. Remove it: 'draw' takes 'amount', 'player'.");
    row("{when: {enters: this}, do: {choose: {forward: {}}}}",
        "There is no effect 'choose'. Write 'choose' beside 'when' or the costs of the ability; what is "
        "picked "
        "while the text is carried out is 'select', or 'choose now'.");
    row("{always: {price: {of: this, by: 1}}}",
        "A selector stands here, and 'this' is none. Write {among: this}.");
    row("{when: {enters: this}, choose: opponent forward, do: {turn aside: chosen}}",
        "A selector stands here, and 'opponent forward' is none. Write a type of card and what is asked of "
        "it, such as {forward: {controller: opponent}}.");
    row("{wehn: {enters: this}, do: shuffle}",
        "This ability has an unknown key 'wehn'. Did you mean 'when'?");
    row("{when: {enters: {backup: {power: 1000}}}, do: shuffle}",
        "Nothing fits this: no backup has 'power'. It is on cards of these types: forward.");
    row("{when: {enters: {summon: {}}}, do: shuffle}", "Nothing fits this: there is never a summon in this "
                                                       "zone: board. Say in which zone to look: {zone: …}.");
}

void TestAbilityFindings::hintsSayWhatIsMeant() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, finding);
    Findings findings;
    reads(text, findings);
    QVERIFY(!findings.empty());
    const Finding first = findings.sorted().front();
    QCOMPARE(QString::fromStdString(first.text + " " + first.hint), finding);
}

void TestAbilityFindings::everyMistakeIsTold() {
    Findings findings;
    QVERIFY(!reads("when: {entres: this}\n"
                   "if: {there is: {of: {forwrad: {}}, at laest: 2}}\n"
                   "choose: {up ot: 1, forward: {}}\n"
                   "do:\n"
                   "  - drew\n"
                   "  - {damage: {to: chosen 2, amount: lots}}\n"
                   "  - {may: {drew: 1}, otherwise: {goes to: hnad}}\n"
                   "onse a turn: true\n",
                   findings));
    QCOMPARE(codesOf(findings),
             QStringLiteral("1:8 unknown-operator, 2:22 unknown-type, 2:36 unknown-key, 3:10 unknown-type, "
                            "5:5 unknown-operator, 6:19 nothing-chosen, 6:37 unknown-operator, "
                            "7:12 unknown-operator, 7:33 nothing-to-replace, 7:43 unknown-word, "
                            "8:1 unknown-key"));
}

void TestAbilityFindings::aGameWithoutWordsHasNoAbilities() {
    Findings findings;
    const YamlNode root = rootOf("when: {enters: this}\ndo: shuffle\n", findings);
    QVERIFY(!readAbility(YamlValue{root, "ability", findings}, toySchema()).has_value());
    QVERIFY(!readCardText(YamlValue{root, "ability", findings}, toySchema()).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 no-abilities, 1:1 no-abilities"));
}

void TestAbilityFindings::aCardWithABrokenAbilityIsLeftOut() {
    const std::string head = "set: mine\ngame: toy\nname: Mine\ncards:\n";
    const std::string card = "  - id: A-1\n    name: One\n    type: forward\n    element: fire\n    cost: 1\n"
                             "    power: 1000\n    abilities:\n      - brave\n";
    const std::string summon =
        "  - id: A-2\n    name: Two\n    type: summon\n    element: fire\n    cost: 1\n";
    const auto loaded = [&](const std::string& text, Findings& findings) {
        const WrittenFiles files;
        const auto set =
            readCardSet(files.write("mine.yaml", head + text), "toy", toyScriptSchema(), findings);
        QStringList ids;
        for (const CardDefinition& one : set->cards)
            ids << QStringLiteral("%1 with %2").arg(QString::fromStdString(one.id)).arg(one.abilities.size());
        return ids.join(QStringLiteral(", "));
    };
    Findings good;
    QCOMPARE(loaded(card +
                        "      - {when: {enters: this}, do: shuffle}\n      - {action: [], do: shuffle}\n" +
                        summon + "    resolve: {do: shuffle}\n",
                    good),
             QStringLiteral("A-1 with 2, A-2 with 1"));
    QCOMPARE(codesOf(good), QString());

    Findings broken;
    QCOMPARE(loaded(card + "      - {when: {enters: this}, do: shufle}\n      - {acton: [], do: shuffle}\n" +
                        summon,
                    broken),
             QStringLiteral("A-2 with 0"));
    QCOMPARE(codesOf(broken), QStringLiteral("13:36 unknown-operator, 14:10 unknown-key"));

    Findings twice;
    QCOMPARE(loaded(card +
                        "      - {when: {enters: this}, do: shuffle, burst: true}\n"
                        "      - {when: {leaves: this}, do: shuffle, burst: true}\n" +
                        summon + "    resolve: {do: shuffle}\n",
                    twice),
             QStringLiteral("A-2 with 1"));
    QCOMPARE(codesOf(twice), QStringLiteral("5:5 two-bursts"));

    Findings declared;
    const std::string declares =
        "      - {when: {enters: this}, choose: {forward: {}}, do: {turn aside: chosen}, "
        "declared when cast: true}\n";
    QCOMPARE(loaded(card + declares + declares + summon + "    resolve: {do: shuffle}\n", declared),
             QStringLiteral("A-2 with 1"));
    QCOMPARE(codesOf(declared), QStringLiteral("5:5 two-declarations"));

    Findings text;
    QCOMPARE(loaded(card + summon + "    resolve: {do: shufle}\n", text), QStringLiteral("A-1 with 0"));
    QCOMPARE(codesOf(text), QStringLiteral("18:19 unknown-operator"));

    Findings misplaced; // neither forwards resolve nor do summons have abilities
    QCOMPARE(loaded(card + "    resolve: {do: shuffle}\n" + summon +
                        "    abilities: [{action: [], do: shuffle}]\n",
                    misplaced),
             QString());
    QCOMPARE(codesOf(misplaced), QStringLiteral("13:14 not-of-this-type, 19:16 not-of-this-type"));
}

TAKUJO_TEST(TestAbilityFindings)

} // namespace test_ability_findings
#include "test_ability_findings.moc"
