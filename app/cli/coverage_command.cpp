#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/scenario_files.h"
#include "engine/files/disk/data_places.h"
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
    Message purpose() const override {
        return "Tells which rules of a rulebook the program enforces and which scenarios prove it.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"GAME", "The game whose rulebook it is, by its id."},
            {"--format json", "Prints the report as JSON."},
            {"--uncovered", "Lists only rules that no scenario covers."},
            {"--prove", "Plays each scenario again without each rule it names, and wants it to fail then; in "
                        "a build with fault "
                        "switches also with each mechanism broken that keeps the rule."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--format"}, {"--uncovered", "--prove"}};
        Message mistake = arguments.mistake();
        if (mistake.empty() && arguments.rest().size() != 1)
            mistake = "Name one game.";
        if (mistake.empty() && arguments.option("--format").value_or("json") != "json")
            mistake = "The only --format is json.";
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        const std::string& id = arguments.rest().front();
        const Game* game = findGame(id);
        if (game == nullptr) {
            streams.err << noSuchGame(id).in(streams.language) << '\n';
            return 2;
        }
        const auto file = findData("resources/rules/" + id + ".yaml");
        Findings findings;
        const auto index = file ? readRuleIndex(*file, findings) : std::nullopt;
        if (!index) {
            findings.print(streams.err, streams.language);
            if (!file)
                streams.err
                    << Message{"The rule index {file} was not found.", "resources/rules/" + id + ".yaml"}.in(
                           streams.language)
                    << '\n';
            return 1;
        }
        std::vector<Scenario> scenarios;
        if (const auto folders = scenarioFolders(); !folders.empty())
            scenarios = readScenarios(yamlFilesAt(folders.front()), findings);
        else
            streams.err
                << Message{"No scenarios were found, so no rule counts as covered: they are in the folder "
                           "scenarios beside the program's other data, and TAKUJO_DATA may name the folder "
                           "above."}
                       .in(streams.language)
                << '\n';
        findings.print(streams.err, streams.language);
        const bool prove = arguments.flag("--prove");
        const CoverageReport report = cover(*game, *index, scenarios, prove);
        for (const std::string& fault : report.faults)
            streams.err << fault << '\n';
        if (arguments.option("--format"))
            writeJson(report, prove, streams.out);
        else
            writeText(report, prove, arguments.flag("--uncovered"), streams);
        return report.faults.empty() && findings.errors() == 0 ? 0 : 1;
    }

private:
    static void writeText(const CoverageReport& report, bool prove, bool uncoveredOnly, Streams streams) {
        for (const RuleCoverage& rule : report.rules) {
            const bool asksProof = prove && (faultsAreBuilt || !rule.isKept());
            const bool covered = asksProof ? rule.proven : !rule.scenarios.empty();
            if (rule.rule->kind != RuleKind::enforced || (uncoveredOnly && covered))
                continue;
            streams.out << rule.rule->number << "  " << rule.rule->summary.in(streams.language) << '\n';
            for (const std::string& scenario : rule.scenarios)
                streams.out << "    " << scenario << '\n';
        }
        streams.out
            << Message{"enforced {enforced}, covered {covered}, todo {todo}, definition {definition}, "
                       "table {table} of {all} rules",
                       report.enforced,
                       report.covered,
                       report.todo,
                       report.definitions,
                       report.table,
                       report.rules.size()}
                   .in(streams.language)
            << '\n';
        if (report.taken > 0)
            streams.out << Message{"{number} of them are kept by the way the program is built, which only a "
                                   "build with "
                                   "fault switches can prove.",
                                   report.taken}
                               .in(streams.language)
                        << '\n';
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
