// Playing scenarios: one that is as written passes, and one that is not fails, with its place and what was
// found.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/scenario_runs.h"

namespace test_scenario_runner {

using namespace takujo;

namespace {

/// A position of FFTCG: A has two backups and two cards in hand, B a forward. The steps follow from line 15
/// on.
const std::string head =
    "scenario: A test\n"
    "game: fftcg\n"
    "cards:\n"
    "  - {name: Ember, type: summon, element: fire, cost: 2}\n"
    "  - {name: Rag, type: forward, element: fire, cost: 2, power: 4000, generic: true}\n"
    "  - {name: Wave, type: forward, element: water, cost: 3, power: 5000, generic: true}\n"
    "  - {name: Well, type: backup, element: fire, cost: 1, generic: true}\n"
    "  - {name: Dust, type: forward, element: ice, cost: 2, power: 5000, generic: true}\n"
    "setup:\n"
    "  turn: A\n"
    "  phase: main 1\n"
    "  A: {hand: [Ember, Rag, Wave], field: [Well, Well]}\n"
    "  B: {field: [{card: Dust, damage: 1000}]}\n";

ScenarioResult run(const std::string& steps, std::string_view leftOut = {}) {
    return Runs::of(head + "steps:\n" + steps, leftOut);
}

} // namespace

class TestScenarioRunner : public QObject {
    Q_OBJECT

private slots:
    static void whatIsAsWrittenPasses_data();
    static void whatIsAsWrittenPasses();
    static void aWrongExpectationFails_data();
    static void aWrongExpectationFails();
    static void whatMayNotBeDoneFails_data();
    static void whatMayNotBeDoneFails();
    static void aTryFailsIfItIsAllowedOrRefusedOtherwise_data();
    static void aTryFailsIfItIsAllowedOrRefusedOtherwise();
    static void nothingOfATryStays();
    static void aDeckFailsIfTheRulesSayOtherwise_data();
    static void aDeckFailsIfTheRulesSayOtherwise();
    static void aSetUpThatIsNotLegalFails();
    static void aSetUpThatAsksForARuleProcessFails();
    static void aCardThatIsNoneFails();
    static void withoutItsRuleAScenarioFails_data();
    static void withoutItsRuleAScenarioFails();
    static void momentsPassByThemselvesOnlyIfItSaysSo();
    static void policiesAreSet();
    static void whatIsSetUpIsThere();
    static void orderCountsWhereItMeansSomething();
};

void TestScenarioRunner::whatIsAsWrittenPasses_data() {
    QTest::addColumn<QString>("steps");
    QTest::newRow("nothing") << "  - expect: {decides: A}\n";
    QTest::newRow("zones as lists") << "  - expect: {A: {hand: [Ember, Rag, Wave], field: [Well, Well]}, B: "
                                       "{field: [Dust]}, stack: []}\n";
    QTest::newRow("a hand in another order") << "  - expect: {A: {hand: [Wave, Ember, Rag]}}\n";
    QTest::newRow("zones as numbers")
        << "  - expect: {A: {hand: 3, deck: 30, break zone: 0}, B: {deck: 30}}\n";
    QTest::newRow("numbers of cards") << "  - expect: {B: {field: [{card: Dust, damage: 1000, power: 5000, "
                                         "cost: 2, dull: false, new: false}]}}\n";
    QTest::newRow("words") << "  - expect: {phase: main 1, turn: 3, turn player: A, winner: nobody}\n";
    QTest::newRow("what is asked") << "  - expect: {asked: the player with priority acts or passes}\n";
    QTest::newRow("an action with all its choices")
        << "  - A: {cast: Rag, pay: [Well, Well#2]}\n"
           "  - expect: {A: {field: [Well, Well, Rag], hand: 2}, decides: A}\n";
    QTest::newRow("a summon, answered and resolved")
        << "  - A: {cast: Ember, pay: [Well, Well#2]}\n"
           "  - expect: {stack: [Ember], A: {field: [{card: Well, dull: true}, {card: Well, dull: true}]}}\n"
           "  - A: pass\n"
           "  - B: pass\n"
           "  - expect: {stack: 0, A: {break zone: [Ember]}}\n";
    QTest::newRow("a try of the other player in the middle of an action")
        << "  - A: {cast: Rag, pay: Well}\n"
           "  - B: {try: {pay: Dust}, refused: \"11.4.7\"}\n"
           "  - B: {try: paid, refused: \"11.4.7\"}\n"
           "  - A: {pay: Well#2}\n"
           "  - expect: {A: {field: [Well, Well, Rag]}}\n";
    QTest::newRow("a refusal") << "  - B: {try: {cast: Dust}, refused: \"11.4.1\"}\n";
    QTest::newRow("a refusal, by one of several rules")
        << "  - B: {try: {cast: Dust}, refused: {any of: [\"9.3\", \"11.4.1\"]}}\n";
    QTest::newRow("a deck that is refused, by one of several rules")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 46}}, refused: {any of: [\"8.1.1.2\", "
           "\"8.1.1.1\"]}}\n";
    QTest::newRow("a deck that is refused, by whatever rule")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 46}}, refused: true}\n";
    QTest::newRow("a refusal, by whatever rule") << "  - B: {try: {cast: Dust}, refused: true}\n";
    QTest::newRow("an attack that is not now") << "  - A: {try: {attack: Well}, refused: \"5.2.3.1.1.2\"}\n";
    QTest::newRow("giving up") << "  - B: concede\n"
                                  "  - expect: {winner: A, decides: nobody}\n";
    QTest::newRow("a deck") << "  - deck: {format: constructed, cards: {Rag: 3, Filler: 47}}\n";
    QTest::newRow("what a player sees") << "  - expect: {A sees: {A: {hand: 3}}, B sees: {A: {hand: 0}}}\n";
}

