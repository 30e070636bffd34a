#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

/// The option a player in a hurry takes: the index of one in the decision.
std::size_t suggest(const Position& position, const Decision& decision);

} // namespace takujo::fftcg
