// A rulebook in force: the tables of a game, with one address left out.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/rules/rulebook.h"

#include <algorithm>
#include <array>

namespace test_rulebook {

using namespace takujo;

namespace {

bool always(const Position&, const Attempt&) {
    return true;
}
bool forbidsAll(const Position&, const Event&) {
    return true;
}
void bendsNothing(const Position&, Event&) {}
void collectsNothing(Run&) {}
Next finishes(Run&) {
    return Next::finish();
}
void offersNothing(const Position&, Decision&) {}
Next takesAnything(Run&, const Option&) {
    return Next::finish();
}

RuleTables tables() {
    RuleTables result;
    result.zones = {{.word = "deck", .visibility = Visibility::nobody, .rule = "7.1"},
                    {.word = "field", .table = true, .rule = "7.2"},
                    {.word = "hand", .visibility = Visibility::owner, .rule = "7.3"}};
    result.verbs = {{.word = "play",
                     .conditions = {{Aspect::cost, "cannot-be-paid", "1.5 1.9", always},
                                    {Aspect::object, "not-in-hand", "1.3", always},
                                    {Aspect::object, "not-a-character", "1.4", always},
                                    {Aspect::time, "not-now", "1.1", always}}},
                    {.word = "pass", .conditions = {{Aspect::time, "not-now-either", "1.1", always}}}};
    result.procedures = {
        {"turn",
         "9",
         {{"it begins", "", finishes},
          {"cards are drawn", "9.2", finishes},
          {"somebody acts", "9.3 1.9", Question{DecisionKind::act, offersNothing, takesAnything}},
          {"it ends", "9.4", finishes}}}};
    result.processes = {{"lost", "12.1 3.1", collectsNothing}, {"broken", "12.2", collectsNothing}};
    result.prohibitions = {{"7.7.3", forbidsAll}, {"7.7.4", forbidsAll}};
    result.arrivals = {{"5.1", bendsNothing}, {"5.2 5.3", bendsNothing}};
    result.replacements = {{"6.1", forbidsAll, bendsNothing}};
    result.policies = {{"cards drawn", "9.2", 2, 0}, {"hand limit", "9.5 9.6", 5, 99}, {"a yes", "9.7"}};
    result.builtIn = {{"2.1", {Fault::snapshotsAreNotTaken}}};
    result.loserLoses = "3.2";
    result.bothLose = "3.3";
    result.endless = {"13.1", Outcome::draw};
    result.noSuchMove = "11.1";
    return result;
}

QStringList codesOf(const VerbSpec& verb) {
    QStringList codes;
    for (const Condition& condition : verb.conditions)
        codes << QString::fromUtf8(condition.code.data(), static_cast<qsizetype>(condition.code.size()));
    return codes;
}

Rulebook without(std::string_view rule) {
    return Rulebook{tables(), rule};
}

/// What a step comes to that needs nothing of its surroundings.
Next::Kind kindOf(const Step& step) {
    State state;
    static const Rulebook rules{RuleTables{}};
    static const CardTable cards;
    Run run{state, rules, cards, nullptr};
    return step.does(run).kind;
}

} // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private slots:
    static void aWholeRulebookHasEverything();
    static void reasonsAreInTheOrderInWhichTheyAreTold();
    static void conditionsOfALeftOutRuleAreGone();
    static void aRuleIsGoneFromEveryVerb();
    static void aLineWithSeveralRulesGoesWithAnyOfThem();
    static void aStepLeftOutKeepsItsPlaceAndDoesNothing();
    static void aQuestionLeftOutIsNotAsked();
    static void processesAndProhibitionsAreGone();
    static void arrivalsAndReplacementsAreGone();
    static void aPolicyTakesItsOffValue();
    static void aPolicyCanBeOverridden();
    static void aZoneWithoutItsRuleIsTheOtherWayRound();
    static void aRoleIsReadAndLeavesByRulesOfItsOwn();
    static void theEndingsCanBeLeftOut();
    static void anUnknownRuleLeavesEverything();
    static void everyCitationIsListed();
    static void wordsAreFoundInTheTables();
};

void TestRulebook::aWholeRulebookHasEverything() {
    const Rulebook rules{tables()};
    QCOMPARE(codesOf(rules.verb(0)).size(), 4);
    QCOMPARE(rules.procedure(0).steps.size(), 4U);
    QCOMPARE(kindOf(rules.procedure(0).steps[1]), Next::Kind::finish);
    QVERIFY(rules.procedure(0).steps[2].isQuestion());
    QCOMPARE(rules.tables().processes.size(), 2U);
    QCOMPARE(rules.policy(0), 2);
    QCOMPARE(rules.policy(1), 5);
    QCOMPARE(rules.policy(2), 1);
    QVERIFY(rules.zone({0, Player::a}).visibility == Visibility::nobody);
    QCOMPARE(std::string{rules.tables().loserLoses}, std::string{"3.2"});
}

