#pragma once

#include "engine/core/event.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/watchers.h"

namespace takujo {

// What triggers nothing, before anything of the ability itself is asked.

/// Whether an event can be told at a glance not to be what the trigger waits for: most cards wait for
/// something that enters or leaves, and most of what moves does neither.
bool isOutOfQuestion(const Rulebook& rules, const WatchedEvent& watched, const Event& event);

/// Whether the trigger judges the event by the state before it.
bool looksBack(const Run& run, const TriggerSpec& spec, const Event& event);

/// Whether the game keeps the ability from being triggered (`WaitingPolicy::isSilent`), by that event, or by
/// a state.
bool isSilent(const Run& run, const EffectRecord& effect, const Event* event);

} // namespace takujo
