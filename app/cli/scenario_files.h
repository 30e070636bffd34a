#pragma once

#include "app/cli/command.h"
#include "engine/match/scenarios/scenario.h"

#include <filesystem>
#include <string>
#include <vector>

namespace takujo {

/// The scenario files at a path: the file itself, or every YAML file in the folder and below, sorted.
std::vector<std::filesystem::path> scenarioFilesAt(const std::filesystem::path& path);

/// Tells that there was none in the folder, and then is true.
bool tellIfEmpty(const std::filesystem::path& path, const std::vector<std::filesystem::path>& files,
                 Streams streams);

/// Reads all of them; what is wrong with a file is in the findings.
std::vector<Scenario> readScenarios(const std::vector<std::filesystem::path>& files, Findings& findings);

} // namespace takujo
