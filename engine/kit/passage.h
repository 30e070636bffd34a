#pragma once

#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// What rules that take part in the passage of a batch of events have to know of it.

/// The events of the innermost batch on its passage that stand before that one: where a prohibition is asked
/// at last, those that are not forbidden happen together with it.
std::span<const Event> happensBefore(const State& state, const Event& event);

/// Instead of the event at that place of `State::events` this one happens. It arrives as the rules say, and
/// may be forbidden.
void becomes(const Run& run, std::size_t place, const Event& event);

// Of the passage itself.

inline bool isAbout(std::uint32_t kinds, const Event& event) {
    return (kinds >> static_cast<unsigned>(event.kind) & 1U) != 0;
}
/// Whether a rule forbids it that is not asked at last.
bool isForbidden(const Run& run, const Event& event);
/// Where the object of the event lies, and whether it is one card of a unit.
void findObject(const State& state, Event& event);
/// A card of a unit stands for its unit. Nothing comes to what has gone, or to itself.
void findHost(const State& state, Event& event);
/// True if nothing like that, by its bit in `Event::applied`, has been done to the event yet.
bool isFirstTime(Event& event, unsigned bit);
void applyArrivals(const Run& run, Event& event);
/// An event that has been changed arrives as the rules say, and may be forbidden now.
void judgeAgain(const Run& run, Event& event);

/// What no replacement lifts is asked of what really is about to happen, of the batch that begins there; and
/// what happens only together does not happen where something of it does not.
void judgeAtLast(Run& run, std::size_t first);
/// Tells the journal what of a batch has been performed.
void logPerformed(const Run& run, std::span<const Event> batch);

} // namespace takujo
