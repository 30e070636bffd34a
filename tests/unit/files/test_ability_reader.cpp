// What the abilities of a card file become: terms by the shapes of the vocabulary, blocks, and the places of
// what is chosen and selected.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/abilities/ability_reader.h"
#include "engine/kit/script/language/preparing.h"
#include "tests/unit/files/told_script.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"

namespace test_ability_reader {

using namespace takujo;

namespace {

QString told(const Term& term) {
    return ToldScript{*toyScriptSchema().vocabulary}(term);
}
QString told(const std::vector<Term>& terms) {
    return ToldScript{*toyScriptSchema().vocabulary}.all(terms);
}

/// The ability that a good text is.
Ability read(const QByteArray& text) {
    Findings findings;
    const YamlNode root = rootOf(text.toStdString(), findings);
    const auto ability = readAbility(YamlValue{root, "ability", findings}, toyScriptSchema());
    if (!ability || findings.errors() > 0)
        qFatal("%s: %s", text.constData(), findings.toText().c_str());
    return *ability;
}

Ability readResolve(const QByteArray& text) {
    Findings findings;
    const YamlNode root = rootOf(text.toStdString(), findings);
    const auto ability = readCardText(YamlValue{root, "'resolve'", findings}, toyScriptSchema());
    if (!ability || findings.errors() > 0)
        qFatal("%s: %s", text.constData(), findings.toText().c_str());
    return *ability;
}

} // namespace

class TestAbilityReader : public QObject {
    Q_OBJECT

private slots:
    static void triggered();
    static void stateTriggered();
    static void activated();
    static void constant();
    static void replacement();
    static void textOfACard();
    static void effects_data();
    static void effects();
    static void triggers_data();
    static void triggers();
    static void conditions_data();
    static void conditions();
    static void costs_data();
    static void costs();
    static void picks_data();
    static void picks();
    static void blocksInsideEffects();
    static void modesHaveBlocksAndChoicesOfTheirOwn();
    static void choicesAreNumbered();
    static void aModesChoicesComeFirst();
    static void selectionsAreNumberedInTheOrderOfTheText();
    static void onlyALookThatTakesSelects();
    static void equalTextsAreOne();
    static void xInACostIsNamed();
    static void aTextThatIsUnfinishedSaysSo();
    static void whatFollowsKnowsTheTextAround();
    static void whatIsGivenKnowsNothingOfTheText();
    static void quotedAbilitiesStandBehindThoseOfTheCard();
};

void TestAbilityReader::triggered() {
    const Ability ability = read("when: {leaves: this}\n"
                                 "if: {there is: {of: {backup: {controller: you}}, at least: 2}}\n"
                                 "while: {turn of: you}\n"
                                 "choose: {up to: 1, forward: {controller: opponent}}\n"
                                 "do: {damage: {to: chosen, amount: 4000}}\n"
                                 "burst: true\n"
                                 "once a turn: true\n"
                                 "in: [heap, hand]\n"
                                 "name: {en: Blaze, ja: 炎}\n");
    QVERIFY(ability.kind == AbilityKind::triggered);
    QCOMPARE(int{ability.flags}, Ability::burst | Ability::oncePerTurn);
    QCOMPARE(ability.worksIn, (1U << 3U) | (1U << 2U));
    QCOMPARE(ability.name.ja, std::string{"炎"});
    QCOMPARE(told(ability.trigger), QStringLiteral("leaves(this)"));
    QCOMPARE(told(ability.condition), QStringLiteral("there is(each 2/0(controller(player 0)), 2, -)"));
    QCOMPARE(told(ability.whileTrue), QStringLiteral("turn of(player 0)"));
    QCOMPARE(told(ability.picks), QStringLiteral("pick 0(0, 1, each 1/0(controller(player 1)), -, -)"));
    QCOMPARE(ability.blocks.size(), 1U);
    QCOMPARE(told(ability.blocks[0]), QStringLiteral("damage(chosen 0, 4000, -)"));
}

void TestAbilityReader::stateTriggered() {
    const Ability ability = read("state: {turn of: you}\ndo: {lose: you}\n");
    QVERIFY(ability.kind == AbilityKind::triggered);
    QCOMPARE(int{ability.flags}, int{Ability::stateTriggered});
    QVERIFY(!ability.trigger.exists());
    QCOMPARE(told(ability.condition), QStringLiteral("turn of(player 0)"));
}

void TestAbilityReader::activated() {
    const Ability action = read("action: [{cp: {fire: 1, any: 2}}, turn]\ndo: {draw: 1}\n");
    QVERIFY(action.kind == AbilityKind::activated);
    QCOMPARE(int{action.form}, 0);
    QCOMPARE(told(action.costs), QStringLiteral("cp([1, 0, 0, 0, 2]), turn"));
    const Ability special = read("special: []\nif: {turn of: you}\ndo: {draw: 1}\n");
    QCOMPARE(int{special.form}, 1);
    QVERIFY(special.costs.empty());
    QVERIFY(special.condition.exists());
    QCOMPARE(told(read("action: turn\ndo: {draw: 1}\n").costs), QStringLiteral("turn"));
}

void TestAbilityReader::constant() {
    const Ability ability = read("always:\n"
                                 "  - {power: {of: {forward: {other: true}}, by: -1000}}\n"
                                 "  - {cannot: {of: this, do: [attack, block]}}\n"
                                 "while: {phase: evening}\n");
    QVERIFY(ability.kind == AbilityKind::constant);
    QCOMPARE(told(ability.blocks[0]),
             "power #2(each 1/0(other(#1)), -1000, -, -, -, -), cannot(this, #3, -)");
    QCOMPARE(told(ability.whileTrue), QStringLiteral("phase(#1)"));
}

void TestAbilityReader::replacement() {
    const Ability ability =
        read("instead of: {leaves: {forward: {}}}\nif: {turn of: you}\ndo: [{goes to: deck}, {draw: 1}]\n");
    QVERIFY(ability.kind == AbilityKind::replacement);
    QCOMPARE(told(ability.trigger), QStringLiteral("leaves(each 1/0)"));
    QCOMPARE(told(ability.condition), QStringLiteral("turn of(player 0)"));
    QCOMPARE(told(ability.blocks[0]), QStringLiteral("goes to(#1, -), draw(1, -)"));
}

void TestAbilityReader::textOfACard() {
    const Ability ability = readResolve("additional cost: [{discard: {like: {forward: {}}}}]\n"
                                        "choose: [{up to: 2, forward: {}}]\n"
                                        "burst: true\n"
                                        "do: [{damage: {to: chosen, amount: 5000}}, {draw: 1}]\n");
    QVERIFY(ability.kind == AbilityKind::text);
    QCOMPARE(int{ability.flags}, int{Ability::burst});
    QCOMPARE(told(ability.costs), QStringLiteral("discard(-, each 1/0)"));
    QCOMPARE(told(ability.blocks[0]), QStringLiteral("damage(chosen 0, 5000, -), draw(1, -)"));
}

void TestAbilityReader::effects_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("term");
    const auto row = [](const char* text, const char* term) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(term);
    };
    row("shuffle", "shuffle(-)");
    row("{shuffle: opponent}", "shuffle(player 1)");
    row("{shuffle: {player: both}}", "shuffle(player 2)");
    row("{draw: 2}", "draw(2, -)");
    row("{draw: {amount: 2, player: turn player}}", "draw(2, player 3)");
    row("{draw: {count: {forward: {}}}}", "draw(count(each 1/0, -), -)");
    row("{draw: {half: {of: 5, down: true}}}", "draw(half(5, #1, -), -)");
    row("{draw: {sum: [1, that amount]}}", "draw(sum([1, that amount]), -)");
    row("{draw: {if: {turn of: you}, then: 2, otherwise: 1}}", "draw(if(turn of(player 0), 2, 1), -)");
    row("{draw: {power: this}}", "draw(power #2(this), -)");
    row("{gem: -1}", "gem(-1, -)");
    row("{move: {what: that, to: heap, at: bottom, turned: true, under: {owner of: that}}}",
        "move(that, #3, #1, #1, player 5(that))");
    row("{lose: {controller of: this}}", "lose(player 6(this))");
    row("{type: {of: this, is: [forward, summon], also: true, until: end of turn}}",
        "type(this, #5, #1, #0)");
    row("{type: {of: this, is: character}}", "type(this, #3, -, -)");
    row("{element: {of: this, is: [fire, water]}}", "element #1(this, #9, -, -)");
    row("{gains: {of: this, what: haste, until: this leaves}}", "gains #2(this, #2, #3)");
    row("{job: {of: this, is: {en: Seer, ja: 予見者}}}", "job(this, text 0, -, -)");
    row("{put counter: {on: this, named: Coin}}", "put counter(this, text 0, -)");
    // Selectors.
    row("{turn aside: {forward: {controller: you}, backup: {controller: you}}}",
        "turn aside(each 3/0(controller(player 0)))");
    row("{turn aside: {card: {zone: [hand, heap], cost: 3}}}", "turn aside(each 7/12(cost(<-, -, 3>)))");
    row("{turn aside: {forward: {power: {at least: 1000, at most: 2000}, job: Seer, is: attacking}}}",
        "turn aside(each 1/0(power #2(<1000, 2000, ->), job(text 0), is(#1)))");
    row("{turn aside: {forward: {cost: {at most: {count: {backup: {}}}}}}}",
        "turn aside(each 1/0(cost(<-, count(each 2/0, -), ->)))");
    row("{turn aside: {forward: {cost: {count: {backup: {}}}}}}",
        "turn aside(each 1/0(cost(<-, -, count(each 2/0, -)>)))");
    row("{turn aside: {forward: {not: {name: Cat}, has: brave, ex: true}}}",
        "turn aside(each 1/0(not(each 7/0(name(text 0))), has #2(#1), ex #3(#1)))");
    row("{turn aside: {card: {any of: [{forward: {cost: 1}}, {element: ice}, {}]}}}",
        "turn aside(each 7/0(any of([each 1/0(cost(<-, -, 1>)), each 7/0(element #1(#2)), each 7/0])))");
    row("{turn aside: {forward: {counters: {named: Coin, at least: 1}}}}",
        "turn aside(each 1/0(counters(text 0, 1)))");
}

