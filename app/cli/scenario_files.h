#pragma once

#include "engine/match/scenario.h"

#include <filesystem>
#include <string>
#include <vector>

namespace takujo {

/// The scenario files at a path: the file itself, or every YAML file in the folder and below, sorted.
std::vector<std::filesystem::path> scenarioFilesAt(const std::filesystem::path& path);

/// Reads all of them; what is wrong with a file is in the findings.
std::vector<Scenario> readScenarios(const std::vector<std::filesystem::path>& files, Findings& findings);

} // namespace takujo
