#pragma once

#include "engine/files/findings/saying.h"

namespace takujo {

/// What an error number of the system means, as a part of a sentence. Of what is unusual: in the system's own
/// words.
Saying systemReason(int code);

} // namespace takujo
