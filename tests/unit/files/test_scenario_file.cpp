// Scenario files: how positions, answers and expectations are written, and what is told of mistakes in them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/scenarios/scenario_file.h"
#include "engine/files/scenarios/scenario_steps.h"
#include "tests/unit/files/toy_scenarios.h"

namespace test_scenario_file {

using namespace takujo;

namespace {

std::optional<Scenario> read(const std::string& text, Findings& findings) {
    return readToy(text, findings);
}

const std::string head = "scenario: A rule, as a sentence\n"
                         "game: toy\n"
                         "setup: {phase: main 1}\n"
                         "steps:\n";

/// The one step of these lines, which begin in line 5.
ScenarioStep step(const std::string& text) {
    Findings findings;
    const auto scenario = read(head + text, findings);
    if (!scenario || scenario->steps.size() != 1)
        qFatal("%s", findings.toText().c_str());
    return scenario->steps.front();
}

QString describe(const ScenarioAnswer& answer) {
    QString text = QString::fromStdString(answer.verb);
    if (answer.card)
        text += QStringLiteral(" ") + QString::fromStdString(answer.card->text);
    if (answer.number)
        text += QStringLiteral(" =%1").arg(*answer.number);
    if (answer.ability)
        text += QStringLiteral(" ability %1").arg(*answer.ability);
    if (answer.option)
        text += QStringLiteral(" option %1").arg(*answer.option);
    if (!answer.word.empty())
        text += QStringLiteral(" as ") + QString::fromStdString(answer.word);
    if (!answer.place.empty())
        text += QStringLiteral(" to ") + QString::fromStdString(answer.place);
    if (answer.target)
        text += QStringLiteral(" at ") + QString::fromStdString(answer.target->text);
    return text;
}

} // namespace

class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    static void theHeadIsRead();
    static void theLeastAScenarioSays();
    static void cardsNeedNoId();
    static void theSetUpIsRead();
    static void references_data();
    static void references();
    static void answers_data();
    static void answers();
    static void triesAndRefusals();
    static void decksAndConcessions();
    static void expectationsAreRead();
    static void mistakesInTheHead_data();
    static void mistakesInTheHead();
    static void mistakesInTheSetUp_data();
    static void mistakesInTheSetUp();
    static void mistakesInSteps_data();
    static void mistakesInSteps();
    static void oneBadStepDoesNotHideTheOthers();
    static void aFileThatIsNotThereIsNone();
};

