#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/files/yaml/map_reader.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace takujo {

// The parts of a scenario file, below its first level.

/// What they are read with: the game, the cards that may be named, and the names remembered so far.
struct ScenarioReading {
    const ScenarioGame& game;
    const std::vector<CardDefinition>& cards;
    std::vector<std::string> remembered = {};
    bool knowsCards = true; ///< false: `cards` is empty, and nothing is compared with it
};

std::span<const YamlWord<Player>> playerWords();

/// Reads "Well", "Well#2", "Well@hand".
CardReference parseReference(const std::string& text);

/// Why a file names a card: to set it up, or to check it.
enum class CardUse : std::uint8_t { setUp, expected };

/// Reads the keys A, B and the shared zones of a setup or an expectation; for each player also the values, if
/// `values` is given, and the keys that `more` reads.
void readZonesOfAll(MapReader& map, ScenarioReading& reading, CardUse use,
                    std::array<std::vector<ScenarioZone>, 3>& zones, ScenarioValues* values = nullptr,
                    const std::function<void(MapReader&, Player)>& more = {});

/// Reads the key `policies`.
void readPolicies(MapReader& map, const ScenarioGame& game, Scenario& scenario);

/// Reads the key `setup`: where the scenario begins.
void readSetup(MapReader& map, ScenarioReading& reading, Scenario& scenario);

/// Reads what a player does: `pass`, `{cast: Ember, pay: [Well, Well#2]}`, `concede`.
void readPlayerStep(const YamlValue& value, const ScenarioGame& game, ScenarioStep& step);

/// Reads what is expected of the position.
ScenarioExpectation readExpectation(const YamlValue& value, ScenarioReading& reading);

std::optional<ScenarioStep> readStep(const YamlValue& value, ScenarioReading& reading);

} // namespace takujo
