// What scenario files say of cards, choices, refusals and beginnings, and what is told of mistakes in it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/files/toy_scenarios.h"

namespace test_scenario_words {

using namespace takujo;

namespace {

/// Steps follow from line 6 on.
const std::string head = "scenario: A rule, as a sentence\n"
                         "game: toy\n"
                         "cards: [{name: Sky, type: forward, element: ice, cost: 1, power: 1000, abilities: "
                         "[{when: {enters: this}, do: {put counter: {on: this, named: Storm}}}]}]\n"
                         "setup: {phase: main 1}\n"
                         "steps:\n";

Scenario readWell(const std::string& text) {
    Findings findings;
    auto scenario = readToy(text, findings);
    if (!scenario || !findings.empty())
        qFatal("%s", findings.toText().c_str());
    return *scenario;
}

using Words = std::vector<std::string>;

} // namespace

class TestScenarioWords : public QObject {
    Q_OBJECT

private slots:
    static void whatACardIs();
    static void whichCardItIs();
    static void whatHasHappened();
    static void oneOfSeveralRules();
    static void beforeTheFirstTurn_data();
    static void beforeTheFirstTurn();
    static void mistakes_data();
    static void mistakes();
    static void aMisspeltCounterIsTold();
};

void TestScenarioWords::whatACardIs() {
    const Scenario scenario =
        readWell(head + "  - expect: {A: {hand: [{card: Sky, type: [forward, backup], element: ice, job: [], "
                        "category: Dawn, keywords: [haste], owner: B, counters: {Storm: 1}}]}}\n");
    const ScenarioCard& card = scenario.steps.front().expectation->zones[0].front().cards.front();
    QCOMPARE(card.has.at("type"), (Words{"forward", "backup"}));
    QCOMPARE(card.has.at("element"), (Words{"ice"}));
    QVERIFY(card.has.at("job").empty()); // it is to have none
    QCOMPARE(card.has.at("category"), (Words{"Dawn"}));
    QCOMPARE(card.has.at("keywords"), (Words{"haste"}));
    QVERIFY(card.owner == Player::b);
    QCOMPARE(card.counters.at("Storm"), 1);
    const Scenario bare = readWell(head + "  - expect: {A: {hand: [{card: Sky}]}}\n");
    QVERIFY(bare.steps.front().expectation->zones[0].front().cards.front().has.empty());
}

void TestScenarioWords::whichCardItIs() {
    const Scenario scenario =
        readWell(head + "  - expect: {A: {hand: [{card: Sky, remember as: old}]}}\n"
                        "  - expect: {A: {hand: [{card: Sky, same as: old}], break zone: [{card: Sky, other "
                        "than: old}]}}\n");
    QCOMPARE(scenario.steps[0].expectation->zones[0].front().cards.front().rememberAs, std::string{"old"});
    for (const ScenarioZone& zone : scenario.steps[1].expectation->zones[0]) {
        const bool isHand = zone.word == "hand";
        QCOMPARE(zone.cards.front().sameAs, std::string{isHand ? "old" : ""});
        QCOMPARE(zone.cards.front().otherThan, std::string{isHand ? "" : "old"});
    }
}

void TestScenarioWords::whatHasHappened() {
    const Scenario scenario = readWell(
        head + "  - expect: {A: {revealed: [Sky, Sky], shuffled: 1}, B: {revealed: 2}, may choose: 3, must "
               "choose: 0}\n");
    const ScenarioExpectation& expectation = *scenario.steps.front().expectation;
    QCOMPARE(expectation.revealed[0]->cards.size(), 2U);
    QCOMPARE(expectation.revealed[1]->count, std::optional{2});
    QCOMPARE(expectation.shuffled[0]->amount, 1);
    QCOMPARE(expectation.shuffled[0]->at, (TextPosition{6, 50}));
    QVERIFY(!expectation.shuffled[1].has_value());
    QCOMPARE(expectation.choices.may->amount, 3);
    QCOMPARE(expectation.choices.must->amount, 0);
}

void TestScenarioWords::oneOfSeveralRules() {
    using Told = ScenarioRefusal::Told;
    const Scenario scenario = readWell(
        head + "  - A: {try: pass, refused: {any of: [\"11.10\", \"3.2\"]}}\n"
               "  - A: {try: pass, refused: true}\n"
               "  - A: {try: pass, refused: \"3.2\"}\n"
               "  - {deck: {format: limited, cards: {Sky: 1}}, refused: {any of: [\"1.1\", \"1.2\"]}}\n"
               "  - {deck: {format: limited, cards: {Sky: 1}}, refused: true}\n");
    const auto refused = [&](std::size_t step) { return scenario.steps[step].refused; };
    QVERIFY(refused(0).told == Told::byOneOf);
    QCOMPARE(refused(0).rules, (Words{"11.10", "3.2"}));
    QVERIFY(refused(1).told == Told::bySome);
    QVERIFY(refused(2).told == Told::asListed);
    QVERIFY(refused(3).told == Told::byOneOf);
    QVERIFY(refused(4).told == Told::bySome);
}

void TestScenarioWords::beforeTheFirstTurn_data() {
    QTest::addColumn<QString>("setup");
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("turnPlayer");
    QTest::addColumn<QString>("first");
    QTest::newRow("in a turn") << "{phase: main 1}" << 3 << "A" << "A";
    QTest::newRow("in the turn of B, whoever went first") << "{phase: main 1, turn: B}" << 3 << "B" << "A";
    QTest::newRow("before the first turn") << "{phase: deal}" << 0 << "A" << "A";
    QTest::newRow("B goes first") << "{first: B, phase: deal}" << 0 << "B" << "B";
    QTest::newRow("it will be the turn of B") << "{turn: B, phase: deal}" << 0 << "B" << "B";
    QTest::newRow("both are said") << "{turn: B, first: B, phase: deal}" << 0 << "B" << "B";
    QTest::newRow("a number all the same") << "{phase: deal, number: 4}" << 4 << "A" << "A";
}

void TestScenarioWords::beforeTheFirstTurn() {
    QFETCH(const QString, setup);
    QFETCH(const int, turn);
    QFETCH(const QString, turnPlayer);
    QFETCH(const QString, first);
    const Scenario scenario =
        readWell("scenario: A\ngame: toy\nsetup: " + setup.toStdString() + "\nsteps: []\n");
    const auto letter = [](Player player) { return player == Player::a ? QStringLiteral("A") : "B"; };
    QCOMPARE(scenario.turn, turn);
    QCOMPARE(letter(scenario.turnPlayer), turnPlayer);
    QCOMPARE(letter(scenario.firstPlayer), first);
}

void TestScenarioWords::mistakes_data() {
    QTest::addColumn<QString>("step"); // stands in line 6 after "  - "
    QTest::addColumn<QString>("codes");
    const auto ofCard = [](const char* name, const char* says, const char* codes) {
        QTest::newRow(name) << QStringLiteral("expect: {A: {hand: [{card: Sky, %1}]}}").arg(says) << codes;
    };
    ofCard("an unknown type", "type: wizard", "6:43 unknown-word");
    ofCard("an unknown element", "element: [ice, mud]", "6:52 unknown-word");
    ofCard("an unknown keyword", "keywords: hastee", "6:47 unknown-word");
    ofCard("a key that no card has", "elements: ice", "6:37 unknown-key");
    ofCard("what nobody has remembered", "same as: old", "6:46 not-remembered");
    ofCard("the same, of another one", "other than: old", "6:49 not-remembered");
    ofCard("a misspelt counter", "counters: {Strom: 1}", "6:48 unknown-counter");
    QTest::newRow("two of one name")
        << "expect: {A: {hand: [{card: Sky, remember as: old}, {card: Sky, remember as: old}]}}"
        << "6:81 remembered-twice";
    QTest::newRow("what is remembered only later")
        << "expect: {A: {hand: [{card: Sky, same as: old}, {card: Sky, remember as: old}]}}"
        << "6:46 not-remembered";
    QTest::newRow("what was shown has no state")
        << "expect: {A: {revealed: [{card: Sky, dull: true}]}}" << "6:29 wrong-type";
    QTest::newRow("shuffled, and not how often")
        << "expect: {A: {shuffled: true}}" << "6:28 not-a-whole-number";
    QTest::newRow("what somebody sees is not what has happened")
        << "expect: {A sees: {B: {shuffled: 1}}}" << "6:27 unknown-key";
    QTest::newRow("choices in words") << "expect: {may choose: two}" << "6:26 not-a-whole-number";
    QTest::newRow("any of one rule") << "{A: {try: pass, refused: {any of: [\"1.1\"]}}}" << "6:30 any-of-one";
    QTest::newRow("any of what is no list")
        << "{A: {try: pass, refused: {any of: \"1.1\"}}}" << "6:39 wrong-type";
    QTest::newRow("any of rules without quotes")
        << "{A: {try: pass, refused: {any of: [1.1, \"1.2\"]}}}" << "6:40 unquoted-rule-number";
    QTest::newRow("another word for any of")
        << "{A: {try: pass, refused: {one of: [\"1.1\", \"1.2\"]}}}" << "6:30 missing-key, 6:31 unknown-key";
}

void TestScenarioWords::mistakes() {
    QFETCH(const QString, step);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!readToy(head + "  - " + step.toStdString() + "\n", findings).has_value());
    QCOMPARE(codesOf(findings), codes);
    for (const Finding& finding : findings.all())
        QVERIFY2(!finding.hint.empty(), finding.text.c_str());
}

void TestScenarioWords::aMisspeltCounterIsTold() {
    Findings findings;
    const std::string cards = head.substr(0, head.find("setup:"));
    QVERIFY(
        !readToy(cards +
                     "setup: {phase: main 1, A: {hand: [{card: Sky, counters: {Strom: 1}}]}}\nsteps: []\n",
                 findings)
             .has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("4:58 unknown-counter"));
    QVERIFY(findings.all().front().text.find("'Strom'") != std::string::npos);
    QCOMPARE(findings.all().front().hint, std::string{"Did you mean 'Storm'?"});
    Findings first;
    readToy("scenario: A\ngame: toy\nsetup: {phase: deal, turn: A, first: B}\nsteps: []\n", first);
    QCOMPARE(codesOf(first), QStringLiteral("3:28 another-goes-first"));
}

TAKUJO_TEST(TestScenarioWords)

} // namespace test_scenario_words
#include "test_scenario_words.moc"
