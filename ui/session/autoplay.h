#pragma once

#include "ui/session/session.h"

namespace takujo {

/// Plays until that turn by itself, both players, in the way of the seed, and then on until it gets
/// interesting: something waits that has chosen its targets, or somebody chooses cards in the other's turn.
void playUntil(Session& session, int turn, std::uint64_t seed);

} // namespace takujo
