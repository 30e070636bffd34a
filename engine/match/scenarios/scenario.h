#pragma once

#include "engine/files/findings/message.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/games/game.h"
#include "engine/match/match.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Plays scenarios.

/// The cards of a deck that a set-up does not mention.
inline constexpr int fillersInDeck = 30;
inline constexpr std::string_view fillerName = "Filler";

/// Where a scenario did not go as written.
struct ScenarioFailure {
    TextPosition at;
    std::size_t step = 0; ///< from 1; 0 is the setup
    Message expected;
    Message found;
    std::vector<ScenarioFailure> others = {}; ///< what else differs from the expectation of that step
};

struct ScenarioResult {
    std::optional<ScenarioFailure> failure; ///< the first, with the others of its step
    bool passed() const { return !failure; }
};

/// Returns the words that a scenario of this game may use.
ScenarioGame scenarioGameOf(const Game& game);

/// The same for every game, by id; none for an unknown one.
const ScenarioGame* scenarioGame(const std::string& id);

/// Finds cards in the sets of their games, which are read when the first of them is asked for; what is wrong
/// with them is reported there. The cards live as long as what is returned.
CardOfSets cardsOfSets(Findings& findings);

/// Returns the cards of a scenario, with its fillers.
std::shared_ptr<const CardTable> scenarioCards(const Scenario& scenario, const Game& game,
                                               std::span<const LocalizedText> asked = {});

/// Returns the position at which a scenario begins. Throws `ScenarioFailure` if it cannot be set up.
State scenarioState(const Scenario& scenario, const Game& game, const CardTable& cards);

/// Returns the address of the rule whose process would change the position at once; empty if none would.
std::string_view ruleThatChanges(const Game& game, const CardTable& cards, State state);

/// Returns a match at the beginning of a scenario, with its policies. Throws as `scenarioState`. Unless
/// `stops` are given, the scenario says at which moments players are asked.
std::unique_ptr<Match> matchAt(const Scenario& scenario, std::array<std::string, 2> names = {},
                               const std::optional<std::array<std::uint32_t, 2>>& stops = std::nullopt);

/// Plays a scenario. `leftOut` is an address left out of the rulebook; empty: none.
ScenarioResult runScenario(const Scenario& scenario, std::string_view leftOut = {});
/// The same with a modified version of its game.
ScenarioResult runScenario(const Scenario& scenario, const Game& game, std::string_view leftOut = {});

} // namespace takujo
