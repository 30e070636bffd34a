#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo {

/// Proposes what the process finds, or has it call a procedure; goes on where nothing is due.
Next startProcess(Run& run, const RuleProcess& process);

/// Of immediate rule processes, those that events of these kinds may have brought about, as bits. `at` says
/// how far it has come, 0 at first: it comes again until it goes on.
Next startImmediate(Run& run, std::uint32_t kinds, std::int32_t& at);

} // namespace takujo
