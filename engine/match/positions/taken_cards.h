#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/games/game.h"

#include <array>
#include <vector>

namespace takujo {

/// Returns the cards of all zones as a set-up says them, by the names that they have among `cards`. A deck
/// is always there, since a set-up fills up one that is not; other empty zones are left out.
std::array<std::vector<ScenarioZone>, 3> takenZones(const Position& position, const Game& game,
                                                    const std::vector<CardDefinition>& cards);

} // namespace takujo
