// Coverage: code, rule index and scenarios held against each other, and what is not true of them.

#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include "engine/files/words/rule_index_file.h"
#include "engine/games/registry.h"
#include "engine/lab/coverage.h"

#include <algorithm>
#include <fstream>

namespace test_coverage {

using namespace takujo;

namespace {

/// The workbench without what it keeps by construction: the scenarios below do not decide that, and each of
/// its faults would be told as one that nothing sees.
const Game& workbench() {
    static const Game stripped = [] {
        Game game = *findGame("workbench");
        game.tables.builtIn.clear();
        return game;
    }();
    return stripped;
}

/// The rules that this workbench has.
RuleIndex trueIndex() {
    Findings findings;
    auto index = readRuleIndex(QT_TESTCASE_SOURCEDIR "/../resources/rules/workbench.yaml", findings);
    if (!index)
        qFatal("%s", findings.toText().c_str());
    for (const BuiltInRule& builtIn : findGame("workbench")->tables.builtIn)
        std::erase_if(index->rules, [&](const Rule& rule) { return rule.number == builtIn.rule; });
    return *index;
}

std::size_t enforcedIn(const RuleIndex& index) {
    return static_cast<std::size_t>(std::ranges::count(index.rules, RuleKind::enforced, &Rule::kind));
}

/// Scenarios in a folder of their own.
class Scenarios {
public:
    Scenario read(const char* name, const std::string& text) {
        const std::string path = folder_.filePath(QString::fromUtf8(name)).toStdString();
        std::ofstream{path} << text;
        Findings findings;
        const auto scenario = readScenario(path, scenarioGame, findings);
        if (!scenario)
            qFatal("%s", findings.toText().c_str());
        return *scenario;
    }
    /// The turn player draws a card: true, and not without w-3.
    Scenario drawing() {
        return read("drawing.yaml", "scenario: The turn player draws\n"
                                    "rules: [\"w-3\"]\n"
                                    "game: workbench\n"
                                    "illegal: true\n"
                                    "policies: {starting hand: 0}\n"
                                    "setup: {phase: beginning}\n"
                                    "steps: [{expect: {A: {hand: 1}}}]\n");
    }
    /// Says nothing that would not be true without w-3 as well.
    Scenario idle() {
        return read("idle.yaml", "scenario: Somebody is asked\n"
                                 "rules: [\"w-3\"]\n"
                                 "game: workbench\n"
                                 "illegal: true\n"
                                 "setup: {phase: beginning}\n"
                                 "steps: [{expect: {decides: A}}]\n");
    }
    Scenario wrong() {
        return read("wrong.yaml", "scenario: Nobody draws\n"
                                  "rules: [\"w-3\"]\n"
                                  "game: workbench\n"
                                  "illegal: true\n"
                                  "policies: {starting hand: 0}\n"
                                  "setup: {phase: beginning}\n"
                                  "steps: [{expect: {A: {hand: 0}}}]\n");
    }
    /// A half is rounded up, which is no line of a table.
    Scenario halving() {
        return read("halving.yaml", "scenario: Half of three is two\n"
                                    "rules: [\"w-98\"]\n"
                                    "game: workbench\n"
                                    "cards: [{name: Ash, type: creature, cost: 1, strength: 2, colour: red, "
                                    "abilities: [{always: {strength: {of: this, by: {half: 3}}}}]}]\n"
                                    "setup: {phase: work, A: {life: 5, board: [Ash]}, B: {life: 5}}\n"
                                    "steps: [{expect: {A: {board: [{card: Ash, strength: 4}]}}}]\n");
    }
    Scenario citing(const char* name, const std::string& rule) {
        Scenario scenario = drawing();
        scenario.path = name;
        scenario.rules = {rule};
        return scenario;
    }

private:
    QTemporaryDir folder_;
};

const RuleCoverage& ruleOf(const CoverageReport& report, const char* number) {
    for (const RuleCoverage& rule : report.rules)
        if (rule.rule->number == number)
            return rule;
    qFatal("no such rule");
}

bool complains(const CoverageReport& report, const char* part) {
    return std::ranges::any_of(
        report.faults, [&](const std::string& fault) { return fault.find(part) != std::string::npos; });
}

} // namespace

class TestCoverage : public QObject {
    Q_OBJECT

private slots:
    static void whereAllIsTrueThereIsNoFault();
    static void theKindsAreCounted();
    static void aRuleKnowsWhereItIsCited();
    static void aRuleIsCoveredByAScenarioThatPasses();
    static void provenIsWhatFailsWithoutTheRule();
    static void aScenarioThatPassesWithoutTheRuleIsAFault();
    static void aScenarioThatFailsIsAFaultAndCoversNothing();
    static void whatTheIndexDoesNotHaveIsAFault();
    static void enforcedWithoutCodeIsAFault();
    static void codeForARuleThatIsNotEnforcedIsAFault_data();
    static void codeForARuleThatIsNotEnforcedIsAFault();
    static void scenariosOfOtherGamesAreLeftAside();
    static void whatIsKeptByConstructionIsProvenByWhatBreaksIt();
    static void aFaultThatNoScenarioSeesIsAFault();
};

void TestCoverage::whereAllIsTrueThereIsNoFault() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.drawing()};
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, scenarios, true);
    for (const std::string& fault : report.faults)
        qWarning("%s", fault.c_str());
    QVERIFY(report.faults.empty());
    QCOMPARE(report.enforced, enforcedIn(index));
    QCOMPARE(report.covered, 1U);
}

