#pragma once

#include "app/cli/command.h"
#include "engine/files/scenarios/scenario_heads.h"
#include "engine/match/scenarios/scenario.h"

#include <filesystem>
#include <string>
#include <vector>

namespace takujo {

// Finds and reads the scenario files that a command is to run.

/// Says that there are none in the folder, and returns true, if so.
bool tellIfEmpty(const std::filesystem::path& path, const std::vector<std::filesystem::path>& files,
                 Streams streams);

/// Reads all of them; the findings have what is wrong with a file.
std::vector<Scenario> readScenarios(const std::vector<std::filesystem::path>& files, Findings& findings);

} // namespace takujo