void TestScenarioFile::theHeadIsRead() {
    Findings findings;
    const WrittenFiles files;
    const auto path =
        files.write("scenario.yaml", "scenario: A rule, as a sentence\n"
                                     "rules: [\"11.10\", \"3.2\"]\n"
                                     "game: toy\n"
                                     "format: limited\n"
                                     "illegal: true\n"
                                     "automatic: true\n"
                                     "policies: {hand limit: 7}\n"
                                     "cards:\n"
                                     "  - {name: Ash, type: forward, element: fire, cost: 1, power: 1000}\n"
                                     "setup: {phase: end}\n"
                                     "steps: []\n");
    const auto scenario = readScenario(path, toyGame, findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(scenario.has_value());
    QCOMPARE(scenario->path, path.generic_string());
    QCOMPARE(scenario->title, std::string{"A rule, as a sentence"});
    QCOMPARE(scenario->rules, (std::vector<std::string>{"11.10", "3.2"}));
    QCOMPARE(scenario->game, std::string{"toy"});
    QCOMPARE(scenario->format, std::string{"limited"});
    QVERIFY(scenario->illegal);
    QVERIFY(scenario->automatic);
    QCOMPARE(scenario->policies.size(), 1U);
    QCOMPARE(scenario->policies.at("hand limit"), 7);
    QCOMPARE(scenario->cards.size(), 1U);
    QCOMPARE(scenario->phase, std::string{"end"});
}

void TestScenarioFile::theLeastAScenarioSays() {
    Findings findings;
    const auto scenario = read("scenario: A\ngame: toy\nsetup: {phase: main 1}\nsteps: []\n", findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(scenario->rules.empty());
    QVERIFY(!scenario->illegal);
    QVERIFY(!scenario->automatic);
    QVERIFY(scenario->turnPlayer == Player::a);
    QVERIFY(scenario->firstPlayer == Player::a);
    QCOMPARE(scenario->turn, 3); // as the documentation says
    QCOMPARE(scenario->phaseAt, (TextPosition{3, 16}));
    QVERIFY(scenario->steps.empty());
}

void TestScenarioFile::cardsNeedNoId() {
    Findings findings;
    const auto scenario = read("scenario: A\ngame: toy\n"
                               "cards:\n"
                               "  - {name: Ash, type: summon, element: fire, cost: 1}\n"
                               "  - {name: {en: Rag, ja: 襤褸}, type: summon, element: fire, cost: 1}\n"
                               "  - {id: T-1, name: Tide, type: summon, element: ice, cost: 1}\n"
                               "setup: {phase: main 1}\nsteps: []\n",
                               findings);
    QCOMPARE(codesOf(findings), QString());
    QCOMPARE(scenario->cards[0].id, std::string{"Ash"});
    QCOMPARE(scenario->cards[1].id, std::string{"Rag"});
    QCOMPARE(scenario->cards[2].id, std::string{"T-1"});
}

void TestScenarioFile::theSetUpIsRead() {
    Findings findings;
    const auto scenario =
        read("scenario: A\n"
             "game: toy\n"
             "setup:\n"
             "  turn: B\n"
             "  first: B\n"
             "  number: 7\n"
             "  seed: 99\n"
             "  phase: end\n"
             "  A: {hand: [Ash, \"Rag#2\"], deck: 12, crystal: 2}\n"
             "  B: {hand: [{card: Dust, damage: 1000, dull: true, new: true, marks: "
             "[attacking, blocking], counters: {Storm: 2, Ice: 1}, owner: A}]}\n"
             "  stack: [Ember]\n"
             "steps: []\n"
             "cards:\n"
             "  - {name: Sky, type: forward, element: ice, cost: 1, power: 1000, abilities: "
             "[{when: {enters: this}, do: [{put counter: {on: this, named: Storm}}, {put "
             "counter: {on: this, named: Ice}}]}]}\n",
             findings);
    QCOMPARE(codesOf(findings), QString());
    QVERIFY(scenario->turnPlayer == Player::b);
    QVERIFY(scenario->firstPlayer == Player::b);
    QCOMPARE(scenario->turn, 7);
    QCOMPARE(scenario->seed, 99);
    const auto& zonesOfA = scenario->zones[0];
    QCOMPARE(zonesOfA.size(), 2U);
    for (const ScenarioZone& zone : zonesOfA)
        if (zone.word == "deck") {
            QCOMPARE(zone.count, std::optional<int>{12});
            QVERIFY(zone.cards.empty());
        } else {
            QCOMPARE(zone.word, std::string{"hand"});
            QVERIFY(!zone.count.has_value());
            QCOMPARE(zone.cards.size(), 2U);
            QCOMPARE(zone.cards[0].card.name, std::string{"Ash"});
            QVERIFY(!zone.cards[0].aside.has_value());
            QCOMPARE(zone.cards[0].at, (TextPosition{9, 14}));
            QCOMPARE(zone.at, (TextPosition{9, 13}));
        }
    const ScenarioCard& dust = scenario->zones[1].front().cards.front();
    QCOMPARE(dust.card.name, std::string{"Dust"});
    QCOMPARE(dust.numbers.at("damage"), 1000);
    QCOMPARE(dust.aside, std::optional{true});
    QCOMPARE(dust.fresh, std::optional{true});
    QCOMPARE(dust.marks.value(), (std::vector<std::string>{"attacking", "blocking"}));
    QCOMPARE(dust.counters, (std::map<std::string, int>{{"Ice", 1}, {"Storm", 2}}));
    QVERIFY(dust.owner == Player::a);
    QCOMPARE(scenario->values[0].at("crystal").amount, 2);
    QCOMPARE(scenario->values[0].at("crystal").at, (TextPosition{9, 48}));
    QVERIFY(scenario->values[1].empty());
    QCOMPARE(scenario->zones[2].front().word, std::string{"stack"});
    QCOMPARE(scenario->zones[2].front().cards.front().card.name, std::string{"Ember"});
}

void TestScenarioFile::references_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("nth");
    QTest::addColumn<QString>("zone");
    QTest::newRow("a name") << "Well" << "Well" << 0 << "";
    QTest::newRow("the second of that name") << "Well#2" << "Well" << 2 << "";
    QTest::newRow("the one in a zone") << "Well@break zone" << "Well" << 0 << "break zone";
    QTest::newRow("the second in a zone") << "Well#2@hand" << "Well" << 2 << "hand";
    QTest::newRow("a name of two words") << "Ash Warden" << "Ash Warden" << 0 << "";
    QTest::newRow("a name that ends in a word after #") << "Well#two" << "Well#two" << 0 << "";
    QTest::newRow("there is no card before the first") << "Well#0" << "Well#0" << 0 << "";
    QTest::newRow("numbers go on to the end") << "Well#2b" << "Well#2b" << 0 << "";
}

void TestScenarioFile::references() {
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QFETCH(const int, nth);
    QFETCH(const QString, zone);
    const CardReference reference = parseReference(text.toStdString());
    QCOMPARE(QString::fromStdString(reference.text), text);
    QCOMPARE(QString::fromStdString(reference.name), name);
    QCOMPARE(reference.nth, nth);
    QCOMPARE(QString::fromStdString(reference.zone), zone);
}

void TestScenarioFile::answers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("given");
    QTest::newRow("a word") << "pass" << QStringList{"pass"};
    QTest::newRow("with a card") << "{play: Ash}" << QStringList{"play Ash"};
    QTest::newRow("and what belongs to it, in order")
        << "{play: Ash, pay: [Well, Well#2]}" << QStringList{"play Ash", "pay Well", "pay Well#2"};
    QTest::newRow("in the order of the file, not of the game")
        << "{pay: Well, play: Ash}" << QStringList{"pay Well", "play Ash"};
    QTest::newRow("as one of several elements")
        << "{pay: [{card: Tide, as: water}]}" << QStringList{"pay Tide as water"};
    QTest::newRow("dragged somewhere")
        << "{play: {card: Ash, to: their hand}}" << QStringList{"play Ash to their hand"};
    QTest::newRow("one of its abilities")
        << "{play: {card: Ash, ability: 2}}" << QStringList{"play Ash ability 2"};
    QTest::newRow("one of several that nothing tells apart")
        << "{play: [{card: Ash, number: 3, option: 2}, {option: 4}]}"
        << QStringList{"play Ash =3 option 2", "play option 4"};
    QTest::newRow("shared out") << "{assign: {Dust: 3000, Ash: 1000}}"
                                << QStringList{"assign Dust =3000", "assign Ash =1000"};
    QTest::newRow("a number") << "{assign: 2}" << QStringList{"assign =2"};
    QTest::newRow("a card called by a number in quotes") << "{play: \"2\"}" << QStringList{"play 2"};
    QTest::newRow("at a card") << "{play: Ann, at: Bob#2}" << QStringList{"play Ann at Bob#2"};
    QTest::newRow("at a card, in full")
        << "{play: {card: Ann, at: player, number: 2}}" << QStringList{"play Ann =2 at player"};
    QTest::newRow("at something, and more")
        << "{play: Ann, at: Bob, pay: Well}" << QStringList{"play Ann at Bob", "pay Well"};
    QTest::newRow("without card, and more") << "{play: [], pay: [Well]}" << QStringList{"play", "pay Well"};
}