void TestAbilityReader::effects() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, term);
    QCOMPARE(told(read("when: {enters: this}\ndo: " + text + "\n").blocks[0]), term);
}

void TestAbilityReader::triggers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("term");
    const auto row = [](const char* text, const char* term) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(term);
    };
    row("{enters: this}", "enters(this)");
    row("{enters: {what: this}}", "enters(this)");
    row("{enters: {forward: {controller: you}}}", "enters(each 1/0(controller(player 0)))");
    row("{casts: opponent}", "casts(player 1, -)");
    row("{casts: {player: you, card: {summon: {}}}}", "casts(player 0, each 4/0)");
}

void TestAbilityReader::triggers() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, term);
    QCOMPARE(told(read("when: " + text + "\ndo: {draw: 1}\n").trigger), term);
}

void TestAbilityReader::conditions_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("term");
    const auto row = [](const char* text, const char* term) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(term);
    };
    row("{there is: {forward: {}}}", "there is(each 1/0, -, -)");
    row("[{turn of: you}, {phase: morning}]", "all of([turn of(player 0), phase(#0)])");
    row("{any of: [{turn of: you}, {phase: morning}]}", "any of([turn of(player 0), phase(#0)])");
    row("{not: {turn of: you}}", "not(turn of(player 0))");
    row("{not: [{turn of: you}, {phase: evening}]}", "not(all of([turn of(player 0), phase(#1)]))");
    row("{amount: {of: {count: {forward: {}}}, at least: {count: {backup: {}}}}}",
        "amount(count(each 1/0, -), count(each 2/0, -), -, -)");
    row("{is: {what: this, like: {state: aside}}}", "is(this, each 7/0(state(#0)))");
    row("{this turn: {happened: {draws: you}, at least: 2}}", "this turn(draws(player 0), 2)");
}

