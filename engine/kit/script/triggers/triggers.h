#pragma once

#include "engine/core/event.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/script/reading/abilities.h"

#include <span>

namespace takujo {

// What events and states trigger.

/// Notices what a batch of events triggers: before the batch, triggers that look back at the state; after it,
/// all others. What is triggered waits. Conditions are checked in the state after the batch, also for
/// triggers that looked back: for everything waiting from `firstWaiting` on. True if an event was kept in the
/// history.
void noticeBefore(Run& run, std::span<const Event> batch);
bool noticeAfter(Run& run, std::span<const Event> batch, std::size_t firstWaiting);

// Of what is triggered once its card is shown (engine/kit/showing.h), with the place from which on the same
// events have made others wait: whether its limit lets it wait; and that makes it wait and counts it, if so.
bool mayWait(const Run& run, std::uint16_t triggered, std::size_t firstWaiting);
bool letWait(Run& run, std::uint16_t triggered, std::size_t firstWaiting);

// Of an ability that is triggered only if its player declares it (engine/kit/declaring.h): whether the event
// would trigger it now; and that makes it wait. Returns the effect that waits; none if its limit forbids it.
bool canBeDeclared(const Position& position, ObjectId source, AbilityRef which, const Event& event);
EffectRecord* triggerDeclared(Run& run, ObjectId source, AbilityRef which, const Event& event);

/// Triggers an ability inside a text by what the effect has just done: it knows what the effect knows, and
/// waits like everything triggered. Not if its condition fails, or if it has modes none of which may be
/// chosen.
void triggerFollowing(Run& run, std::uint16_t effect, std::uint8_t ability);

/// Notices the states that abilities wait for. To be called after everything that may cause one, as it may be
/// short. An ability that already waits or is on a stack is not triggered again. True if one was triggered.
bool noticeStates(Run& run);

} // namespace takujo
