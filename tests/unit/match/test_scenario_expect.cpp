// What scenarios expect of cards, choices and of what has happened: what is so passes, what is not is told,
// and all of it at once.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/match/scenario_runs.h"

namespace test_scenario_expect {

using namespace takujo;

namespace {

/// Steps follow from line 16 on.
const std::string headOfExpectations =
    "scenario: A test\n"
    "game: fftcg\n"
    "cards:\n"
    "  - {name: Rag, type: forward, element: [fire, water], cost: 2, power: 4000, generic: true, job: Cook, "
    "category: [Dusk, Dawn], abilities: [brave, haste]}\n"
    "  - {name: Bee, type: monster, element: wind, cost: 2}\n"
    "  - {name: Well, type: backup, element: fire, cost: 1, generic: true}\n"
    "  - {name: Hunt, type: summon, element: wind, cost: 0, resolve: {do: {search: {for: {backup: {}}, to: "
    "hand}}}}\n"
    "  - {name: Both, type: summon, element: wind, cost: 0, resolve: {choose: {up to: 2, forward: {}}, do: "
    "{dull: "
    "chosen}}}\n"
    "  - {name: Two, type: summon, element: wind, cost: 0, resolve: {choose: {amount: 2, forward: {}}, do: "
    "{dull: "
    "chosen}}}\n"
    "  - {name: Back, type: summon, element: wind, cost: 0, resolve: {choose: {forward: {}}, do: {move: "
    "{what: "
    "chosen, to: hand}}}}\n"
    "setup:\n"
    "  phase: main 1\n"
    "  A: {hand: [Hunt, Both, Two, Back], field: [Rag, {card: Rag, dull: true}, Bee], deck: [Well, Filler, "
    "Filler]}\n"
    "  B: {hand: [Well]}\n"
    "steps:\n";
constexpr int firstLine = 16;

ScenarioResult run(const std::string& steps) {
    return Runs::of(headOfExpectations + steps);
}

/// "line: expected | found" of every difference.
QStringList differences(const ScenarioResult& result) {
    QStringList lines;
    if (!result.failure)
        return lines;
    std::vector<ScenarioFailure> all{*result.failure};
    all.insert(all.end(), result.failure->others.begin(), result.failure->others.end());
    for (const ScenarioFailure& each : all)
        lines << QStringLiteral("%1: %2 | %3")
                     .arg(each.at.line - firstLine)
                     .arg(toText(each.expected), toText(each.found));
    return lines;
}

} // namespace

class TestScenarioExpect : public QObject {
    Q_OBJECT

private slots:
    static void whatIsSoPasses_data();
    static void whatIsSoPasses();
    static void whatIsNotSoIsTold_data();
    static void whatIsNotSoIsTold();
    static void allDifferencesAreTold();
    static void japaneseIsTold();
};

void TestScenarioExpect::whatIsSoPasses_data() {
    QTest::addColumn<QString>("steps");
    QTest::newRow("all that it is") << "  - expect: {A: {field: [{card: Rag, type: forward, element: [water, "
                                       "fire], job: Cook, category: [Dawn, "
                                       "Dusk], keywords: [haste, brave], owner: A}, Rag, {card: Bee, job: "
                                       "[], keywords: [], type: monster}]}}\n";
    QTest::newRow("the one that is as described, wherever it stands")
        << "  - expect: {A: {field: [Bee, Rag, {card: Rag, dull: false}]}}\n"
           "  - expect: {A: {field: [Bee, Rag, {card: Rag, dull: true}]}}\n";
    QTest::newRow("up to two may be chosen") << "  - A: {cast: Both}\n"
                                                "  - expect: {may choose: 2, must choose: 0}\n"
                                                "  - A: {choose: Rag}\n"
                                                "  - expect: {may choose: 1, must choose: 0}\n"
                                                "  - A: done\n";
    QTest::newRow("two have to be chosen") << "  - A: {cast: Two}\n"
                                              "  - expect: {may choose: 2, must choose: 2}\n"
                                              "  - A: {choose: Rag}\n"
                                              "  - expect: {may choose: 1, must choose: 1}\n"
                                              "  - A: {choose: Rag#2}\n";
    QTest::newRow("the same object, and another one of the same card")
        << "  - expect: {A: {field: [{card: Rag, dull: false, remember as: up}, {card: Rag, remember as: "
           "aside}, "
           "Bee]}}\n"
           "  - expect: {A: {field: [{card: Rag, same as: aside, dull: true}, {card: Rag, other than: aside, "
           "same "
           "as: up}, Bee]}}\n"
           "  - A: {cast: Back, choose: Rag}\n"
           "  - A: pass\n"
           "  - B: pass\n"
           "  - expect: {A: {hand: [{card: Rag, other than: up}, Hunt, Both, Two], field: [{card: Rag, same "
           "as: "
           "aside}, Bee]}}\n";
    QTest::newRow("cards shown, and a deck shuffled, since the expectation before")
        << "  - A: {cast: Hunt}\n"
           "  - A: pass\n"
           "  - B: pass\n"
           "  - expect: {A: {revealed: [], shuffled: 0}}\n"
           "  - A: {choose: Well}\n"
           "  - expect: {A: {revealed: [Well], shuffled: 1}, B: {revealed: 0, shuffled: 0}}\n"
           "  - expect: {A: {revealed: 0, shuffled: 0}}\n";
}

void TestScenarioExpect::whatIsSoPasses() {
    QFETCH(const QString, steps);
    QCOMPARE(toText(run(steps.toStdString())), QStringLiteral("passed"));
}

void TestScenarioExpect::whatIsNotSoIsTold_data() {
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("told"); // the first: its line from the first step on
    const auto ofBee = [](const char* name, const char* says, const char* told) {
        QTest::newRow(name)
            << QStringLiteral("  - expect: {A: {field: [Rag, Rag, {card: Bee, %1}]}}\n").arg(says) << told;
    };
    ofBee("another type", "type: [monster, forward]",
          "0: Bee with type: [forward, monster] | type: [monster]");
    ofBee("another element", "element: fire", "0: Bee with element: [fire] | element: [wind]");
    ofBee("a job that it has not", "job: Cook", "0: Bee with job: [Cook] | job: []");
    ofBee("a category that it has not", "category: Dawn", "0: Bee with category: [Dawn] | category: []");
    ofBee("a keyword that it has not", "keywords: haste", "0: Bee with keywords: [haste] | keywords: []");
    ofBee("another owner", "owner: B", "0: Bee with owner: B | owner: A");
    QTest::newRow("one keyword of two")
        << "  - expect: {A: {field: [{card: Rag, keywords: brave}, Rag, Bee]}}\n"
        << "0: Rag with keywords: [brave] | keywords: [brave, haste]";
    QTest::newRow("nothing is chosen") << "  - expect: {may choose: 1}\n"
                                       << "0: may choose: 1 | nothing is chosen now";
    QTest::newRow("more may be chosen") << "  - A: {cast: Both}\n"
                                           "  - expect: {may choose: 1}\n"
                                        << "1: may choose: 1 | 2";
    QTest::newRow("fewer have to be chosen") << "  - A: {cast: Both}\n"
                                                "  - expect: {must choose: 1}\n"
                                             << "1: must choose: 1 | 0";
    QTest::newRow("not the same object")
        << "  - expect: {A: {field: [{card: Rag, dull: true, remember as: aside}, Rag, Bee]}}\n"
           "  - expect: {A: {field: [{card: Rag, dull: false, same as: aside}, Rag, Bee]}}\n"
        << "1: Rag with dull: false | dull: true";
    QTest::newRow("it has been somewhere else")
        << "  - expect: {A: {field: [Rag, Rag, {card: Bee, remember as: old}]}}\n"
           "  - expect: {A: {field: [Rag, Rag, {card: Bee, other than: old}]}}\n"
        << "1: Bee with other than: old | same as: old";
    QTest::newRow("nothing was shuffled") << "  - expect: {A: {shuffled: 1}}\n"
                                          << "0: shuffled: 1 | 0";
    QTest::newRow("nothing was shown") << "  - expect: {B: {revealed: [Well]}}\n"
                                       << "0: revealed: [Well] | []";
}

void TestScenarioExpect::whatIsNotSoIsTold() {
    QFETCH(const QString, steps);
    QFETCH(const QString, told);
    QCOMPARE(differences(run(steps.toStdString())).value(0), told);
}

void TestScenarioExpect::allDifferencesAreTold() {
    const ScenarioResult result = run("  - expect:\n"
                                      "      A:\n"
                                      "        deck: 7\n"
                                      "        hand: [Hunt, Both]\n"
                                      "        field:\n"
                                      "          - Rag\n"
                                      "          - {card: Rag, power: 4000}\n"
                                      "          - {card: Bee, dull: true, element: fire}\n"
                                      "      B: {hand: [Well], crystal: 2}\n"
                                      "      turn: 5\n"
                                      "      decides: B\n");
    QCOMPARE(result.failure->step, 1U);
    QCOMPARE(differences(result), (QStringList{"2: deck: 7 cards | 3: [Well, Filler, Filler]",
                                               "3: hand: [Hunt, Both] | [Hunt, Both, Two, Back]",
                                               "7: Bee with dull: true | dull: false",
                                               "7: Bee with element: [fire] | element: [wind]",
                                               "8: crystal: 2 | 0", "9: turn: 5 | 3", "10: decides: B | A"}));
}

void TestScenarioExpect::japaneseIsTold() {
    const ScenarioResult result = run("  - A: {choose: Rag}\n");
    QCOMPARE(toText(result.failure->expected, Language::ja), QStringLiteral("A が choose Rag できること"));
    QVERIFY(
        toText(result.failure->found, Language::ja).startsWith(QStringLiteral("A はそれを聞かれていません")));
}

TAKUJO_TEST(TestScenarioExpect)

} // namespace test_scenario_expect
#include "test_scenario_expect.moc"
