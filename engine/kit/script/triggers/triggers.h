#pragma once

#include "engine/core/event.h"
#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

/// Notices what a batch of events triggers: before it is performed, what looks back at what was there; after
/// it, everything else. What is triggered waits. A condition is asked of the game as it is afterwards, also
/// of what looked back: of everything that waits from `firstWaiting` on. Whether anything of it was written
/// down for those who ask what has happened this turn.
void noticeBefore(Run& run, std::span<const Event> batch);
bool noticeAfter(Run& run, std::span<const Event> batch, std::size_t firstWaiting);

/// What an effect has just done triggers an ability that its text speaks of: it knows what the effect knows,
/// and waits like everything that is triggered. It is not triggered where its condition does not hold, or
/// where it has modes and none may be chosen.
void triggerFollowing(Run& run, std::uint16_t effect, std::uint8_t ability);

/// Notices states that abilities wait for: to be called after everything that may bring one about, as it may
/// last for a moment only. One that waits already or lies on a stack is not triggered again. True if one was.
bool noticeStates(Run& run);

} // namespace takujo
