#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"
#include "engine/kit/rules/position.h"

#include <vector>

namespace takujo {

// Which abilities and effects replace an event, and in which order.

/// A possible replacement of an event: an ability of an object, or something that a text has made for later.
struct ReplacementRef {
    ObjectId source;
    std::uint8_t ability = 0;
    std::uint8_t copy = 0;     ///< of a given ability: how many equal ones the object got before
    std::uint16_t lasting = 0; ///< the effect (`EffectRecord::id`) that waits for the event; 0: the ability
                               ///< itself
    std::uint16_t given = 0;   ///< the card whose text gave the ability, plus one; 0: its own ability

    friend bool operator==(const ReplacementRef&, const ReplacementRef&) = default;
};

/// Finds what could replace the event at that index of `State::events` and has not yet: what that player has,
/// or for nobody what both have.
void replacementsOf(const Position& position, std::size_t index, Player whose,
                    std::vector<ReplacementRef>& found);
/// Whether nothing replaces the event any more, because something has, or because it is done instead of
/// another one (`ReplacementPolicy::onePerEvent`).
bool isClosed(const Position& position, const Event& event);
/// Whether a text has made it for a later event, or for several.
bool isLastingReplacement(const EffectRecord& effect);

/// Whether an instruction of that meaning changes the event that is being replaced.
bool changesEvent(EffectMeaning follow);
/// Makes the damage one that another object takes; nobody does if that is not there.
void sendDamageElsewhere(Event& event, const Scope& scope, const Term& term);
/// Replaces the event. Returns the effect that carries out what it does besides changing the event, or 0.
std::uint16_t replace(Run& run, std::size_t index, const ReplacementRef& by);

/// Changes the event as that block of the replacement's text says, before the text has come to it.
void changeAhead(Run& run, const EffectRecord& effect, std::int32_t block);

// For events that happen only together: what has replaced the event at that index of `State::events` is
// settled last.

/// All of the group happens: a replacement of the next event only is used up.
void useUpReplacing(Run& run, std::size_t event);
/// None of the group happens: the replacement counts as not used, and waits for the next event again.
void undoReplacing(Run& run, std::size_t event);

/// To be called after everything that a replacement does besides changing the event. If that is nothing,
/// because a player declined, and the event is unchanged, the replacement counts as not used; but it cannot
/// replace this event again.
void replacingIsOver(Run& run, const EffectRecord& effect);

/// Keeps in mind that an effect has picked an object for what it does instead of an event; and whether
/// another one has, so that this one does not pick it (`ReplacementPolicy::picksAreApart`).
void notePickInstead(Run& run, std::uint16_t effect, ObjectId id);
bool isPickedInstead(const Position& position, const EffectRecord& effect, ObjectId id);
/// The effect is over: it picks nothing more.
void picksInsteadAreOver(State& state, std::uint16_t effect);
/// Only where that is broken: nothing more of that effect's text is replaced.
void closeText(State& state, std::uint16_t effect);

/// Returns who chooses the first replacement: the controller or owner of the event's object, or its player.
Player whoOrders(const Position& position, const Event& event);

/// How a replacement appears among the options: the object it comes from, where it is now, or the object of
/// the event; and a number that tells it from others of that object.
ObjectId shownObject(const Position& position, const ReplacementRef& replacement, const Event& event);
std::int32_t shownValue(const ReplacementRef& replacement);

/// Whether the passage of a batch asks which of several replacements comes first; below: whom, for which
/// event, and which replacements.
bool asksForReplacement(const Position& position);
Player whoSaysWhichReplaces(const Position& position);
const Event& eventToReplace(const Position& position);
Scratch<ReplacementRef> replacementsAsked(const Position& position);

} // namespace takujo