void TestScenarioRunner::whatIsAsWrittenPasses() {
    QFETCH(const QString, steps);
    QCOMPARE(toText(run(steps.toStdString())), QStringLiteral("passed"));
}

void TestScenarioRunner::aWrongExpectationFails_data() {
    failureColumns();
    QTest::newRow("another card") << "  - expect: {A: {hand: [Ember, Rag, Dust]}}\n"
                                  << 15 << 1 << "Dust" << "Wave";
    QTest::newRow("one card too few") << "  - expect: {A: {hand: [Ember, Rag]}}\n"
                                      << 15 << 1 << "[Ember, Rag]" << "Wave";
    QTest::newRow("one card too many") << "  - expect: {A: {hand: [Ember, Rag, Wave, Rag]}}\n"
                                       << 15 << 1 << "Rag" << "[Ember, Rag, Wave]";
    QTest::newRow("another number of cards") << "  - expect: {B: {deck: 29}}\n"
                                             << 15 << 1 << "deck: 29" << "30";
    QTest::newRow("another decider") << "  - expect: {decides: B}\n" << 15 << 1 << "decides: B" << "A";
    QTest::newRow("another phase") << "  - expect: {phase: main 2}\n" << 15 << 1 << "main 2" << "main 1";
    QTest::newRow("another turn") << "  - expect: {turn: 4}\n" << 15 << 1 << "turn: 4" << "3";
    QTest::newRow("another turn player") << "  - expect: {turn player: B}\n" << 15 << 1 << "B" << "A";
    QTest::newRow("a winner") << "  - expect: {winner: A}\n" << 15 << 1 << "winner: A" << "nobody";
    QTest::newRow("another question") << "  - expect: {asked: its payment is chosen}\n"
                                      << 15 << 1 << "its payment is chosen" << "acts or passes";
    QTest::newRow("more damage") << "  - expect: {B: {field: [{card: Dust, damage: 2000}]}}\n"
                                 << 15 << 1 << "Dust" << "damage: 1000";
    QTest::newRow("less damage") << "  - expect: {B: {field: [{card: Dust, damage: 500}]}}\n"
                                 << 15 << 1 << "Dust" << "damage: 1000";
    QTest::newRow("another power") << "  - expect: {B: {field: [{card: Dust, power: 6000}]}}\n"
                                   << 15 << 1 << "Dust" << "power: 5000";
    QTest::newRow("a power it does not have")
        << "  - expect: {A: {field: [{card: Well, power: 1000}, Well]}}\n"
        << 15 << 1 << "Well" << "power: none";
    QTest::newRow("dull") << "  - expect: {A: {field: [{card: Well, dull: true}, Well]}}\n"
                          << 15 << 1 << "Well"
                          << "dull: false";
    QTest::newRow("new") << "  - expect: {A: {field: [{card: Well, new: true}, Well]}}\n"
                         << 15 << 1 << "Well"
                         << "new: false";
    QTest::newRow("a mark") << "  - expect: {B: {field: [{card: Dust, marks: [blocking]}]}}\n"
                            << 15 << 1 << "Dust"
                            << "marks: []";
    QTest::newRow("the third of four steps") << "  - A: {cast: Ember, pay: [Well, Well#2]}\n"
                                                "  - A: pass\n"
                                                "  - expect: {stack: []}\n"
                                                "  - B: pass\n"
                                             << 17 << 3 << "stack: []" << "Ember";
    QTest::newRow("a line of its own in a longer step") << "  - expect:\n"
                                                           "      A: {hand: 3}\n"
                                                           "      B:\n"
                                                           "        field: []\n"
                                                        << 18 << 1 << "field: []" << "Dust";
    QTest::newRow("a face nobody may see") << "  - expect: {B sees: {A: {hand: [Rag]}}}\n"
                                           << 15 << 1 << "hand" << "[]";
}