void TestAbilityReader::conditions() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, term);
    QCOMPARE(told(read("when: {enters: this}\nif: " + text + "\ndo: {draw: 1}\n").condition), term);
}

void TestAbilityReader::costs_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("terms");
    const auto row = [](const char* text, const char* terms) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(terms);
    };
    row("{cp: {water: 2}}", "cp([0, 0, 0, 2, 0])");
    row("{cp: ice}", "cp([0, 1, 0, 0, 0])");
    row("{cp: 3}", "cp([0, 0, 0, 0, 3])");
    row("{cp: {of: {any: 1}}}", "cp([0, 0, 0, 0, 1])");
    row("discard", "discard(-, -)");
    row("{discard: 2}", "discard(2, -)");
    row("[turn, {discard: {amount: 1, like: {job: Seer}}}]", "turn, discard(1, each 7/0(job(text 0)))");
}

void TestAbilityReader::costs() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, terms);
    QCOMPARE(told(read("action: " + text + "\ndo: {draw: 1}\n").costs), terms);
}

void TestAbilityReader::picks_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("terms");
    const auto row = [](const char* text, const char* terms) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(terms);
    };
    row("{forward: {}}", "pick 0(1, 1, each 1/0, -, -)");
    row("{up to: 2, forward: {}}", "pick 0(0, 2, each 1/0, -, -)");
    row("{amount: 2, forward: {}, backup: {}}", "pick 0(2, 2, each 3/0, -, -)");
    row("{at least: 1, at most: 3, card: {zone: heap}}", "pick 0(1, 3, each 7/8, -, -)");
    row("{at least: 0, forward: {}}", "pick 0(0, -, each 1/0, -, -)");
    row("{at most: 3, forward: {}}", "pick 0(0, 3, each 1/0, -, -)");
    row("{by: opponent, divide: 7, up to: 3, forward: {}}", "pick 0(0, 3, each 1/0, player 1, 7)");
}

