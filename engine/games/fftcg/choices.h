#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/procedure.h"

namespace takujo::fftcg {

/// OPEN 41: tells what a summon or an ability has chosen, once it is cast, used or stacked: until then the
/// whole action may be taken back (14.1), and whatever waits for a choice waits for one that stands.
void tellWhatIsChosen(Run& run, const EffectRecord& effect);

} // namespace takujo::fftcg