void TestScenarioFile::answers() {
    QFETCH(const QString, text);
    QFETCH(const QStringList, given);
    const ScenarioStep read = step("  - B: " + text.toStdString() + "\n");
    QVERIFY(read.player == Player::b);
    QVERIFY(!read.isTry);
    QVERIFY(!read.concedes);
    QCOMPARE(read.at, (TextPosition{5, 5}));
    QStringList found;
    for (const ScenarioAnswer& answer : read.answers) {
        found << describe(answer);
        QCOMPARE(answer.at.line, 5);
    }
    QCOMPARE(found, given);
}

void TestScenarioFile::triesAndRefusals() {
    const ScenarioStep one = step("  - A: {try: {play: Ash}, refused: \"11.10\"}\n");
    QVERIFY(one.isTry);
    QVERIFY(one.player == Player::a);
    QCOMPARE(describe(one.answers.front()), QStringLiteral("play Ash"));
    QCOMPARE(one.refused.rules, (std::vector<std::string>{"11.10"}));
    const ScenarioStep several = step("  - A: {try: pass, refused: [\"11.10\", \"3.2\"]}\n");
    QVERIFY(several.isTry);
    QCOMPARE(describe(several.answers.front()), QStringLiteral("pass"));
    QCOMPARE(several.refused.rules, (std::vector<std::string>{"11.10", "3.2"}));
}

