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
        found->second->canBeLeftOut |= citation.kind != Citation::Kind::builtIn;
        auto& list =
            citation.kind == Citation::Kind::refusal ? found->second->refusals : found->second->steps;
        if (std::ranges::find(list, citation.name) == list.end())
            list.emplace_back(citation.name);
    }
}

void addFaults(const Game& game, const ByNumber& rules) {
    for (const BuiltInRule& builtIn : game.tables.builtIn)
        if (const auto found = rules.find(builtIn.rule); found != rules.end())
            for (const Fault fault : builtIn.faults)
                if (fault != Fault::none) {
                    found->second->faults.push_back(fault);
                    found->second->harmless.push_back(fault);
                }
}

/// Whether the scenario fails with one of the faults of the rule, in one of its steps: a game that breaks
/// down has shown nothing.
bool failsWithFault([[maybe_unused]] const Scenario& scenario, [[maybe_unused]] RuleCoverage& rule) {
    bool fails = false;
#ifdef TAKUJO_FAULTS
    for (const Fault fault : rule.faults) {
        const FaultScope breaking{fault};
        const ScenarioResult result = runScenario(scenario);
        if (result.passed() || result.failure->step == 0)
            continue;
        std::erase(rule.harmless, fault);
        fails = true;
    }
#endif
    return fails;
}

/// Plays it without the rule, and with what keeps the rule broken.
void prove(const Scenario& scenario, const std::string& number, RuleCoverage& rule, CoverageReport& report) {
    const bool failsWithout = rule.canBeLeftOut && !runScenario(scenario, number).passed();
    const bool failsBroken = failsWithFault(scenario, rule);
    rule.proven = rule.proven || failsWithout || failsBroken;
    if (failsWithout || failsBroken || (!rule.faults.empty() && !faultsAreBuilt))
        return;
    rule.unproven.push_back(scenario.path);
    report.faults.push_back(
        scenario.path + " passes " +
        (rule.isKept() ? "with everything broken that keeps " + number : "without " + number + " as well") +
        ".");
}

/// Each fault of a rule is to be seen by a scenario.
void tellHarmlessFaults([[maybe_unused]] const Game& game, [[maybe_unused]] CoverageReport& report) {
#ifdef TAKUJO_FAULTS
    for (RuleCoverage& rule : report.rules) {
        rule.proven = rule.proven && rule.harmless.empty();
        for (const Fault fault : rule.harmless) {
            const std::string_view words =
                fault < Fault::firstOfGame ? wordsOf(fault) : game.tables.wordsOfFault(fault);
            report.faults.push_back("No scenario that cites " + rule.rule->number +
                                    " fails with this broken: " + std::string{words} + ".");
        }
    }
#endif
}

void addScenario(const Scenario& scenario, bool proves, const ByNumber& rules, CoverageReport& report) {
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
        if (proves)
            prove(scenario, number, rule, report);
    }
}

} // namespace

CoverageReport cover(const Game& game, const RuleIndex& index, std::span<const Scenario> scenarios,
                     bool proves) {
    CoverageReport report;
    report.rules.reserve(index.rules.size());
    ByNumber rules;
    for (const Rule& rule : index.rules) {
        RuleCoverage& line = report.rules.emplace_back();
        line.rule = &rule;
        rules[rule.number] = &line;
    }
    addCitations(game, rules, report);
    addFaults(game, rules);
    for (const Scenario& scenario : scenarios)
        if (scenario.game == game.id)
            addScenario(scenario, proves, rules, report);
    if (proves)
        tellHarmlessFaults(game, report);

    for (const RuleCoverage& rule : report.rules) {
        const RuleKind kind = rule.rule->kind;
        report.enforced += kind == RuleKind::enforced ? 1 : 0;
        report.todo += kind == RuleKind::todo ? 1 : 0;
        report.definitions += kind == RuleKind::definition ? 1 : 0;
        report.table += kind == RuleKind::table ? 1 : 0;
        const bool isTaken = proves && !faultsAreBuilt && rule.isKept() && !rule.scenarios.empty();
        const bool covered = isTaken || (proves ? rule.proven : !rule.scenarios.empty());
        report.covered += kind == RuleKind::enforced && covered ? 1 : 0;
        report.taken += kind == RuleKind::enforced && isTaken ? 1 : 0;
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
