#pragma once

#include "engine/games/fftcg/terms.h"

#include <cstdint>
#include <vector>

namespace takujo::fftcg {

// Chapter 12: what the rules do by themselves before anybody gets priority.

std::vector<RuleProcess> ruleProcesses();
/// Which sorts of them may be due.
std::uint32_t ruleProcessesDue(const Position& position);
Procedure ruleProcessSteps();
VerbSpec putAwayVerb();

} // namespace takujo::fftcg
