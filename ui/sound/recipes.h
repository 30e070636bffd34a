#pragma once

#include "engine/files/layouts/sound.h"
#include "ui/sound/waves.h"

namespace takujo {

/// Makes a sound anew, ready to be played. Cards are paper, numbers and questions wood, abilities bells and
/// strings; all tones are of one scale, so that sounds go together in any order.
waves::Wave soundWave(Sound sound);

} // namespace takujo