void TestAbilityReader::picks() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, terms);
    QCOMPARE(told(read("when: {enters: this}\nchoose: " + text + "\ndo: {turn aside: chosen}\n").picks),
             terms);
}

void TestAbilityReader::blocksInsideEffects() {
    const Ability ability =
        read("when: {enters: this}\n"
             "do:\n"
             "  - {may: [{draw: 1}, shuffle], otherwise: {lose: you}}\n"
             "  - {if: {turn of: you}, do: {draw: 2}}\n"
             "  - {for each: {forward: {}}, do: {may: {turn aside: it}, player: opponent}}\n"
             "  - {later: {enters: {forward: {}}}, do: {draw: 3}, until: end of turn}\n");
    QCOMPARE(told(ability.blocks[0]), "may(block 1, block 2, -, -, -), if(turn of(player 0), block 3, -), "
                                      "for each(each 1/0, block 4), later(enters(each 1/0), block 6, -, #0)");
    QCOMPARE(told(ability.blocks[1]), QStringLiteral("draw(1, -), shuffle(-)"));
    QCOMPARE(told(ability.blocks[2]), QStringLiteral("lose(player 0)"));
    QCOMPARE(told(ability.blocks[3]), QStringLiteral("draw(2, -)"));
    QCOMPARE(told(ability.blocks[4]), QStringLiteral("may(block 5, -, player 1, -, -)"));
    QCOMPARE(told(ability.blocks[5]), QStringLiteral("turn aside(it)"));
    QCOMPARE(told(ability.blocks[6]), QStringLiteral("draw(3, -)"));
    QCOMPARE(ability.blocks.size(), 7U);
}

void TestAbilityReader::modesHaveBlocksAndChoicesOfTheirOwn() {
    const Ability ability = read("when: {enters: this}\n"
                                 "modes:\n"
                                 "  at most: 2\n"
                                 "  of:\n"
                                 "    - {choose: {forward: {}}, do: {turn aside: chosen}}\n"
                                 "    - {do: {may: {draw: 1}}}\n"
                                 "    - {choose: {backup: {}}, do: {turn upright: chosen}}\n");
    QCOMPARE(told(ability.modesAtLeast), QStringLiteral("0"));
    QCOMPARE(told(ability.modesAtMost), QStringLiteral("2"));
    QCOMPARE(ability.modes.size(), 3U);
    QVERIFY(ability.blocks[0].empty());
    QCOMPARE(told(ability.modes[0].picks), QStringLiteral("pick 0(1, 1, each 1/0, -, -)"));
    QCOMPARE(told(ability.modes[2].picks), QStringLiteral("pick 1(1, 1, each 2/0, -, -)"));
    QCOMPARE(told(ability.blocks[ability.modes[0].block]), QStringLiteral("turn aside(chosen 0)"));
    QCOMPARE(told(ability.blocks[ability.modes[1].block]), QStringLiteral("may(block 3, -, -, -, -)"));
    QCOMPARE(told(ability.blocks[ability.modes[2].block]), QStringLiteral("turn upright(chosen 1)"));

    const auto howMany = [](const char* range) {
        const Ability one = read("when: {enters: this}\nmodes: {" + QByteArray(range) +
                                 " of: [{do: {draw: 1}}, {do: {draw: 2}}]}\n");
        return told(one.modesAtLeast) + " to " + told(one.modesAtMost);
    };
    QCOMPARE(howMany(""), QStringLiteral("1 to 1"));
    QCOMPARE(howMany("at least: 1, "), QStringLiteral("1 to 2"));
    QCOMPARE(howMany("at least: 2, at most: 2, "), QStringLiteral("2 to 2"));
}

