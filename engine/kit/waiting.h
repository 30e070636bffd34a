#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

/// Gives what waits to whoever controls its card now, where the rulebook says so
/// (`WaitingPolicy::controllerNow`). To be called after everything that may change that: so of a card that
/// has left, whoever had it last stays the player.
void followControllers(Run& run);

} // namespace takujo