void TestCoverage::theKindsAreCounted() {
    RuleIndex index = trueIndex();
    for (const char* number : {"w-21", "w-22", "w-23"})
        index.rules.push_back({number, RuleKind::table, {"", ""}});
    for (const char* number : {"w-24", "w-25"})
        index.rules.push_back({number, RuleKind::definition, {"", ""}});
    index.rules.push_back({"w-26", RuleKind::todo, {"", ""}});
    const CoverageReport report = cover(workbench(), index, {}, false);
    QCOMPARE(report.enforced, enforcedIn(index));
    QCOMPARE(report.todo, 1U);
    QCOMPARE(report.definitions, 2U);
    QCOMPARE(report.table, 3U);
    QCOMPARE(report.covered, 0U);
    QCOMPARE(report.rules.size(), index.rules.size());
    QCOMPARE(report.rules.front().rule->number, std::string{"w-1"}); // in the order of the index
    QCOMPARE(report.rules.back().rule->number, std::string{"w-26"});
}

void TestCoverage::aRuleKnowsWhereItIsCited() {
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, {}, false);
    const RuleCoverage& tapping = ruleOf(report, "w-6");
    QVERIFY(std::ranges::find(tapping.refusals, "pool-too-small") != tapping.refusals.end());
    QVERIFY(std::ranges::find(tapping.steps, "a card of its colour is needed") != tapping.steps.end());
    const RuleCoverage& ends = ruleOf(report, "w-8");
    QVERIFY(std::ranges::find(ends.steps, "out of life") != ends.steps.end());
    // "nothing-to-pay" refuses twice by one rule, and is told once.
    QCOMPARE(std::ranges::count(ruleOf(report, "w-5").refusals, "nothing-to-pay"), 1);
}

void TestCoverage::aRuleIsCoveredByAScenarioThatPasses() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.drawing(), files.idle()};
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, scenarios, false);
    QVERIFY(report.faults.empty());
    QCOMPARE(report.covered, 1U);
    QCOMPARE(ruleOf(report, "w-3").scenarios,
             (std::vector<std::string>{scenarios[0].path, scenarios[1].path}));
    QVERIFY(!ruleOf(report, "w-3").proven); // nobody has asked
    QVERIFY(ruleOf(report, "w-2").scenarios.empty());
}

void TestCoverage::provenIsWhatFailsWithoutTheRule() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.drawing()};
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, scenarios, true);
    QVERIFY(ruleOf(report, "w-3").proven);
    QVERIFY(ruleOf(report, "w-3").unproven.empty());
    QVERIFY(!ruleOf(report, "w-2").proven);
}

void TestCoverage::aScenarioThatPassesWithoutTheRuleIsAFault() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.idle()};
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, scenarios, true);
    QVERIFY(complains(report, "idle.yaml passes without w-3"));
    QVERIFY(!ruleOf(report, "w-3").proven);
    QCOMPARE(ruleOf(report, "w-3").unproven, std::vector<std::string>{scenarios[0].path});
    QCOMPARE(report.covered, 0U);
}

void TestCoverage::aScenarioThatFailsIsAFaultAndCoversNothing() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.wrong()};
    const RuleIndex index = trueIndex();
    for (const bool prove : {false, true}) {
        const CoverageReport report = cover(workbench(), index, scenarios, prove);
        QVERIFY(complains(report, "wrong.yaml fails"));
        QCOMPARE(report.covered, 0U);
        QVERIFY(ruleOf(report, "w-3").scenarios.empty());
    }
}

