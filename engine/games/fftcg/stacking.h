#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// 11.8.7: auto abilities that were triggered go onto the stack before anybody gets priority.

/// Whether something waits to go onto the stack, states that hold now included (11.8.18).
bool somethingWaits(Run& run);

Next stackAuto(Run& run, const WaitingItem& item);
Procedure stackingAutoSteps();

} // namespace takujo::fftcg