void TestScenarioRunner::aWrongExpectationFails() {
    QFETCH(const QString, steps);
    checkFailure(run(steps.toStdString()));
}

void TestScenarioRunner::whatMayNotBeDoneFails_data() {
    failureColumns();
    QTest::newRow("an answer the rules refuse") << "  - A: {attack: Well}\n"
                                                << 15 << 1 << "A may attack Well" << "10.1.2.1";
    QTest::newRow("another player's answer") << "  - B: pass\n" << 15 << 1 << "B may pass" << "11.1.1";
    QTest::newRow("a card that cannot be paid with") << "  - A: {cast: Rag, pay: [Well, Dust]}\n"
                                                     << 15 << 1 << "pay Dust" << "refused by";
    QTest::newRow("a payment that is missing") << "  - A: {cast: Rag}\n" << 15 << 1 << "complete" << "11.4.7";
    QTest::newRow("a payment that is too small") << "  - A: {cast: Rag, pay: [Well]}\n"
                                                 << 15 << 1 << "complete" << "11.4.7";
    QTest::newRow("a payment that is too much") << "  - A: {cast: Rag, pay: [Well, Well#2, Wave]}\n"
                                                << 15 << 1 << "pay Wave" << "5.2.1.3.1";
    QTest::newRow("a choice that nobody asked for") << "  - A: pass\n"
                                                       "  - A: pass\n"
                                                    << 16 << 2 << "A may pass" << "11.1.1";
    QTest::newRow("a choice behind an action that needs none")
        << "  - A: {cast: Rag, pay: [Well, Well#2], attack: Rag}\n"
        << 15 << 1 << "attack Rag" << "refused by";
    QTest::newRow("a second of a name where there is one") << "  - A: {cast: Rag#2}\n"
                                                           << 15 << 1 << "Rag#2" << "none is anywhere";
    QTest::newRow("a card nobody has") << "  - A: {cast: Ghost}\n"
                                       << 15 << 1 << "'Ghost'" << "none is anywhere";
    QTest::newRow("a choice that no text asks for")
        << "  - A: {choose: Dust}\n"
        << 15 << 1 << "A may choose Dust"
        << "A was not asked for that; asked is A: the player with priority acts or passes";
    QTest::newRow("an order that nothing waits for")
        << "  - A: {next ability: Dust}\n"
        << 15 << 1 << "A may next ability Dust" << "A was not asked for that";
    QTest::newRow("something after the end") << "  - A: concede\n"
                                                "  - B: pass\n"
                                             << 16 << 2 << "B may pass" << "game-over";
}

void TestScenarioRunner::whatMayNotBeDoneFails() {
    QFETCH(const QString, steps);
    checkFailure(run(steps.toStdString()));
}

