#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// Chapter 12: what the rules do by themselves before anybody gets priority.

std::vector<RuleProcess> ruleProcesses();
Procedure ruleProcessSteps();
VerbSpec putAwayVerb();

} // namespace takujo::fftcg
