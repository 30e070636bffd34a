#pragma once

#include "engine/kit/rules/vocabulary.h"

#include <vector>

namespace takujo::fftcg {

/// What gives something a job that was named, or the jobs of other objects.
std::vector<EffectSpec> effectsOfJobs();

} // namespace takujo::fftcg
