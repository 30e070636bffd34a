#pragma once

#include "engine/files/findings/message.h"

namespace takujo {

/// Returns the meaning of a system error number, as a part of a sentence; rare ones in the system's own
/// words.
Message systemReason(int code);

} // namespace takujo
