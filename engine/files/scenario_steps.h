#pragma once

#include "engine/files/map_reader.h"
#include "engine/files/scenario_file.h"

#include <array>
#include <optional>
#include <span>

namespace takujo {

// The parts of a scenario file, below its first level.

std::span<const YamlWord<Player>> playerWords();

/// "Well", "Well#2", "Well@hand".
CardReference parseReference(const std::string& text);

/// The keys A, B and the shared zones of a set-up or an expectation; beside a player's zones what the game
/// counts for them, if `values` is given.
void readZonesOfAll(MapReader& map, const ScenarioGame& game, std::array<std::vector<ScenarioZone>, 3>& zones,
                    ScenarioValues* values = nullptr);

/// The key `setup`: where the scenario begins.
void readSetup(MapReader& map, const ScenarioGame& game, Scenario& scenario);

/// What a player does: `pass`, `{cast: Ember, pay: [Well, Well#2]}`, `concede`.
void readPlayerStep(const YamlValue& value, const ScenarioGame& game, ScenarioStep& step);

std::optional<ScenarioStep> readStep(const YamlValue& value, const ScenarioGame& game);

} // namespace takujo