void TestScenarioFile::decksAndConcessions() {
    const ScenarioStep gives = step("  - B: concede\n");
    QVERIFY(gives.concedes);
    QVERIFY(gives.answers.empty());
    QVERIFY(gives.player == Player::b);
    const ScenarioStep deck =
        step("  - {deck: {format: limited, cards: {Ash: 4, Filler: 36}}, refused: \"8.1\"}\n");
    QVERIFY(deck.deck.has_value());
    QCOMPARE(deck.deck->format, std::string{"limited"});
    QCOMPARE(deck.deck->lines.at(0).card, std::string{"Ash"});
    QCOMPARE(deck.deck->lines.at(0).count, 4);
    QCOMPARE(deck.deck->lines.at(1).card, std::string{"Filler"});
    QCOMPARE(deck.deck->lines.at(1).count, 36);
    QCOMPARE(deck.refused.rules, (std::vector<std::string>{"8.1"}));
    QVERIFY(step("  - deck: {format: limited, cards: {Ash: 4}}\n").refused.rules.empty());
}

void TestScenarioFile::expectationsAreRead() {
    const ScenarioStep read = step("  - expect:\n"
                                   "      A: {hand: [{card: Ash, power: 0}], deck: 3, crystal: 0}\n"
                                   "      stack: []\n"
                                   "      decides: A\n"
                                   "      phase: main phase 1\n"
                                   "      turn: 4\n"
                                   "      turn player: B\n"
                                   "      winner: nobody\n"
                                   "      asked: what now\n"
                                   "      B sees: {A: {hand: 0}}\n");
    QVERIFY(read.expectation.has_value());
    const ScenarioExpectation& expectation = *read.expectation;
    QCOMPARE(expectation.zones[0].size(), 2U);
    QCOMPARE(expectation.zones[0].front().word, std::string{"deck"});
    QCOMPARE(expectation.zones[0].back().cards.front().numbers.at("power"), 0);
    QCOMPARE(expectation.values[0].at("crystal").amount, 0);
    QCOMPARE(expectation.zones[2].size(), 1U);
    QVERIFY(expectation.zones[2].front().cards.empty());
    QVERIFY(!expectation.zones[2].front().count.has_value()); // a list without cards, not a number
    QCOMPARE(expectation.words.at("decides"), std::string{"A"});
    QCOMPARE(expectation.words.at("phase"), std::string{"main phase 1"});
    QCOMPARE(expectation.words.at("turn player"), std::string{"B"});
    QCOMPARE(expectation.words.at("winner"), std::string{"nobody"});
    QCOMPARE(expectation.words.at("asked"), std::string{"what now"});
    QCOMPARE(expectation.turn, std::optional<int>{4});
    QCOMPARE(expectation.at.at("winner"), (TextPosition{12, 15}));
    QCOMPARE(expectation.at.at("turn"), (TextPosition{10, 13}));
    QVERIFY(expectation.seen[0][0].empty());
    QCOMPARE(expectation.seen[1][0].front().count, std::optional<int>{0});
}

void TestScenarioFile::mistakesInTheHead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("codes");
    const QString good = "scenario: A\nrules: [\"1.1\"]\ngame: toy\n"
                         "cards: [{name: Ash, type: summon, element: fire, cost: 1}]\n"
                         "setup: {phase: main 1}\nsteps: []\n";
    const auto with = [&](const char* part, const char* instead) {
        QString text = good;
        return text.replace(QString::fromUtf8(part), QString::fromUtf8(instead));
    };
    QTest::newRow("no title") << with("scenario: A\n", "") << "1:1 missing-key";
    QTest::newRow("no game") << with("game: toy\n", "") << "1:1 missing-key";
    QTest::newRow("an unknown game") << with("game: toy", "game: chess") << "3:7 unknown-game";
    QTest::newRow("no set-up") << with("setup: {phase: main 1}\n", "") << "1:1 missing-key";
    QTest::newRow("no steps") << with("steps: []\n", "") << "1:1 missing-key";
    QTest::newRow("steps that are no list") << with("steps: []", "steps: none") << "6:8 wrong-type";
    QTest::newRow("a rule without quotes") << with("[\"1.1\"]", "[1.1]") << "2:9 unquoted-rule-number";
    QTest::newRow("a rule that is none") << with("[\"1.1\"]", "\"one\"") << "2:8 bad-rule-number";
    QTest::newRow("an unknown format") << with("game: toy", "game: toy\nformat: draft") << "4:9 unknown-word";
    QTest::newRow("illegal, perhaps")
        << with("game: toy", "game: toy\nillegal: maybe") << "4:10 not-true-or-false";
    QTest::newRow("an unknown policy")
        << with("game: toy", "game: toy\npolicies: {hand limmit: 5}") << "4:12 unknown-key";
    QTest::newRow("a policy in words")
        << with("game: toy", "game: toy\npolicies: {hand limit: five}") << "4:24 not-a-whole-number";
    QTest::newRow("a card that is wrong") << with("cost: 1", "cost: 99") << "4:56 number-out-of-range";
    QTest::newRow("two cards of one name")
        << with("cost: 1}]", "cost: 1}, {name: Ash, type: summon, element: ice, cost: 1}]")
        << "4:60 repeated-card";
    QTest::newRow("an unknown key") << with("game: toy", "game: toy\nhint: none") << "4:1 unknown-key";
}

