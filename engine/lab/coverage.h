#pragma once

#include "engine/files/words/rule_index_file.h"
#include "engine/games/game.h"
#include "engine/match/scenarios/scenario.h"

#include <span>
#include <string>
#include <vector>

namespace takujo {

// Which rules of a game are implemented, and which of them scenarios prove.

/// What is known of one rule: where the code cites it, and which scenarios decide it.
struct RuleCoverage {
    const Rule* rule = nullptr;
    std::vector<std::string> steps;     ///< steps of procedures, rule processes, policies and the like
    std::vector<std::string> refusals;  ///< codes
    std::vector<std::string> scenarios; ///< the passing ones that cite it
    std::vector<std::string> unproven;  ///< those of them that pass without the rule as well
    std::vector<Fault> faults;          ///< mechanisms that keep it, if the program is built that way
    std::vector<Fault> harmless; ///< those of them with which every scenario that cites the rule passes
    bool headed = false;         ///< a procedure is named after it
    bool canBeLeftOut = false;   ///< a line of a table implements it
    bool proven = false;         ///< a scenario passes with it and fails without it

    bool cited() const { return !steps.empty() || !refusals.empty(); }
    /// Whether only a build with fault switches can prove it.
    bool isKept() const { return !faults.empty() && !canBeLeftOut; }
};

struct CoverageReport {
    std::vector<RuleCoverage> rules; ///< in the order of the index
    std::vector<std::string> faults; ///< what is wrong in the index or the citations, as sentences
    std::size_t enforced = 0;
    std::size_t covered = 0; ///< proven, if that was asked for; else cited by a passing scenario
    std::size_t taken = 0;   ///< those of them that this build could not prove
    std::size_t todo = 0;
    std::size_t definitions = 0;
    std::size_t table = 0;
};

/// Compares code, index and scenarios of a game. With `proves`, each scenario also runs without each rule it
/// cites, and with each fault of a rule that is kept by the way the program is built; in a build without
/// fault switches such rules count as covered by passing scenarios.
CoverageReport cover(const Game& game, const RuleIndex& index, std::span<const Scenario> scenarios,
                     bool proves);

} // namespace takujo
