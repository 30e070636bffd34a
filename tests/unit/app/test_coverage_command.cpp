// takujo-cli coverage: the rules of a rulebook counted in the last line, or told one by one as JSON.

#include "tests/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "engine/files/words/rule_index_file.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

#include <algorithm>
#include <map>

namespace test_coverage_command {

using namespace takujo;

namespace {

const QRegularExpression& lastLine() {
    static const QRegularExpression shape{
        "^enforced (\\d+), covered (\\d+), todo (\\d+), definition (\\d+), table (\\d+) of (\\d+) rules$"};
    return shape;
}

/// E, C, T, D, B and N of the last line.
QList<int> counts(const CommandRun& result) {
    const auto match = lastLine().match(result.lastLine());
    QList<int> numbers;
    for (int i = 1; match.hasMatch() && i <= 6; ++i)
        numbers << match.captured(i).toInt();
    return numbers;
}

/// What the index of the workbench says of itself.
RuleIndex realIndex() {
    Findings findings;
    const auto index = readRuleIndex(std::filesystem::path{qgetenv("TAKUJO_DATA").toStdString()} /
                                         "resources/rules/workbench.yaml",
                                     findings);
    if (!index)
        qFatal("%s", findings.toText().c_str());
    return *index;
}
/// The last line of that index with one rule covered.
QString lineOf(const RuleIndex& index) {
    const auto of = [&](RuleKind kind) { return std::ranges::count(index.rules, kind, &Rule::kind); };
    return QStringLiteral("enforced %1, covered 1, todo %2, definition %3, table %4 of %5 rules")
        .arg(of(RuleKind::enforced))
        .arg(of(RuleKind::todo))
        .arg(of(RuleKind::definition))
        .arg(of(RuleKind::table))
        .arg(index.rules.size());
}

/// Data with the workbench's rule index, changed or not, and scenarios of its own.
class Data {
public:
    explicit Data(const QString& from = {}, const QString& to = {}) {
        QFile index{QString::fromStdString(
            (std::filesystem::path{old_.toStdString()} / "resources/rules/workbench.yaml").string())};
        if (!index.open(QIODevice::ReadOnly))
            qFatal("the workbench has no rule index");
        QString text = QString::fromUtf8(index.readAll());
        if (!from.isEmpty() && !text.contains(from))
            qFatal("nothing to change");
        files_.write("resources/rules/workbench.yaml", text.replace(from, to).toStdString());
        files_.write("tests/scenarios/kit/drawing.yaml", "scenario: The turn player draws\n"
                                                         "rules: [\"w-3\"]\n"
                                                         "game: workbench\n"
                                                         "illegal: true\n"
                                                         "policies: {starting hand: 0}\n"
                                                         "setup: {phase: beginning}\n"
                                                         "steps: [{expect: {A: {hand: 1}}}]\n");
        qputenv("TAKUJO_DATA", files_.path().c_str());
    }
    ~Data() { qputenv("TAKUJO_DATA", old_); }
    Data(const Data&) = delete;
    Data& operator=(const Data&) = delete;

    void scenario(const std::string& name, const std::string& rule, const std::string& expectation) const {
        files_.write("tests/scenarios/kit/" + name, "scenario: A test\nrules: [\"" + rule +
                                                        "\"]\ngame: workbench\nillegal: true\n"
                                                        "setup: {phase: beginning}\nsteps: [{expect: {" +
                                                        expectation + "}}]\n");
    }

private:
    QByteArray old_ = qgetenv("TAKUJO_DATA");
    WrittenFiles files_;
};

QJsonObject rules(const CommandRun& result) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.out.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(error.errorString()));
    if (document.object().keys() != QStringList{"rules"})
        qFatal("not one object with the rules");
    return document.object()["rules"].toObject();
}

} // namespace

class TestCoverageCommand : public QObject {
    Q_OBJECT

private slots:
    static void everyRuleOfFftcgIsCountedOnce();
    static void theLastLineCountsTheIndex();
    static void provingAsksMore();
    static void uncoveredLeavesOutWhatIsCovered();
    static void jsonTellsEveryRule();
    static void jsonSaysWhatIsProven();
    static void whatIsNotTrueIsSaidAndFails();
    static void aBrokenIndexFails();
};

void TestCoverageCommand::everyRuleOfFftcgIsCountedOnce() {
    const CommandRun result = run({"coverage", "fftcg"});
    const QList<int> found = counts(result);
    QVERIFY2(found.size() == 6, qPrintable(result.lastLine()));
    QCOMPARE(found[0] + found[2] + found[3] + found[4], found[5]);
    // 443 as the comprehensive rules 2.1.8 have, five for Limit Break and six for Priming.
    QCOMPARE(found[5], 454);
    QVERIFY(found[1] <= found[0]);
}

void TestCoverageCommand::theLastLineCountsTheIndex() {
    const Data data;
    const CommandRun result = run({"coverage", "workbench"});
    QCOMPARE(result.lastLine(), lineOf(realIndex()));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
}