void TestScenarioRunner::aTryFailsIfItIsAllowedOrRefusedOtherwise_data() {
    failureColumns();
    QTest::newRow("allowed") << "  - A: {try: {cast: Rag, pay: [Well, Well#2]}, refused: \"11.4.7\"}\n"
                             << 15 << 1 << "refused by 11.4.7" << "it is allowed";
    QTest::newRow("allowed, and refused by nothing")
        << "  - A: {try: {cast: Rag, pay: [Well, Well#2]}, refused: true}\n"
        << 15 << 1 << "refused" << "it is allowed";
    QTest::newRow("by another rule") << "  - A: {try: {attack: Well}, refused: \"11.4.7\"}\n"
                                     << 15 << 1 << "refused by 11.4.7" << "10.1.2.1";
    QTest::newRow("by none of those listed")
        << "  - A: {try: {attack: Well}, refused: {any of: [\"11.4.7\", \"10.1.2.1\"]}}\n"
        << 15 << 1 << "refused by any of 11.4.7 10.1.2.1" << "refused by 5.2.3.1.1.2";
    QTest::newRow("allowed, and refused by none of several")
        << "  - A: {try: {cast: Rag, pay: [Well, Well#2]}, refused: {any of: [\"11.4.7\", \"11.4.1\"]}}\n"
        << 15 << 1 << "refused by any of 11.4.7 11.4.1" << "it is allowed";
    QTest::newRow("by a later reason only") << "  - A: {try: {attack: Well}, refused: \"10.1.2.1\"}\n"
                                            << 15 << 1 << "10.1.2.1" << "5.2.3.1.1.2";
    QTest::newRow("by more rules than listed")
        << "  - A: {try: {attack: Dust}, refused: [\"10.1.2.1\", \"10.2\"]}\n"
        << 15 << 1 << "10.1.2.1 10.2" << "refused by 10.1 ";
    QTest::newRow("the listed rules in another order")
        << "  - A: {try: {attack: Well}, refused: [\"10.1.2.1\", \"5.2.3.1.1.2\"]}\n"
        << 15 << 1 << "10.1.2.1 5.2.3.1.1.2" << "refused by 5.2.3.1.1.2";
}

void TestScenarioRunner::aTryFailsIfItIsAllowedOrRefusedOtherwise() {
    QFETCH(const QString, steps);
    checkFailure(run(steps.toStdString()));
}

void TestScenarioRunner::nothingOfATryStays() {
    // It gets as far as the payment; afterwards everything is as before.
    QCOMPARE(
        toText(run("  - A: {try: {cast: Rag, pay: [Well, Well#2, Wave]}, refused: \"5.2.1.3.1\"}\n"
                   "  - expect: {A: {hand: [Ember, Rag, Wave], field: [{card: Well, dull: false}, Well]}}\n"
                   "  - expect: {asked: the player with priority acts or passes, decides: A}\n"
                   "  - A: {cast: Rag, pay: [Well, Well#2]}\n")),
        QStringLiteral("passed"));
}

