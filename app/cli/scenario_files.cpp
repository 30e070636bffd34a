#include "app/cli/scenario_files.h"

#include "engine/files/disk/text_file.h"

#include <algorithm>
#include <ostream>
#include <system_error>

namespace takujo {

namespace fs = std::filesystem;

std::vector<fs::path> scenarioFilesAt(const fs::path& path) {
    std::error_code error;
    if (!fs::is_directory(path, error))
        return {path};
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{path, error})
        if (entry.is_regular_file(error) && entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

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
