#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/script/vocabulary.h"

#include <vector>

namespace takujo::fftcg {

// 15.2.7: Warp, a keyword of a way to be removed from the hand at a cost and two auto abilities.

/// Adds what the keyword is made of besides.
void completeWarp(const Vocabulary& vocabulary, Ability& warp, std::vector<Ability>& more);

Procedure warpCard();

} // namespace takujo::fftcg