void TestScenarioFile::mistakesInTheHead() {
    QFETCH(const QString, text);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!read(text.toStdString(), findings).has_value());
    QCOMPARE(codesOf(findings), codes);
}

void TestScenarioFile::mistakesInTheSetUp_data() {
    QTest::addColumn<QString>("setup"); // stands in line 3 after "setup: "
    QTest::addColumn<QString>("codes");
    QTest::newRow("no phase") << "{turn: A}" << "3:8 missing-key";
    QTest::newRow("an unknown phase") << "{phase: main 3}" << "3:16 unknown-word";
    QTest::newRow("a third player's turn") << "{phase: main 1, turn: C}" << "3:30 unknown-word";
    QTest::newRow("a turn before the first") << "{phase: main 1, number: -1}" << "3:32 number-out-of-range";
    QTest::newRow("a zone of nobody") << "{phase: main 1, hand: [Ash]}" << "3:24 unknown-key";
    QTest::newRow("an unknown zone") << "{phase: main 1, A: {hnad: [Ash]}}" << "3:28 unknown-key";
    QTest::newRow("a shared zone of one's own") << "{phase: main 1, A: {stack: [Ash]}}" << "3:28 unknown-key";
    QTest::newRow("a zone that is neither list nor number")
        << "{phase: main 1, A: {hand: Ash}}" << "3:34 not-a-whole-number";
    QTest::newRow("fewer than no cards") << "{phase: main 1, A: {hand: -1}}" << "3:34 number-out-of-range";
    QTest::newRow("a card without name")
        << "{phase: main 1, A: {hand: [{dull: true}]}}" << "3:35 missing-key";
    QTest::newRow("an unknown mark") << "{phase: main 1, A: {hand: [{card: Ash, marks: flying}]}}"
                                     << "3:54 unknown-word";
    QTest::newRow("an unknown owner")
        << "{phase: main 1, A: {hand: [{card: Ash, owner: C}]}}" << "3:54 unknown-word";
    QTest::newRow("dull in other words")
        << "{phase: main 1, A: {hand: [{card: Ash, tapped: true}]}}" << "3:47 unknown-key";
    QTest::newRow("dull, perhaps") << "{phase: main 1, A: {hand: [{card: Ash, dull: 1}]}}"
                                   << "3:53 not-true-or-false";
    QTest::newRow("damage in words") << "{phase: main 1, A: {hand: [{card: Ash, damage: much}]}}"
                                     << "3:55 not-a-whole-number";
    QTest::newRow("counters without a number")
        << "{phase: main 1, A: {hand: [{card: Ash, counters: Storm}]}}" << "3:57 wrong-type";
    QTest::newRow("fewer than no counters")
        << "{phase: main 1, A: {hand: [{card: Ash, counters: {Storm: -1}}]}}"
        << "3:58 unknown-counter, 3:65 number-out-of-range";
    QTest::newRow("something counted that the game does not count")
        << "{phase: main 1, A: {crystals: 2}}" << "3:28 unknown-key";
    QTest::newRow("a number that is printed") << "{phase: main 1, A: {hand: [{card: Ash, power: 1000}]}}"
                                              << "3:47 unknown-key";
    QTest::newRow("no set-up but a word") << "main" << "3:8 wrong-type";
}

