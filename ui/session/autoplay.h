#pragma once

#include "ui/session/session.h"

namespace takujo {

/// Plays for both players until that turn, as chance has it that begins with the seed, and then on until it
/// gets interesting: until something with targets waits, or somebody chooses cards in the other's turn.
void playUntil(Session& session, int turn, std::uint64_t seed);

} // namespace takujo
