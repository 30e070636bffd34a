#include "app/cli/scenario_files.h"

#include "engine/files/disk/text_file.h"

#include <ostream>

namespace takujo {

namespace fs = std::filesystem;

bool tellIfEmpty(const fs::path& path, const std::vector<fs::path>& files, Streams streams) {
    if (files.empty())
        streams.err << Message{"There are no files that end with .yaml in {folder}.", shownPath(path)}.in(
                           streams.language)
                    << '\n';
    return files.empty();
}

std::vector<Scenario> readScenarios(const std::vector<fs::path>& files, Findings& findings) {
    std::vector<Scenario> scenarios;
    const CardOfSets cardOf = cardsOfSets(findings);
    for (const fs::path& file : files)
        if (auto scenario = readScenario(file, scenarioGame, findings, cardOf))
            scenarios.push_back(std::move(*scenario));
    return scenarios;
}

} // namespace takujo