void TestScenarioFile::mistakesInTheSetUp() {
    QFETCH(const QString, setup);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!read("scenario: A\ngame: toy\nsetup: " + setup.toStdString() + "\nsteps: []\n", findings)
                 .has_value());
    QCOMPARE(codesOf(findings), codes);
}

void TestScenarioFile::mistakesInSteps_data() {
    QTest::addColumn<QString>("step"); // stands in line 5 after "  - "
    QTest::addColumn<QString>("codes");
    QTest::newRow("an ability before the first")
        << "A: {play: {card: Ash, ability: 0}}" << "5:36 number-out-of-range";
    QTest::newRow("what a player counts is not looked at with eyes")
        << "expect: {A sees: {B: {crystal: 1}}}" << "5:27 unknown-key";
    QTest::newRow("two players at once") << "{A: pass, B: pass}" << "5:5 one-thing-a-step";
    QTest::newRow("an answer and an expectation")
        << "{A: pass, expect: {decides: B}}" << "5:5 one-thing-a-step";
    QTest::newRow("nothing") << "{}" << "5:5 one-thing-a-step";
    QTest::newRow("a third player") << "{C: pass}" << "5:6 unknown-key";
    QTest::newRow("an unknown verb") << "{A: {plya: Ash}}" << "5:10 unknown-key";
    QTest::newRow("an unknown word") << "{A: paass}" << "5:9 unknown-word";
    QTest::newRow("a try that nobody refuses") << "{A: {try: pass}}" << "5:9 missing-key";
    QTest::newRow("a refusal of no try") << "{A: {play: Ash, refused: \"1.1\"}}" << "5:21 unknown-key";
    QTest::newRow("a try of an unknown verb")
        << "{A: {try: {plya: Ash}, refused: \"1.1\"}}" << "5:16 unknown-key";
    QTest::newRow("a refusal without quotes")
        << "{A: {try: pass, refused: 1.1}}" << "5:30 unquoted-rule-number";
    QTest::newRow("an answer without card") << "{A: {pay: [{as: fire}]}}" << "5:16 missing-key";
    QTest::newRow("an unknown key of an answer")
        << "{A: {pay: [{card: Ash, for: fire}]}}" << "5:28 unknown-key";
    QTest::newRow("a share in words") << "{A: {assign: {Ash: much}}}" << "5:24 not-a-whole-number";
    QTest::newRow("an unknown expectation") << "{expect: {decide: A}}" << "5:15 unknown-key";
    QTest::newRow("an expected turn in words") << "{expect: {turn: third}}" << "5:21 not-a-whole-number";
    QTest::newRow("an unknown zone that is seen")
        << "{expect: {A sees: {B: {hnad: 0}}}}" << "5:28 unknown-key";
    QTest::newRow("a deck without format") << "{deck: {cards: {Ash: 1}}}" << "5:12 missing-key";
    QTest::newRow("a deck without cards") << "{deck: {format: limited}}" << "5:12 missing-key";
    QTest::newRow("a deck of an unknown format")
        << "{deck: {format: draft, cards: {Ash: 1}}}" << "5:21 unknown-word";
    QTest::newRow("a deck without a single copy")
        << "{deck: {format: limited, cards: {Ash: 0}}}" << "5:43 number-out-of-range";
    QTest::newRow("a word instead of a step") << "pass" << "5:5 wrong-type";
}

void TestScenarioFile::mistakesInSteps() {
    QFETCH(const QString, step);
    QFETCH(const QString, codes);
    Findings findings;
    QVERIFY(!read(head + "  - " + step.toStdString() + "\n", findings).has_value());
    QCOMPARE(codesOf(findings), codes);
}

void TestScenarioFile::oneBadStepDoesNotHideTheOthers() {
    Findings findings;
    QVERIFY(!read(head + "  - A: paass\n"
                         "  - A: pass\n"
                         "  - expect: {decide: A}\n",
                  findings)
                 .has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("5:8 unknown-word, 7:14 unknown-key"));
}

void TestScenarioFile::aFileThatIsNotThereIsNone() {
    Findings findings;
    const WrittenFiles files;
    QVERIFY(!readScenario(files.path() / "none.yaml", toyGame, findings).has_value());
    QCOMPARE(codesOf(findings), QStringLiteral("1:1 missing-file"));
}

TAKUJO_TEST(TestScenarioFile)

} // namespace test_scenario_file
#include "test_scenario_file.moc"