void TestAbilityReader::choicesAreNumbered() {
    const Ability ability =
        read("when: {enters: this}\n"
             "choose: [{forward: {}}, {forward: {not: {among: chosen}}}]\n"
             "do: [{turn aside: chosen}, {turn aside: chosen 1}, {turn aside: chosen 2}]\n");
    QCOMPARE(told(ability.picks),
             "pick 0(1, 1, each 1/0, -, -), pick 1(1, 1, each 1/0(not(each 7/0(among(chosen 0)))), -, -)");
    QCOMPARE(told(ability.blocks[0]),
             QStringLiteral("turn aside(chosen 0), turn aside(chosen 0), turn aside(chosen 1)"));
}

void TestAbilityReader::aModesChoicesComeFirst() {
    const Ability ability =
        read("when: {enters: this}\n"
             "choose: {backup: {}}\n"
             "modes:\n"
             "  of:\n"
             "    - {choose: {forward: {}}, do: [{turn aside: chosen}, {turn aside: chosen 2}]}\n"
             "    - {do: {turn aside: chosen}}\n");
    QCOMPARE(told(ability.blocks[ability.modes[0].block]),
             QStringLiteral("turn aside(chosen 1), turn aside(chosen 0)"));
    QCOMPARE(told(ability.blocks[ability.modes[1].block]), QStringLiteral("turn aside(chosen 0)"));
}

void TestAbilityReader::selectionsAreNumberedInTheOrderOfTheText() {
    const Ability ability =
        read("when: {enters: this}\n"
             "do:\n"
             "  - {select: {forward: {}}}\n"
             "  - {turn aside: selected}\n"
             "  - {may: [{select: {what: {up to: 2, backup: {}}}}, {turn aside: selected}]}\n"
             "  - {search: {for: {summon: {}}, to: hand}}\n"
             "  - {turn aside: selected}\n"
             "  - {turn aside: selected 1}\n"
             "  - {turn aside: selected 2}\n");
    QCOMPARE(told(ability.blocks[0]),
             "select(pick 8(1, 1, each 1/0, -, -)), turn aside(selected 8), may(block 1, -, -, -, -), "
             "search #10(each 4/0, -, #2, -, -, -), turn aside(selected 10), turn aside(selected 8), "
             "turn aside(selected 9)");
    QCOMPARE(told(ability.blocks[1]),
             QStringLiteral("select(pick 9(0, 2, each 2/0, -, -)), turn aside(selected 9)"));
}

void TestAbilityReader::onlyALookThatTakesSelects() {
    const Ability ability = read("when: {enters: this}\n"
                                 "do:\n"
                                 "  - {look: 3}\n"
                                 "  - {look: {at top: 3, take: 1, to: hand, rest: on the bottom}}\n"
                                 "  - {turn aside: selected}\n");
    QCOMPARE(told(ability.blocks[0]), "look(3, -, -, -, -, -, -, -), look #8(3, 1, -, #2, #1, -, -, -), "
                                      "turn aside(selected 8)");
}

void TestAbilityReader::equalTextsAreOne() {
    const Ability ability = read("when: {enters: this}\n"
                                 "do: {turn aside: {forward: {name: Cat}, backup: {name: Cat}}}\n"
                                 "if: {there is: {forward: {name: {en: Dog, ja: 犬}}}}\n");
    QCOMPARE(ability.texts.size(), 2U);
    QCOMPARE(ability.texts[0].ja, std::string{"犬"});
    QCOMPARE(told(ability.blocks[0]), QStringLiteral("turn aside(each 3/0(name(text 1)))"));
    const Term& name = ability.blocks[0][0].parts[0].parts[0].parts[0];
    QCOMPARE(static_cast<TextKey>(name.number), textKey("Cat"));
}

void TestAbilityReader::xInACostIsNamed() {
    QVERIFY(read("action: {cp: {any: x}}\ndo: {draw: x}\n").has(Ability::hasX));
    QVERIFY(read("action: {cp: x}\ndo: {draw: x}\n").has(Ability::hasX));
    QVERIFY(!read("action: {cp: 1}\ndo: {draw: 1}\n").has(Ability::hasX));
}

