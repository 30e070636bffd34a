#pragma once

#include "engine/kit/script/vocabulary.h"

#include <vector>

namespace takujo::fftcg {

/// What is said of words that authors try and that are no effects of this game.
std::vector<WordAdvice> adviceOnEffects();

} // namespace takujo::fftcg
