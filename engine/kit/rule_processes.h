#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo {

// Starts rule processes.

/// Proposes what the process finds, or lets it call a procedure; goes on if nothing is due.
Next startProcess(Run& run, const RuleProcess& process);

/// Starts the immediate rule processes that events of these kinds (bits) may have made due. `at` is its
/// progress, 0 at first: it is called again until it goes on.
Next startImmediate(Run& run, std::uint32_t kinds, std::int32_t& at);

} // namespace takujo
