#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// 11.1: priority.

/// The player gets priority; the procedure ends when both pass in a row on an empty stack.
Next givePriority(Player player);

Procedure priority();
VerbSpec passVerb();

/// 11.1.1: this player holds priority and is being asked.
bool hasPriority(const Position& position, const Attempt& attempt);

} // namespace takujo::fftcg
