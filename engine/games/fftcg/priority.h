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
/// Who has it instead, or which card is being cast first.
void describePriority(const Position& position, const Attempt& attempt, Arguments& arguments);

} // namespace takujo::fftcg
