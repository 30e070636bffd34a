#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/scenario_files.h"
#include "engine/files/data_places.h"
#include "engine/games/registry.h"
#include "engine/lab/coverage.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace takujo {

namespace {

class CoverageCommand : public Command {
public:
    std::string_view name() const override { return "coverage"; }
    std::string_view usage() const override { return "GAME [--format json] [--uncovered] [--prove]"; }
    std::string_view purpose() const override {
        return "Tells which rules of a rulebook the program enforces and which scenarios prove it.";
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--format"}, {"--uncovered", "--prove"}};
        std::string mistake = arguments.mistake();
        if (mistake.empty() && arguments.rest().size() != 1)
            mistake = "Name one game.";
        if (mistake.empty() && arguments.option("--format").value_or("json") != "json")
            mistake = "The only --format is json.";
        if (!mistake.empty()) {
            streams.err << mistake << "\nusage: takujo-cli coverage " << usage() << '\n';
            return 2;
        }
        const std::string& id = arguments.rest().front();
        const Game* game = findGame(id);
        if (game == nullptr) {
            streams.err << "There is no game '" << id << "'.\n";
            return 2;
        }
        const auto file = findData("resources/rules/" + id + ".yaml");
        Findings findings;
        const auto index = file ? readRuleIndex(*file, findings) : std::nullopt;
        if (!index) {
            findings.print(streams.err);
            if (!file)
                streams.err << "The rule index resources/rules/" << id << ".yaml was not found.\n";
            return 1;
        }
        std::vector<Scenario> scenarios;
        if (const auto folder = findData("tests/scenarios"))
            scenarios = readScenarios(scenarioFilesAt(*folder), findings);
        else
            streams.err << "No scenarios were found, so no rule counts as covered: they are in the folder "
                           "tests/scenarios of the source code, and TAKUJO_DATA may name the folder above.\n";
        findings.print(streams.err);
        const bool prove = arguments.flag("--prove");
        const CoverageReport report = cover(*game, *index, scenarios, prove);
        for (const std::string& fault : report.faults)
            streams.err << fault << '\n';
        if (arguments.option("--format"))
            writeJson(report, prove, streams.out);
        else
            writeText(report, prove, arguments.flag("--uncovered"), streams.out);
        return report.faults.empty() && findings.errors() == 0 ? 0 : 1;
    }

private:
    static void writeText(const CoverageReport& report, bool prove, bool uncoveredOnly, std::ostream& out) {
        for (const RuleCoverage& rule : report.rules) {
            const bool covered = prove ? rule.proven : !rule.scenarios.empty();
            if (rule.rule->kind != RuleKind::enforced || (uncoveredOnly && covered))
                continue;
            out << rule.rule->number << "  " << rule.rule->summary.en << '\n';
            for (const std::string& scenario : rule.scenarios)
                out << "    " << scenario << '\n';
        }
        out << "enforced " << report.enforced << ", covered " << report.covered << ", todo " << report.todo
            << ", definition " << report.definitions << ", table " << report.table << " of "
            << report.rules.size() << " rules\n";
    }

    static void writeJson(const CoverageReport& report, bool prove, std::ostream& out) {
        nlohmann::ordered_json rules = nlohmann::ordered_json::object();
        for (const RuleCoverage& rule : report.rules) {
            nlohmann::ordered_json line;
            line["kind"] = wordOf(rule.rule->kind);
            line["summary"] = {{"en", rule.rule->summary.en}, {"ja", rule.rule->summary.ja}};
            line["steps"] = rule.steps;
            line["refusals"] = rule.refusals;
            line["scenarios"] = rule.scenarios;
            line["proven"] = prove && rule.proven;
            rules[rule.rule->number] = std::move(line);
        }
        out << nlohmann::ordered_json{{"rules", std::move(rules)}}.dump(1) << '\n';
    }
};

} // namespace

std::unique_ptr<Command> coverageCommand() {
    return std::make_unique<CoverageCommand>();
}

} // namespace takujo
