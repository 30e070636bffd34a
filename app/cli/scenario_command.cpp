#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/scenario_files.h"
#include "engine/files/disk/data_places.h"

#include <ostream>

namespace takujo {

namespace {

class ScenarioCommand : public Command {
public:
    std::string_view name() const override { return "scenario"; }
    std::string_view usage() const override { return "PATH…"; }
    Message purpose() const override {
        return "Plays scenario files and folders and tells which do not go as written.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"PATH", "A scenario, or a folder with all scenarios below it."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        if (!arguments.mistake().empty() || arguments.rest().empty()) {
            tellUsage(arguments.mistake().empty() ? Message{"Name at least one scenario file or folder."}
                                                  : arguments.mistake(),
                      *this, streams);
            return 2;
        }
        int passed = 0;
        int failed = 0;
        bool isEmpty = false;
        for (const std::string& path : arguments.rest()) {
            const auto files = yamlFilesAt(path);
            isEmpty |= tellIfEmpty(path, files, streams);
            for (const auto& file : files)
                (runFile(file, streams) ? passed : failed) += 1;
        }
        streams.out << Message{"{passed} passed, {failed} failed", passed, failed}.in(streams.language)
                    << '\n';
        return failed == 0 && !isEmpty ? 0 : 1;
    }

private:
    static bool runFile(const std::filesystem::path& file, Streams streams) {
        Findings findings;
        const auto scenarios = readScenarios({file}, findings);
        if (findings.errors() > 0 || scenarios.empty()) {
            findings.print(streams.out, streams.language);
            return false;
        }
        const Scenario& scenario = scenarios.front();
        const ScenarioResult result = runScenario(scenario);
        if (result.passed())
            return true;
        tell(scenario, *result.failure, result.failure->step, streams);
        for (const ScenarioFailure& other : result.failure->others)
            tell(scenario, other, result.failure->step, streams);
        return false;
    }

    static void tell(const Scenario& scenario, const ScenarioFailure& failure, std::size_t step,
                     Streams streams) {
        const Message where = step == 0 ? Message{"set-up"} : Message{"step {number}", step};
        streams.out << scenario.path << ':' << failure.at.line << ": "
                    << Message{"{where}: expected {expected}; found {found}", where, failure.expected,
                               failure.found}
                           .in(streams.language)
                    << '\n';
    }
};

} // namespace

std::unique_ptr<Command> scenarioCommand() {
    return std::make_unique<ScenarioCommand>();
}

} // namespace takujo