void TestScenarioRunner::aDeckFailsIfTheRulesSayOtherwise_data() {
    failureColumns();
    QTest::newRow("legal after all")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 47}}, refused: \"8.1.1.2\"}\n"
        << 15 << 1 << "8.1.1.2" << "nothing";
    QTest::newRow("refused after all") << "  - deck: {format: constructed, cards: {Rag: 4, Filler: 46}}\n"
                                       << 15 << 1 << "legal" << "8.1.1.2";
    QTest::newRow("allowed, and refused by nothing")
        << "  - A: {try: {cast: Rag, pay: [Well, Well#2]}, refused: true}\n"
        << 15 << 1 << "refused" << "it is allowed";
    QTest::newRow("by another rule")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 46}}, refused: \"8.1.1.2\"}\n"
        << 15 << 1 << "8.1.1.2" << "8.1.1.1";
    QTest::newRow("by two rules")
        << "  - {deck: {format: constructed, cards: {Rag: 4, Filler: 40}}, refused: \"8.1.1.1\"}\n"
        << 15 << 1 << "8.1.1.1" << "8.1.1.1 8.1.1.2";
    QTest::newRow("by none of those listed")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 46}}, refused: {any of: [\"8.1.1.2\", "
           "\"8.1.2\"]}}\n"
        << 15 << 1 << "refused by any of 8.1.1.2 8.1.2" << "8.1.1.1";
    QTest::newRow("legal, where any refusal would do")
        << "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 47}}, refused: true}\n"
        << 15 << 1 << "refused" << "nothing refuses it";
    QTest::newRow("with a card nobody knows")
        << "  - deck: {format: constructed, cards: {Ghost: 3, Filler: 47}}\n"
        << 15 << 1 << "a card of the scenario" << "Ghost";
}

void TestScenarioRunner::aDeckFailsIfTheRulesSayOtherwise() {
    QFETCH(const QString, steps);
    checkFailure(run(steps.toStdString()));
}

void TestScenarioRunner::aSetUpThatIsNotLegalFails() {
    // Damage of 5000 on a power of 5000: the rules would put it away at once (12.4.5).
    const std::string before = "scenario: A test\n"
                               "game: fftcg\n";
    const std::string after = "cards:\n"
                              "  - {name: Dust, type: forward, element: ice, cost: 2, power: 5000}\n"
                              "setup:\n"
                              "  phase: main 1\n"
                              "  B: {field: [{card: Dust, damage: 5000}]}\n"
                              "steps:\n"
                              "  - expect: {B: {break zone: [Dust]}}\n";
    const ScenarioResult refused = Runs::of(before + after);
    QVERIFY(!refused.passed());
    QCOMPARE(refused.failure->step, 0U); // the set-up
    QCOMPARE(refused.failure->at.line, 6);
    QVERIFY2(toText(refused.failure->found).contains("12.4.5"), qPrintable(toText(refused)));
    QVERIFY2(toText(refused.failure->found).contains("illegal: true"), qPrintable(toText(refused)));
    QCOMPARE(toText(Runs::of(before + "illegal: true\n" + after)), QStringLiteral("passed"));
}

void TestScenarioRunner::aSetUpThatAsksForARuleProcessFails() {
    // Of six backups one has to go, but a player has to choose which (12.4.8).
    const auto withBackups = [](const std::string& head, const std::string& backups) {
        return "scenario: A test\n"
               "game: fftcg\n" +
               head +
               "cards:\n"
               "  - {name: Well, type: backup, element: fire, cost: 2, generic: true}\n"
               "setup:\n"
               "  phase: main 1\n"
               "  B: {field: [" +
               backups +
               "]}\n"
               "steps:\n"
               "  - expect: {turn: 3}\n";
    };
    const std::string five = "Well, Well, Well, Well, Well";
    const ScenarioResult refused = Runs::of(withBackups("", five + ", Well"));
    QVERIFY(!refused.passed());
    QCOMPARE(refused.failure->step, 0U); // the set-up
    QVERIFY2(toText(refused.failure->found).contains("12.4.8"), qPrintable(toText(refused)));
    QCOMPARE(toText(Runs::of(withBackups("illegal: true\n", five + ", Well"))), QStringLiteral("passed"));
    QCOMPARE(toText(Runs::of(withBackups("", five))), QStringLiteral("passed"));
}

void TestScenarioRunner::aCardThatIsNoneFails() {
    const ScenarioResult result = Runs::of("scenario: A test\n"
                                           "game: fftcg\n"
                                           "setup:\n"
                                           "  phase: main 1\n"
                                           "  A: {hand: [Ghost]}\n"
                                           "steps:\n"
                                           "  - expect: {decides: A}\n");
    QVERIFY(!result.passed());
    QCOMPARE(result.failure->step, 0U);
    QCOMPARE(result.failure->at.line, 5);
    QVERIFY(toText(result.failure->found).contains("Ghost"));
}

void TestScenarioRunner::withoutItsRuleAScenarioFails_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("steps");
    QTest::newRow("a condition") << "5.2.3.1.1.2"
                                 << "  - A: {try: {attack: Well}, refused: \"5.2.3.1.1.2\"}\n";
    QTest::newRow("a policy")
        << "5.2.1.3.1"
        << "  - A: {try: {cast: Rag, pay: [Well, Well#2, Wave]}, refused: \"5.2.1.3.1\"}\n";
    QTest::newRow("a step")
        << "11.4.7"
        << "  - A: {cast: Rag, pay: [Well, Well#2]}\n"
           "  - expect: {A: {field: [{card: Well, dull: true}, {card: Well, dull: true}, Rag]}}\n";
    QTest::newRow("who may look") << "7.11.2" << "  - expect: {B sees: {A: {hand: 0}}}\n";
    QTest::newRow("decks")
        << "8.1.1.2"
        << "  - {deck: {format: constructed, cards: {Rag: 4, Filler: 46}}, refused: \"8.1.1.2\"}\n";
}

