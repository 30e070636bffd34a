#pragma once

#include "engine/kit/rules/rulebook.h"

#include <string_view>
#include <vector>

namespace takujo {

// Showing (`WaitingPolicy::hiddenOnesAreShown`): an ability of a card that not both players see is triggered
// only if its player shows the card at that moment. The passage asks, one ability after the other, the turn
// player first; nobody else learns which card it was that somebody keeps hidden.

/// Returns the verbs of `ShowingTable`, in its order.
std::vector<VerbSpec> showingVerbs(const std::vector<ZoneSpec>& zones, std::string_view rule);

/// Whether the passage asks that now.
bool asksToShow(const Position& position);

/// The effect that is or is not triggered by the answer; none if it is not asked.
const EffectRecord* effectToShow(const Position& position);

namespace showing {

/// Shows the card of an effect, unless everybody sees it, and keeps it shown until the effect is over.
void show(Run& run, const EffectRecord& effect);

// Used where triggers are noticed.

/// Whether an ability of that object is triggered only if the object is shown.
bool isNeeded(const Position& position, ObjectId source);
/// Keeps an effect that does not wait before its player has been asked.
void keep(Run& run, const EffectRecord& effect);
/// Drops those whose condition does not hold, of what looked back at the state before the events.
void strikeOut(Run& run);
/// What begins to wait while its card is shown keeps the card shown until it is over.
void stayShown(Run& run, const EffectRecord& effect);

// Used by the passage, for its own batch: what waits because of that stands from `firstWaiting` on.

/// Whether anything is kept here.
bool isAnythingKept(const State& state);
/// Drops what nobody has to be asked about any more. False if nothing is left.
bool findNext(Run& run, std::size_t firstWaiting);
void offerToShow(const Position& position, Decision& decision);
void take(Run& run, const Option& answer, std::size_t firstWaiting);

} // namespace showing

} // namespace takujo