void TestRulebook::reasonsAreInTheOrderInWhichTheyAreTold() {
    // Time, actor, object, limits, choices, cost; within one of them as the game wrote them.
    QCOMPARE(codesOf(Rulebook{tables()}.verb(0)),
             QStringList({"not-now", "not-in-hand", "not-a-character", "cannot-be-paid"}));
}

void TestRulebook::conditionsOfALeftOutRuleAreGone() {
    QCOMPARE(codesOf(without("1.3").verb(0)), QStringList({"not-now", "not-a-character", "cannot-be-paid"}));
    QCOMPARE(codesOf(without("1.3").verb(1)), QStringList({"not-now-either"}));
}

void TestRulebook::aRuleIsGoneFromEveryVerb() {
    QCOMPARE(codesOf(without("1.1").verb(0)),
             QStringList({"not-in-hand", "not-a-character", "cannot-be-paid"}));
    QCOMPARE(codesOf(without("1.1").verb(1)), QStringList{});
}

void TestRulebook::aLineWithSeveralRulesGoesWithAnyOfThem() {
    for (const char* rule : {"1.5", "1.9"})
        QCOMPARE(codesOf(without(rule).verb(0)), QStringList({"not-now", "not-in-hand", "not-a-character"}));
    for (const char* rule : {"12.1", "3.1"})
        QCOMPARE(without(rule).tables().processes.size(), 1U);
    for (const char* rule : {"9.5", "9.6"})
        QCOMPARE(without(rule).policy(1), 99);
}

void TestRulebook::aStepLeftOutKeepsItsPlaceAndDoesNothing() {
    const Rulebook rules = without("9.2");
    const std::vector<Step>& steps = rules.procedure(0).steps;
    QCOMPARE(steps.size(), 4U);
    QCOMPARE(std::string{steps[1].name}, std::string{"cards are drawn"});
    QCOMPARE(kindOf(steps[1]), Next::Kind::on);
    QCOMPARE(kindOf(steps[0]), Next::Kind::finish);
    QVERIFY(steps[2].isQuestion());
    QCOMPARE(kindOf(steps[3]), Next::Kind::finish);
}

void TestRulebook::aQuestionLeftOutIsNotAsked() {
    for (const char* rule : {"9.3", "1.9"}) {
        const Rulebook rules = without(rule);
        const Step& step = rules.procedure(0).steps[2];
        QVERIFY(!step.isQuestion());
        QCOMPARE(kindOf(step), Next::Kind::on);
    }
}

void TestRulebook::processesAndProhibitionsAreGone() {
    const Rulebook withoutBreaking = without("12.2");
    QCOMPARE(withoutBreaking.tables().processes.size(), 1U);
    QCOMPARE(std::string{withoutBreaking.tables().processes.front().name}, std::string{"lost"});
    QCOMPARE(withoutBreaking.tables().prohibitions.size(), 2U);
    const Rulebook withoutName = without("7.7.3");
    QCOMPARE(withoutName.tables().prohibitions.size(), 1U);
    QCOMPARE(std::string{withoutName.tables().prohibitions.front().rule}, std::string{"7.7.4"});
    QCOMPARE(withoutName.tables().processes.size(), 2U);
}

void TestRulebook::arrivalsAndReplacementsAreGone() {
    QCOMPARE(without("5.3").tables().arrivals.size(), 1U);
    QCOMPARE(std::string{without("5.3").tables().arrivals.front().rule}, std::string{"5.1"});
    QCOMPARE(without("5.3").tables().replacements.size(), 1U);
    QCOMPARE(without("6.1").tables().replacements.size(), 0U);
    QCOMPARE(without("6.1").tables().arrivals.size(), 2U);
}

void TestRulebook::aPolicyTakesItsOffValue() {
    QCOMPARE(without("9.2").policy(0), 0);
    QCOMPARE(without("9.2").policy(1), 5);
    QCOMPARE(without("9.7").policy(2), 0);
}

void TestRulebook::aPolicyCanBeOverridden() {
    const std::array<PolicyOverride, 1> seven{{{"cards drawn", 7}}};
    QCOMPARE((Rulebook{tables(), {}, seven}).policy(0), 7);
    QCOMPARE((Rulebook{tables(), {}, seven}).policy(1), 5);
    // What a scenario sets stays set, whatever is left out.
    QCOMPARE((Rulebook{tables(), "9.2", seven}).policy(0), 7);
    // What is only there when a scenario sets it is gone with its rule.
    RuleTables trying = tables();
    trying.policies.push_back({"a trial", "9.8", 0, 0});
    const std::array<PolicyOverride, 1> three{{{"a trial", 3}}};
    QCOMPARE((Rulebook{trying, {}, three}).policy(3), 3);
    QCOMPARE((Rulebook{trying, "9.8", three}).policy(3), 0);
    const std::array<PolicyOverride, 1> other{{{"no such policy", 7}}};
    QCOMPARE((Rulebook{tables(), {}, other}).policy(0), 2);
}

