#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/files/yaml/yaml_value.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Cards that only one scenario has, apart from its file. A game that goes on from it takes them along.

/// Returns what the file of a scenario says of its own cards, as the text of a YAML list. Nothing if it has
/// none, or if the text apart from its file does not say the same.
std::optional<std::string> ownCardsText(const std::filesystem::path& file, const ScenarioGame& game);

/// Reads such a text, which is the text of that value of a file; mistakes in it are told there.
std::vector<CardDefinition> readOwnCards(const YamlValue& value, const ScenarioGame& game);

} // namespace takujo
