#pragma once

#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// The passage of a batch of events, from the proposal until they happen: what rules that take part in it
// need.

/// Returns the events before `event` in the innermost batch. A prohibition that is asked last uses it: those
/// not forbidden happen together with `event`.
std::span<const Event> happensBefore(const State& state, const Event& event);

/// Replaces the event at that place of `State::events` by this one. The new event arrives as the rules say,
/// and may be forbidden.
void becomes(const Run& run, std::size_t place, const Event& event);

// Used by the passage itself.

inline bool isAbout(std::uint32_t kinds, const Event& event) {
    return (kinds >> static_cast<unsigned>(event.kind) & 1U) != 0;
}
/// Whether the passage of that frame has asked a text what happens instead of an event.
bool isSettled(const Frame& frame);
/// Looks at what has been proposed: what it is about has to be there, and it may be forbidden.
void judgeProposed(const Run& run, Event& event);
/// Whether a prohibition forbids the event; those that are asked last are left out.
bool isForbidden(const Run& run, const Event& event);
/// Fills in where the object of the event lies, and whether it is one card of a unit, or leaves as the unit.
void findObject(const Position& position, Event& event);
/// Makes a card of a unit stand for its unit, as the host. Nothing goes to a host that is gone, or to itself.
void findHost(const State& state, Event& event);
/// Whether the bit of `Event::applied` was not set yet; sets it.
bool isFirstTime(Event& event, unsigned bit);
void applyArrivals(const Run& run, Event& event);
/// Applies arrivals and prohibitions to an event that has been changed.
void judgeAgain(const Run& run, Event& event);

/// Asks the prohibitions that no replacement can lift, for the batch that begins at `first`; of a group that
/// happens only together, nothing happens if one event does not.
void judgeAtLast(Run& run, std::size_t first);
/// Whether the object of the event is remembered as it was, with its counters: what leaves a table or a
/// stack, and what leaves a slot that does not tell its card (passage_snapshots.cpp).
bool isRemembered(const Run& run, const Event& event);
/// Remembers what leaves with the batch.
void takeSnapshots(Run& run, std::span<const Event> batch);
/// Tells effects, notes and counters what has become of the object of an event that has happened.
/// `isRemembered`: a snapshot keeps what it was.
void followPerformed(Run& run, const Event& event, bool isRemembered);
/// What an instruction has done is counted in cards, and in counters; how a deck lies is no such thing.
void countDone(EffectRecord& effect, const Event& event);
/// Whether several of the events from that index on move cards that leave or enter a zone one by one
/// (batches.cpp).
bool moveOneByOne(const State& state, const Rulebook& rules, std::size_t firstEvent);
/// Whatever was set aside to move, and has not moved, counts again where it lies (batches.cpp).
void freeWhatStayed(Run& run, std::span<const Event> batch);
/// Writes the performed events of a batch to the journal.
void logPerformed(const Run& run, std::span<const Event> batch);

} // namespace takujo