void TestAbilityReader::aTextThatIsUnfinishedSaysSo() {
    QVERIFY(read("when: {enters: this}\n"
                 "choose: {forward: {}}\n" // which the missing part may speak of
                 "do: {unfinished: {en: It sings., ja: 歌う。}}\n")
                .has(Ability::unfinished));
}

void TestAbilityReader::whatFollowsKnowsTheTextAround() {
    const Ability ability =
        read("when: {leaves: {forward: {}}}\n"
             "choose: [{forward: {}}, {backup: {}}]\n"
             "do:\n"
             "  - {turn aside: chosen}\n"
             "  - may: {select: {forward: {}}}\n"
             "    when you do so:\n"
             "      if: {turn of: you}\n"
             "      choose: {forward: {}}\n"
             "      do: [{turn aside: chosen}, {turn aside: chosen 2}, {turn aside: chosen 3}, "
             "{turn aside: selected}, {turn aside: that}]\n");
    QCOMPARE(ability.quoted.size(), 1U);
    const Ability& following = ability.quoted.front();
    QVERIFY(following.kind == AbilityKind::triggered);
    QVERIFY(following.has(Ability::isQuoted) && following.has(Ability::follows));
    QCOMPARE(following.trigger, ability.trigger);
    QCOMPARE(told(following.condition), QStringLiteral("turn of(player 0)"));
    QCOMPARE(told(following.picks), QStringLiteral("pick 2(1, 1, each 1/0, -, -)"));
    QCOMPARE(told(following.blocks[0]),
             QStringLiteral("turn aside(chosen 2), turn aside(chosen 0), turn aside(chosen 1), "
                            "turn aside(selected 8), turn aside(that)"));
    QVERIFY(told(ability.blocks[0]).endsWith("may(block 1, -, -, -, ability 0)"));
}

void TestAbilityReader::whatIsGivenKnowsNothingOfTheText() {
    const Ability ability = read(
        "always: {gains: {of: {forward: {}}, what: [haste, {when: {leaves: this}, choose: {forward: {}}, "
        "do: {turn aside: chosen}}, {action: [], do: shuffle}]}}\n");
    QCOMPARE(ability.quoted.size(), 2U);
    for (const Ability& given : ability.quoted)
        QVERIFY(given.has(Ability::isQuoted) && !given.has(Ability::follows));
    QVERIFY(ability.quoted[0].kind == AbilityKind::triggered);
    QVERIFY(ability.quoted[1].kind == AbilityKind::activated);
    QCOMPARE(told(ability.quoted[0].picks), QStringLiteral("pick 0(1, 1, each 1/0, -, -)"));
    QVERIFY2(told(ability.blocks[0]).contains("(ability 0, ability 1)"), qPrintable(told(ability.blocks[0])));
}

/// Their places are told in the terms that speak of them, also where they speak of others.
void TestAbilityReader::quotedAbilitiesStandBehindThoseOfTheCard() {
    CardDefinition card;
    const char* const gives =
        "always: {gains: {of: this, what: {action: [], do: {may: shuffle, when you do so: "
        "{do: shuffle}}}}}\n";
    card.abilities = {read(gives), read("action: []\ndo: shuffle\n"), read(gives)};
    liftQuoted(card);
    QCOMPARE(card.abilities.size(), 7U);
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        QVERIFY(card.abilities[i].quoted.empty());
        QCOMPARE(card.abilities[i].has(Ability::isQuoted), i >= 3);
    }
    const auto placeIn = [&](std::size_t ability, std::size_t part) {
        const Term& term = card.abilities[ability].blocks[0][0].parts[part];
        return term.sort == Sort::ability ? term.number : term.parts.front().number;
    };
    QCOMPARE(placeIn(0, 1), 3);
    QCOMPARE(placeIn(2, 1), 4);
    QCOMPARE(placeIn(3, 4), 5);
    QCOMPARE(placeIn(4, 4), 6);
    QVERIFY(card.abilities[5].has(Ability::follows) && card.abilities[6].has(Ability::follows));
}

TAKUJO_TEST(TestAbilityReader)

} // namespace test_ability_reader
#include "test_ability_reader.moc"