void TestRulebook::aZoneWithoutItsRuleIsTheOtherWayRound() {
    // Without the rule that hides it everybody looks; without the rule that shows it nobody does.
    QVERIFY(without("7.1").zone({0, Player::a}).visibility == Visibility::everyone);
    QVERIFY(without("7.2").zone({1, Player::a}).visibility == Visibility::nobody);
    QVERIFY(without("7.3").zone({2, Player::a}).visibility == Visibility::everyone);
    QVERIFY(without("7.3").zone({0, Player::a}).visibility == Visibility::nobody);
}

void TestRulebook::aRoleIsReadAndLeavesByRulesOfItsOwn() {
    RuleTables withRole = tables();
    withRole.roles = {
        {.word = "echo", .rule = "8.1", .leaves = Role::Leaves::alone, .leavesRule = "8.2", .zone = 2}};
    const Rulebook unread{withRole, "8.1"};
    QVERIFY(!unread.tables().roles[0].isRead);
    QVERIFY(unread.tables().roles[0].leaves == Role::Leaves::alone);
    const Rulebook withItsHost{withRole, "8.2"};
    QVERIFY(withItsHost.tables().roles[0].isRead);
    QVERIFY(withItsHost.tables().roles[0].leaves == Role::Leaves::withHost);
    QVERIFY(std::ranges::count(citationsOf(withRole), "8.2", &Citation::rule) == 1);
}

void TestRulebook::theEndingsCanBeLeftOut() {
    QVERIFY(without("3.2").tables().loserLoses.empty());
    QVERIFY(!without("3.2").tables().bothLose.empty());
    QVERIFY(without("3.3").tables().bothLose.empty());
    QVERIFY(!without("3.3").tables().loserLoses.empty());
}

void TestRulebook::anUnknownRuleLeavesEverything() {
    for (const char* rule : {"99.9", "1", "12"}) {
        const Rulebook rules = without(rule);
        QCOMPARE(codesOf(rules.verb(0)).size(), 4);
        QCOMPARE(rules.tables().processes.size(), 2U);
        QCOMPARE(rules.policy(0), 2);
        QCOMPARE(kindOf(rules.procedure(0).steps[1]), Next::Kind::finish);
    }
}

void TestRulebook::everyCitationIsListed() {
    QStringList found;
    for (const Citation& citation : citationsOf(tables()))
        found << QStringLiteral("%1 %2").arg(
            QString::fromUtf8(citation.rule.data(), static_cast<qsizetype>(citation.rule.size())),
            QString::fromUtf8(citation.name.data(), static_cast<qsizetype>(citation.name.size())));
    for (const char* wanted : {"9 turn",
                               "9.2 cards are drawn",
                               "9.3 somebody acts",
                               "1.9 somebody acts",
                               "9.4 it ends",
                               "1.5 cannot-be-paid",
                               "1.9 cannot-be-paid",
                               "1.3 not-in-hand",
                               "1.4 not-a-character",
                               "1.1 not-now",
                               "1.1 not-now-either",
                               "12.1 lost",
                               "3.1 lost",
                               "12.2 broken",
                               "9.2 cards drawn",
                               "9.5 hand limit",
                               "9.6 hand limit",
                               "9.7 a yes",
                               "7.1 deck",
                               "7.2 field",
                               "7.3 hand",
                               "2.1 the way it is built",
                               "11.1 no-such-move"})
        QVERIFY2(found.contains(QString::fromUtf8(wanted)), wanted);
    QStringList rules;
    for (const QString& line : found)
        rules << line.section(' ', 0, 0);
    for (const char* wanted : {"7.7.3", "7.7.4", "5.1", "5.2", "5.3", "6.1", "13.1", "3.2", "3.3"})
        QVERIFY2(rules.contains(QString::fromUtf8(wanted)), wanted);
    QVERIFY(!rules.contains(QString{})); // "it begins" cites nothing
}

void TestRulebook::wordsAreFoundInTheTables() {
    QCOMPARE(int{zoneOfWord(tables(), "field")}, 1);
    QCOMPARE(int{zoneOfWord(tables(), "fields")}, int{ZoneId::none});
    QCOMPARE(verbOfWord(tables(), "pass"), 1U);
    QCOMPARE(verbOfWord(tables(), "fly"), 2U);
}

TAKUJO_TEST(TestRulebook)

} // namespace test_rulebook
#include "test_rulebook.moc"
