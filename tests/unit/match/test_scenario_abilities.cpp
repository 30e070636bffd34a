// Abilities in scenarios: which one is used, what is on the stack, counters and what players have.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/scenario_runs.h"

namespace test_scenario_abilities {

using namespace takujo;

namespace {

/// Twin has an action ability, an auto ability and two more action abilities. The steps follow from line 17
/// on.
const std::string headOfAbilities =
    "scenario: A test\n"
    "game: fftcg\n"
    "cards:\n"
    "  - name: Twin\n"
    "    type: forward\n"
    "    element: fire\n"
    "    cost: 2\n"
    "    power: 4000\n"
    "    abilities: [{action: [], do: {crystal: 2}}, {when: {enters: this}, do: {draw: 1}},\n"
    "      {action: {crystal: 1}, do: {put counter: {on: this, named: Storm, amount: 3}}},\n"
    "      {action: {cp: x}, do: {draw: x}}]\n"
    "  - name: Choir\n"
    "    type: summon\n"
    "    element: fire\n"
    "    cost: 0\n"
    "    resolve: {modes: {of: [{do: {draw: 1}}, {do: {draw: 2}}]}}\n"
    "  - {name: Offer, type: summon, element: fire, cost: 0, resolve: {do: {may: {draw: 1}}}}\n"
    "setup:\n"
    "  phase: main 1\n"
    "  A: {field: [{card: Twin, counters: {Storm: 1}}], hand: [Choir, Offer], crystal: 1}\n"
    "steps:\n";

} // namespace

class TestScenarioAbilities : public QObject {
    Q_OBJECT

private slots:
    static void abilities_data();
    static void abilities();
    static void wrongAbilitiesFail_data();
    static void wrongAbilitiesFail();
};

void TestScenarioAbilities::abilities_data() {
    QTest::addColumn<QString>("steps");
    QTest::newRow("what is set up is there")
        << "  - expect: {A: {crystal: 1, field: [{card: Twin, counters: {Storm: 1}}]}, B: {crystal: 0}}\n";
    QTest::newRow("the first, if nothing else is said") << "  - A: {use: Twin}\n"
                                                           "  - expect: {stack: [Twin], A: {crystal: 1}}\n"
                                                           "  - A: pass\n"
                                                           "  - B: pass\n"
                                                           "  - expect: {stack: [], A: {crystal: 3}}\n";
    QTest::newRow("the second of those that are used")
        << "  - A: {use: {card: Twin, ability: 2}}\n"
           "  - expect: {stack: [Twin], A: {crystal: 0}}\n"
           "  - A: pass\n"
           "  - B: pass\n"
           "  - expect: {A: {crystal: 0, field: [{card: Twin, counters: {Storm: 4}}]}}\n";
    QTest::newRow("one that cannot be paid")
        << "  - A: {use: {card: Twin, ability: 2}}\n"
           "  - A: {try: {use: {card: Twin, ability: 2}}, refused: \"11.6.10\"}\n";
    QTest::newRow("one that it has not")
        << "  - A: {try: {use: {card: Twin, ability: 4}}, refused: \"11.6.4\"}\n";
    QTest::newRow("a mode that is said") << "  - A: {cast: Choir, mode: 2}\n"
                                            "  - A: pass\n"
                                            "  - B: pass\n"
                                            "  - expect: {A: {hand: 3}}\n";
    QTest::newRow("a question that is answered") << "  - A: {cast: Offer}\n"
                                                    "  - A: pass\n"
                                                    "  - B: pass\n"
                                                    "  - A: \"yes\"\n"
                                                    "  - expect: {A: {hand: 2}}\n";
    QTest::newRow("a question that is still asked, and said to be") << "  - A: {cast: Offer}\n"
                                                                       "  - A: pass\n"
                                                                       "  - B: pass\n"
                                                                       "  - expect: {decides: A}\n";
}

void TestScenarioAbilities::abilities() {
    QFETCH(const QString, steps);
    QCOMPARE(toText(Runs::of(headOfAbilities + steps.toStdString())), QStringLiteral("passed"));
}

void TestScenarioAbilities::wrongAbilitiesFail_data() {
    failureColumns();
    QTest::newRow("another number of counters")
        << "  - expect: {A: {field: [{card: Twin, counters: {Storm: 2}}]}}\n"
        << 22 << 1 << "Twin" << "Storm: 1";
    QTest::newRow("another number of crystals") << "  - expect: {A: {crystal: 2}}\n"
                                                << 22 << 1 << "crystal: 2" << "1";
    QTest::newRow("an ability that nobody may use") << "  - B: {use: {card: Twin, ability: 2}}\n"
                                                    << 22 << 1 << "use Twin" << "11.1.1";
    QTest::newRow("a mode that nobody has chosen") << "  - A: {cast: Choir}\n"
                                                   << 22 << 1 << "complete" << "refused by";
    QTest::newRow("a question that nobody answers") << "  - A: {cast: Offer}\n"
                                                       "  - A: pass\n"
                                                       "  - B: pass\n"
                                                       "  - expect: {A: {hand: 1}}\n"
                                                    << 25 << 4 << "answer to every question" << "asked";
}

void TestScenarioAbilities::wrongAbilitiesFail() {
    QFETCH(const QString, steps);
    checkFailure(Runs::of(headOfAbilities + steps.toStdString()));
}

TAKUJO_TEST(TestScenarioAbilities)

} // namespace test_scenario_abilities
#include "test_scenario_abilities.moc"
