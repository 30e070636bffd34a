#pragma once

#include "engine/files/findings/saying.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/games/game.h"
#include "engine/match/match.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace takujo {

/// Where a scenario did not go as written.
struct ScenarioFailure {
    TextPosition at;
    std::size_t step = 0; ///< from 1; 0 is the set-up
    Saying expected;
    Saying found;
    std::vector<ScenarioFailure> others = {}; ///< what else is not as that step expects
};

struct ScenarioResult {
    std::optional<ScenarioFailure> failure; ///< the first, with the others of its step
    bool passed() const { return !failure; }
};

/// What a scenario of this game may say.
ScenarioGame scenarioGameOf(const Game& game);

/// The same for every game, by id; none for an unknown one.
const ScenarioGame* scenarioGame(const std::string& id);

/// The cards of a scenario, its fillers among them.
std::shared_ptr<const CardTable> scenarioCards(const Scenario& scenario, const Game& game,
                                               std::span<const LocalizedText> asked = {});

/// The position a scenario begins at. Throws `ScenarioFailure` if it cannot be set up.
State scenarioState(const Scenario& scenario, const Game& game, const CardTable& cards);

/// A match that stands where a scenario begins, with its policies. Throws as `scenarioState`.
std::unique_ptr<Match> matchAt(const Scenario& scenario);

/// Plays a scenario. `leftOut` is an address that the rulebook does without; empty for the whole rulebook.
ScenarioResult runScenario(const Scenario& scenario, std::string_view leftOut = {});
/// The same with another form of its game.
ScenarioResult runScenario(const Scenario& scenario, const Game& game, std::string_view leftOut = {});

} // namespace takujo
