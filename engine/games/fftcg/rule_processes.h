#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// Chapter 12: what the rules do by themselves before anybody gets priority.

std::vector<RuleProcess> ruleProcesses();
/// 12.4.8 is due: somebody has to choose extra backups.
bool hasExtraBackups(const Position& position);
Procedure ruleProcessSteps();
VerbSpec putAwayVerb();

} // namespace takujo::fftcg