void TestScenarioRunner::withoutItsRuleAScenarioFails() {
    QFETCH(const QString, rule);
    QFETCH(const QString, steps);
    QCOMPARE(toText(run(steps.toStdString())), QStringLiteral("passed"));
    QVERIFY(!run(steps.toStdString(), rule.toStdString()).passed());
    // Another rule has nothing to do with it.
    QCOMPARE(toText(run(steps.toStdString(), "9.5.1.2")), QStringLiteral("passed"));
}

void TestScenarioRunner::momentsPassByThemselvesOnlyIfItSaysSo() {
    const std::string begin = "scenario: A test\n"
                              "game: fftcg\n";
    const std::string end = "setup: {phase: main 1}\n"
                            "steps:\n"
                            "  - expect: {turn: 3, phase: main 1}\n";
    QCOMPARE(toText(Runs::of(begin + end)), QStringLiteral("passed"));
    const ScenarioResult automatic = Runs::of(begin + "automatic: true\n" + end);
    QVERIFY(!automatic.passed()); // nobody can do anything: the game is somewhere else by then
}

void TestScenarioRunner::policiesAreSet() {
    const auto kit = [](const std::string& policies) {
        return Runs::of("scenario: A test\n"
                        "game: workbench\n"
                        "illegal: true\n" +
                        policies +
                        "setup: {phase: beginning}\n"
                        "steps:\n"
                        "  - expect: {A: {hand: 6}, B: {hand: 5}}\n");
    };
    QVERIFY(!kit("").passed());
    QCOMPARE(toText(kit("policies: {starting hand: 5}\n")), QStringLiteral("passed"));
}

void TestScenarioRunner::whatIsSetUpIsThere() {
    QCOMPARE(toText(Runs::of(
                 "scenario: A test\n"
                 "game: fftcg\n"
                 "cards:\n"
                 "  - {name: Rag, type: forward, element: fire, cost: 2, power: 4000, generic: true}\n"
                 "  - {name: Wave, type: forward, element: water, cost: 3, power: 5000}\n"
                 "setup:\n"
                 "  turn: B\n"
                 "  first: B\n"
                 "  number: 6\n"
                 "  phase: attack declaration\n"
                 "  A: {deck: 4, break zone: [Wave, Rag], damage zone: 2}\n"
                 "  B: {field: [{card: Rag, dull: true, new: true, damage: 1000}, Rag], deck: [Wave, Rag]}\n"
                 "steps:\n"
                 "  - expect:\n"
                 "      A: {deck: 4, break zone: [Wave, Rag], damage zone: 2, hand: []}\n"
                 "      B:\n"
                 "        field: [{card: Rag, dull: true, new: true, damage: 1000},\n"
                 "                {card: Rag, dull: false, new: false, damage: 0}]\n"
                 "        deck: [Wave, Rag]\n"
                 "      turn: 6\n"
                 "      turn player: B\n"
                 "      decides: B\n"
                 "      phase: attack phase\n"
                 "  - expect: {phase: attack declaration}\n")),
             QStringLiteral("passed"));
}

void TestScenarioRunner::orderCountsWhereItMeansSomething() {
    const auto expecting = [](const std::string& zones) {
        return Runs::of("scenario: A test\n"
                        "game: fftcg\n"
                        "cards:\n"
                        "  - {name: Rag, type: forward, element: fire, cost: 2, power: 4000}\n"
                        "  - {name: Wave, type: forward, element: water, cost: 3, power: 5000}\n"
                        "setup:\n"
                        "  phase: main 1\n"
                        "  A: {break zone: [Wave, Rag], hand: [Wave, Rag]}\n"
                        "steps:\n"
                        "  - expect: {A: {" +
                        zones + "}}\n");
    };
    QCOMPARE(toText(expecting("break zone: [Wave, Rag], hand: [Wave, Rag]")), QStringLiteral("passed"));
    QCOMPARE(toText(expecting("hand: [Rag, Wave]")), QStringLiteral("passed"));
    QVERIFY(!expecting("break zone: [Rag, Wave]").passed());
}

TAKUJO_TEST(TestScenarioRunner)

} // namespace test_scenario_runner
#include "test_scenario_runner.moc"
