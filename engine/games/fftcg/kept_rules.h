#pragma once

#include "engine/kit/rulebook.h"

#include <vector>

namespace takujo::fftcg {

/// What no line of a table can be left out for, with the mechanisms that keep it.
std::vector<KeptRule> keptRules();

} // namespace takujo::fftcg
