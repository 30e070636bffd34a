#pragma once

#include "engine/match/scenarios/scenario.h"

#include <map>
#include <string>
#include <vector>

namespace takujo {

/// What one expectation of a scenario leaves for the next.
struct ScenarioMemory {
    std::map<std::string, ObjectId> remembered; ///< objects by the names that steps have given them
    std::size_t told = 0;                       ///< entries of the journal before it
    std::size_t shown = 0;                      ///< and cards that had been shown
};

/// Throws `ScenarioFailure` (without its step) where the position is not as expected: all that differs.
void checkExpectation(const Engine& engine, const Journal& journal, const Game& game,
                      const ScenarioExpectation& expectation, ScenarioMemory& memory);

/// How many of what can be chosen now may still be, and have to be; none where nothing is chosen.
struct ChoiceCount {
    int may = 0;
    int must = 0;
};
std::optional<ChoiceCount> choicesNow(const Engine& engine);

} // namespace takujo
