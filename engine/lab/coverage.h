#pragma once

#include "engine/files/rule_index_file.h"
#include "engine/games/game.h"
#include "engine/match/scenario.h"

#include <span>
#include <string>
#include <vector>

namespace takujo {

/// What is known of one rule: where the code cites it and which scenarios decide it.
struct RuleCoverage {
    const Rule* rule = nullptr;
    std::vector<std::string> steps;     ///< procedures' steps, rule processes, policies and the like
    std::vector<std::string> refusals;  ///< codes
    std::vector<std::string> scenarios; ///< passing ones that cite it
    std::vector<std::string> unproven;  ///< those of them that pass without the rule as well
    bool headed = false;                ///< a procedure is named by it
    bool proven = false;                ///< a scenario passes with it and fails without it

    bool cited() const { return !steps.empty() || !refusals.empty(); }
};

struct CoverageReport {
    std::vector<RuleCoverage> rules; ///< in the order of the index
    std::vector<std::string> faults; ///< what is not true of the index or the citations, as sentences
    std::size_t enforced = 0;
    std::size_t covered = 0; ///< proven where that was asked for, else cited by a scenario that passes
    std::size_t todo = 0;
    std::size_t definitions = 0;
    std::size_t table = 0;
};

/// Holds code, index and scenarios of a game against each other. With `prove`, each scenario runs once more
/// without each rule it cites.
CoverageReport cover(const Game& game, const RuleIndex& index, std::span<const Scenario> scenarios,
                     bool prove);

} // namespace takujo
