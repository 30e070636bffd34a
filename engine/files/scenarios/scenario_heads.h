#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace takujo {

// What scenarios are about, without reading more of their files than that.

/// What stands first in a scenario's file.
struct ScenarioHead {
    std::filesystem::path file;
    std::string title;
    std::string game;
    std::vector<std::string> rules;
};

/// Returns the folders with scenarios, best first: `scenarios` of every place for data, and the program's
/// sources, where these are the place.
std::vector<std::filesystem::path> scenarioFolders();

/// Returns the head of a file; none if it says no game or no title, or cannot be read.
std::optional<ScenarioHead> scenarioHead(const std::filesystem::path& file);

/// Returns the heads of all scenarios of these folders, in the order of their files; of those with one path
/// in several folders, that of the first. Ends early, with fewer, when `stop` says so.
std::vector<ScenarioHead> scenarioHeads(std::span<const std::filesystem::path> folders,
                                        const std::stop_token& stop = {});

} // namespace takujo
