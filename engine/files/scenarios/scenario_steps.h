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

/// What they are read with: the game, the cards that may be spoken of, and what the steps so far have
/// remembered.
struct ScenarioReading {
    const ScenarioGame& game;
    const std::vector<CardDefinition>& cards;
    std::vector<std::string> remembered = {};
};

std::span<const YamlWord<Player>> playerWords();

/// "Well", "Well#2", "Well@hand".
CardReference parseReference(const std::string& text);

/// What a card stands in a file for: it is put there, or it is looked for.
enum class CardUse : std::uint8_t { setUp, expected };

/// The keys A, B and the shared zones of a set-up or an expectation; beside a player's zones what the game
/// counts for them, if `values` is given, and what `more` asks for.
void readZonesOfAll(MapReader& map, ScenarioReading& reading, CardUse use,
                    std::array<std::vector<ScenarioZone>, 3>& zones, ScenarioValues* values = nullptr,
                    const std::function<void(MapReader&, Player)>& more = {});

/// The key `setup`: where the scenario begins.
void readSetup(MapReader& map, ScenarioReading& reading, Scenario& scenario);

/// What a player does: `pass`, `{cast: Ember, pay: [Well, Well#2]}`, `concede`.
void readPlayerStep(const YamlValue& value, const ScenarioGame& game, ScenarioStep& step);

/// What is expected of the position.
ScenarioExpectation readExpectation(const YamlValue& value, ScenarioReading& reading);

std::optional<ScenarioStep> readStep(const YamlValue& value, ScenarioReading& reading);

} // namespace takujo
