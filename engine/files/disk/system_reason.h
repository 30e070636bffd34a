#pragma once

#include "engine/files/findings/saying.h"

namespace takujo {

/// Returns the meaning of a system error number, as a part of a sentence; rare ones in the system's own
/// words.
Saying systemReason(int code);

} // namespace takujo
