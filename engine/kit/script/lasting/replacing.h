#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/position.h"

#include <vector>

namespace takujo {

/// What would replace an event: an ability of an object, or what a text has made for later.
struct ReplacementAt {
    ObjectId source;
    std::uint8_t ability = 0;
    std::uint8_t copy = 0;     ///< of one that has been given: how many equal ones it has been given before
    std::uint16_t lasting = 0; ///< the effect (`EffectRecord::id`) that waits for it; 0: the ability itself
    std::uint16_t given = 0;   ///< the card whose text has given the ability, plus one; 0: it is its own

    friend bool operator==(const ReplacementAt&, const ReplacementAt&) = default;
};

/// What would replace the event at that place of `State::events` and has not done so.
void replacementsOf(const Position& position, std::size_t index, std::vector<ReplacementAt>& found);

/// One of them replaces it. What it does besides changing the event is an effect of its own: its name, or 0.
std::uint16_t replace(Run& run, std::size_t index, const ReplacementAt& by);

// Where events happen only together, what has replaced the one at that place of `State::events` is settled at
// last.

/// All that the event belongs to happens: what replaces the next time only is over.
void useUpReplacing(Run& run, std::size_t event);
/// None of it happens: what has replaced the event counts as not used, and waits for the next time again.
void undoReplacing(Run& run, std::size_t event);

/// What a replacement does besides changing the event has been done. Where that is nothing, as somebody has
/// declined it, and the event is as it was, the replacement counts as not used; it has had its turn, though.
void replacingIsOver(Run& run, const EffectRecord& effect);

/// Who says which comes first: whoever controls what it is about, or owns it, or whom it is about.
Player whoOrders(const Position& position, const Event& event);

/// How a replacement of that event stands among the options: the object it comes from, where it is now, or
/// what the event is about; and a number that tells it from others of that object.
ObjectId shownObject(const Position& position, const ReplacementAt& replacement, const Event& event);
std::int32_t shownValue(const ReplacementAt& replacement);

/// Whether the passage of a batch asks which of several replacements comes first, whom, of which event, and
/// which those are.
bool asksForReplacement(const Position& position);
Player whoSaysWhichReplaces(const Position& position);
const Event& eventToReplace(const Position& position);
Scratch<ReplacementAt> replacementsAsked(const Position& position);

} // namespace takujo
