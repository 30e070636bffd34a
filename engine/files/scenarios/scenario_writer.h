#pragma once

#include "engine/files/scenarios/scenario_file.h"

#include <string>

namespace takujo {

/// Returns the file text of a position: the head and the set-up of a scenario, without steps. Its cards are
/// named by their ids, so they must be cards of the sets. `readScenario` reads the same set-up from it.
std::string positionText(const Scenario& position, const ScenarioGame& game);

/// Returns the lines of its beginning alone: how rules are kept, and the set-up. `asideWord` is the word of
/// its game.
std::string beginningText(const Scenario& position, const std::string& asideWord, const std::string& indent);

} // namespace takujo
