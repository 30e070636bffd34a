// Feeds bytes to the reader of scenarios, and plays those that it lets pass: they may fail, and no more.

#include "engine/match/scenarios/scenario.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/fuzz/yaml_mutator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace takujo;
    Findings findings;
    const auto scenario = readScenario(fileOf(data, size), scenarioGame, findings);
    checkFindings(findings);
    demand(scenario || findings.errors() > 0);
    if (scenario) {
        const ScenarioResult result = runScenario(*scenario);
        demand(result.passed() || !result.failure->found.empty() || !result.failure->expected.empty());
    }
    return 0;
}
