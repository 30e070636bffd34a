#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::playing {

/// Pays costs in the order of the text (`CostOrder::inTextOrder`), as a step: each part separately; the
/// resource is paid with its first part. Once a part is paid nothing can be taken back.
Next payInOrder(Run& run);

} // namespace takujo::playing