void TestCoverageCommand::provingAsksMore() {
    const Data data;
    data.scenario("idle.yaml", "w-9", "decides: A");        // nothing to do with guards
    QCOMPARE(counts(run({"coverage", "workbench"}))[1], 2); // two rules have a scenario that passes
    const CommandRun proven = run({"coverage", "workbench", "--prove"});
    QCOMPARE(proven.status, 1);
    QVERIFY2(proven.err.contains("idle.yaml passes without w-9 as well"), qPrintable(proven.err));
    QCOMPARE(counts(proven)[1], 1); // and one of them does not pass without its rule
}

void TestCoverageCommand::uncoveredLeavesOutWhatIsCovered() {
    const Data data;
    const auto numbers = [](const CommandRun& result) {
        static const QRegularExpression number{"^(w-\\d+)  "};
        QStringList found;
        for (const QString& line : result.lines())
            if (const auto match = number.match(line); match.hasMatch())
                found << match.captured(1);
        return found;
    };
    QStringList all; // those that are enforced
    for (const Rule& rule : realIndex().rules)
        if (rule.kind == RuleKind::enforced)
            all << QString::fromStdString(rule.number);
    QCOMPARE(numbers(run({"coverage", "workbench"})), all);
    QStringList others = all;
    others.removeOne("w-3");
    const CommandRun uncovered = run({"coverage", "workbench", "--uncovered"});
    QCOMPARE(numbers(uncovered), others);
    QCOMPARE(counts(uncovered)[0], all.size()); // the count stays that of all
}

void TestCoverageCommand::jsonTellsEveryRule() {
    const CommandRun result = run({"coverage", "fftcg", "--format", "json"});
    const QJsonObject found = rules(result);
    QCOMPARE(found.size(), 454);
    std::map<QString, int> kinds;
    int refusals = 0;
    int scenarios = 0;
    for (auto rule = found.begin(); rule != found.end(); ++rule) {
        const QJsonObject line = rule.value().toObject();
        QCOMPARE(line.keys(), QStringList({"kind", "proven", "refusals", "scenarios", "steps", "summary"}));
        QCOMPARE(line["summary"].toObject().keys(), QStringList({"en", "ja"}));
        QVERIFY(line["steps"].isArray());
        QVERIFY(line["refusals"].isArray());
        QVERIFY(line["scenarios"].isArray());
        QVERIFY(line["proven"].isBool());
        ++kinds[line["kind"].toString()];
        refusals += static_cast<int>(line["refusals"].toArray().size());
        scenarios += static_cast<int>(line["scenarios"].toArray().size());
    }
    const QList<int> counted = counts(run({"coverage", "fftcg"}));
    QCOMPARE(kinds["enforced"], counted[0]);
    QCOMPARE(kinds["todo"], counted[2]);
    QCOMPARE(kinds["definition"], counted[3]);
    QCOMPARE(kinds["table"], counted[4]);
    QVERIFY(refusals > 10);
    QVERIFY(scenarios > 25);
}

void TestCoverageCommand::jsonSaysWhatIsProven() {
    const Data data;
    const QJsonObject plain = rules(run({"coverage", "workbench", "--format", "json"}));
    QCOMPARE(plain["w-3"].toObject()["scenarios"].toArray().size(), 1);
    QVERIFY(!plain["w-3"].toObject()["proven"].toBool()); // nobody asked
    const QJsonObject proven = rules(run({"coverage", "workbench", "--format", "json", "--prove"}));
    QVERIFY(proven["w-3"].toObject()["proven"].toBool());
    QVERIFY(!proven["w-2"].toObject()["proven"].toBool());
    QVERIFY(proven["w-6"].toObject()["refusals"].toArray().contains("pool-too-small"));
    QVERIFY(proven["w-8"].toObject()["steps"].toArray().contains("out of life"));
}

void TestCoverageCommand::whatIsNotTrueIsSaidAndFails() {
    {
        const Data data;
        data.scenario("wrong.yaml", "w-2", "decides: B");
        const CommandRun result = run({"coverage", "workbench"});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("wrong.yaml fails: expected decides: B, found A"),
                 qPrintable(result.err));
    }
    {
        const Data data;
        data.scenario("elsewhere.yaml", "w-99", "decides: A");
        const CommandRun result = run({"coverage", "workbench"});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("elsewhere.yaml cites w-99"), qPrintable(result.err));
    }
    const Data data{"\"w-9\":\n    kind: enforced", "\"w-9\":\n    kind: definition"};
    const CommandRun result = run({"coverage", "workbench"});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("w-9"), qPrintable(result.err));
    RuleIndex changed = realIndex();
    QCOMPARE(std::ranges::find(changed.rules, "w-9", &Rule::number)->kind, RuleKind::definition);
    QCOMPARE(result.lastLine(), lineOf(changed));
}

void TestCoverageCommand::aBrokenIndexFails() {
    const Data data{"\"w-9\":\n    kind: enforced", "\"w-9\":\n    kind: forced"};
    const CommandRun result = run({"coverage", "workbench"});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("workbench.yaml:"), qPrintable(result.err));
    QVERIFY2(result.err.contains("error unknown-word"), qPrintable(result.err));
    QVERIFY(result.out.isEmpty());
}

TAKUJO_TEST(TestCoverageCommand)

} // namespace test_coverage_command
#include "test_coverage_command.moc"
