#include "engine/lab/coverage.h"

#include <algorithm>
#include <map>

namespace takujo {

namespace {

using ByNumber = std::map<std::string, RuleCoverage*, std::less<>>;

void addCitations(const Game& game, const ByNumber& rules, CoverageReport& report) {
    for (const Citation& citation : citationsOf(game.tables)) {
        const auto found = rules.find(citation.rule);
        if (found == rules.end()) {
            report.faults.push_back("'" + std::string{citation.name} + "' cites " +
                                    std::string{citation.rule} + ", which the index does not have.");
            continue;
        }
        if (citation.kind == Citation::Kind::heading) {
            found->second->headed = true;
            continue;
        }
        auto& list =
            citation.kind == Citation::Kind::refusal ? found->second->refusals : found->second->steps;
        if (std::ranges::find(list, citation.name) == list.end())
            list.emplace_back(citation.name);
    }
}

void addScenario(const Scenario& scenario, bool prove, const ByNumber& rules, CoverageReport& report) {
    const ScenarioResult result = runScenario(scenario);
    if (!result.passed()) {
        report.faults.push_back(scenario.path + " fails: expected " +
                                result.failure->expected.in(Language::en) + ", found " +
                                result.failure->found.in(Language::en) + ".");
        return;
    }
    for (const std::string& number : scenario.rules) {
        const auto found = rules.find(number);
        if (found == rules.end()) {
            report.faults.push_back(scenario.path + " cites " + number + ", which the index does not have.");
            continue;
        }
        RuleCoverage& rule = *found->second;
        rule.scenarios.push_back(scenario.path);
        if (!prove)
            continue;
        if (runScenario(scenario, number).passed()) {
            rule.unproven.push_back(scenario.path);
            report.faults.push_back(scenario.path + " passes without " + number + " as well.");
        } else {
            rule.proven = true;
        }
    }
}

} // namespace

CoverageReport cover(const Game& game, const RuleIndex& index, std::span<const Scenario> scenarios,
                     bool prove) {
    CoverageReport report;
    report.rules.reserve(index.rules.size());
    ByNumber rules;
    for (const Rule& rule : index.rules) {
        RuleCoverage& line = report.rules.emplace_back();
        line.rule = &rule;
        rules[rule.number] = &line;
    }
    addCitations(game, rules, report);
    for (const Scenario& scenario : scenarios)
        if (scenario.game == game.id)
            addScenario(scenario, prove, rules, report);

    for (const RuleCoverage& rule : report.rules) {
        const RuleKind kind = rule.rule->kind;
        report.enforced += kind == RuleKind::enforced ? 1 : 0;
        report.todo += kind == RuleKind::todo ? 1 : 0;
        report.definitions += kind == RuleKind::definition ? 1 : 0;
        report.table += kind == RuleKind::table ? 1 : 0;
        const bool covered = prove ? rule.proven : !rule.scenarios.empty();
        report.covered += kind == RuleKind::enforced && covered ? 1 : 0;
        if (kind == RuleKind::enforced && !rule.cited())
            report.faults.push_back(rule.rule->number + " is said to be enforced, but no code cites it.");
        const bool claims = rule.cited() || (kind == RuleKind::todo && rule.headed);
        if (kind != RuleKind::enforced && claims)
            report.faults.push_back(rule.rule->number + " is cited by code, but the index says " +
                                    std::string{wordOf(kind)} + ".");
    }
    return report;
}

} // namespace takujo
