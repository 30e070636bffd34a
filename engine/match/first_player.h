#pragma once

#include "engine/match/match.h"

#include <cstdint>
#include <functional>

namespace takujo {

/// Returns who goes first in that game if everybody answers as the program suggests until the first turn:
/// whom the lot falls to, where the rules draw lots.
Player whoGoesFirst(const MatchSetup& setup);

/// Returns a seed out of `seeds` with which that player goes first. If none of the first many does, as where
/// the rules draw no lots, it is the last one tried.
std::uint64_t seedThatBegins(MatchSetup setup, Player first, const std::function<std::uint64_t()>& seeds);

} // namespace takujo
