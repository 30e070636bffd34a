#pragma once

#include "engine/match/scenarios/scenario.h"

#include <map>
#include <string>
#include <vector>

namespace takujo {

// Compares a position with what a scenario expects.

/// What one expectation of a scenario leaves for the next.
struct ScenarioMemory {
    std::map<std::string, ObjectId> remembered; ///< objects by the names that steps have given them
    std::size_t told = 0;                       ///< number of journal entries before
    std::size_t shown = 0;                      ///< number of cards shown before
};

/// Throws `ScenarioFailure` (without its step) with everything that is not as expected.
void checkExpectation(const Engine& engine, const Journal& journal, const Game& game,
                      const ScenarioExpectation& expectation, ScenarioMemory& memory);

/// How many of the objects that can be chosen now may still be chosen, and how many must be; none if nothing
/// is chosen.
struct ChoiceCount {
    int may = 0;
    int must = 0;
};
std::optional<ChoiceCount> choicesNow(const Engine& engine);

} // namespace takujo