void TestCoverage::whatTheIndexDoesNotHaveIsAFault() {
    Scenarios files;
    RuleIndex index = trueIndex();
    std::erase_if(index.rules, [](const Rule& rule) { return rule.number == "w-18"; });
    const std::vector<Scenario> scenarios{files.citing("elsewhere.yaml", "w-99")};
    const CoverageReport report = cover(workbench(), index, scenarios, false);
    QVERIFY(complains(report, "cites w-18, which the index does not have"));
    QVERIFY(complains(report, "elsewhere.yaml cites w-99, which the index does not have"));
}

void TestCoverage::enforcedWithoutCodeIsAFault() {
    RuleIndex index = trueIndex();
    index.rules.push_back({"w-99", RuleKind::enforced, {"", ""}});
    const CoverageReport report = cover(workbench(), index, {}, false);
    QCOMPARE(report.faults.size(), 1U);
    QVERIFY(complains(report, "w-99 is said to be enforced"));
}

void TestCoverage::codeForARuleThatIsNotEnforcedIsAFault_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("word");
    QTest::newRow("todo") << static_cast<int>(RuleKind::todo) << "todo";
    QTest::newRow("definition") << static_cast<int>(RuleKind::definition) << "definition";
    QTest::newRow("table") << static_cast<int>(RuleKind::table) << "table";
}

void TestCoverage::codeForARuleThatIsNotEnforcedIsAFault() {
    QFETCH(const int, kind);
    QFETCH(const QString, word);
    RuleIndex index = trueIndex();
    std::ranges::find(index.rules, "w-3", &Rule::number)->kind = static_cast<RuleKind>(kind);
    Scenarios files;
    const std::vector<Scenario> scenarios{files.drawing()};
    const CoverageReport report = cover(workbench(), index, scenarios, true);
    QCOMPARE(report.faults.size(), 1U);
    QVERIFY(complains(report, "w-3 is cited by code"));
    QVERIFY(complains(report, qPrintable(word)));
    QCOMPARE(report.enforced, enforcedIn(trueIndex()) - 1);
    QCOMPARE(report.covered, 0U); // only enforced rules are counted as covered
}

void TestCoverage::scenariosOfOtherGamesAreLeftAside() {
    Scenarios files;
    std::vector<Scenario> scenarios{files.wrong()};
    scenarios.front().game = "fftcg";
    const RuleIndex index = trueIndex();
    const CoverageReport report = cover(workbench(), index, scenarios, true);
    QVERIFY(report.faults.empty());
    QCOMPARE(report.covered, 0U);
}

namespace {

/// With a rule that no line of a table can be left out for.
Game keeping(std::array<Fault, 3> faults) {
    Game game = workbench();
    game.tables.builtIn.push_back({"w-98", faults});
    return game;
}
RuleIndex withBuiltInRule() {
    RuleIndex index = trueIndex();
    index.rules.push_back({"w-98", RuleKind::enforced, {"w-98", "w-98"}});
    return index;
}

} // namespace

void TestCoverage::whatIsKeptByConstructionIsProvenByWhatBreaksIt() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.halving()};
    const RuleIndex index = withBuiltInRule();
    const CoverageReport report = cover(keeping({Fault::fractionsAreCutOff}), index, scenarios, true);
    for (const std::string& fault : report.faults)
        qWarning("%s", fault.c_str());
    QVERIFY(report.faults.empty());
    QCOMPARE(report.covered, 1U);
    QCOMPARE(report.taken, faultsAreBuilt ? 0U : 1U);
    QCOMPARE(ruleOf(report, "w-98").proven, faultsAreBuilt);
}

void TestCoverage::aFaultThatNoScenarioSeesIsAFault() {
    Scenarios files;
    const std::vector<Scenario> scenarios{files.halving()};
    const RuleIndex index = withBuiltInRule();
    const Game game = keeping({Fault::fractionsAreCutOff, Fault::snapshotsAreNotTaken});
    const CoverageReport report = cover(game, index, scenarios, true);
    QCOMPARE(report.faults.size(), faultsAreBuilt ? 1U : 0U);
    QCOMPARE(complains(report, "what leaves leaves no snapshot"), faultsAreBuilt);
    QVERIFY(!ruleOf(report, "w-98").proven);
    QCOMPARE(report.covered, faultsAreBuilt ? 0U : 1U);

    const CoverageReport blind = cover(keeping({Fault::snapshotsAreNotTaken}), index, scenarios, true);
    QCOMPARE(complains(blind, "halving.yaml passes with everything broken that keeps w-98"), faultsAreBuilt);
}

TAKUJO_TEST(TestCoverage)

} // namespace test_coverage
#include "test_coverage.moc"
