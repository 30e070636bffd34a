#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// 8.2: how a game begins.

Procedure gameBeginning();
Procedure mulliganProcedure();
std::vector<VerbSpec> beginningVerbs();
OpeningTables openingTables();

} // namespace takujo::fftcg
