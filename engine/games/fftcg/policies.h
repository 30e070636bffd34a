#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

/// The numbers and yes/noes of the rulebook, in the order of `Policy`.
std::vector<PolicySpec> policies();

} // namespace takujo::fftcg
