#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/abilities.h"

#include <span>
#include <vector>

namespace takujo {

// Limits of abilities and verbs: how often each may be used, and how often it has been (`State::uses`).

/// Returns the limit of an ability; one that does not exist if it has none.
Limit limitOf(const Ability& ability);
/// Of a triggered ability: whether it counts when it is carried out, not when it begins to wait.
bool countsLater(const Position& position, const Limit& limit);

// Abilities. One without a limit is always within it and is not counted.

/// Whether an ability of an object may work once more. Equal abilities that were given have a limit each.
bool isWithinLimit(const Position& position, ObjectId source, AbilityRef which);
/// Counts a use; for a triggered ability, also the triggering if that counts.
void rememberUse(Run& run, ObjectId source, AbilityRef which);
/// Takes back the last counted use.
void forgetUse(Run& run, ObjectId source, AbilityRef which);
/// Counts a waiting item that is carried out now, if that is when it counts, and drops the other waiting
/// items beyond the limit: of several that were triggered, the picked one is carried out.
void countWhatIsPlayed(Run& run, const WaitingItem& item);
/// Drops the waiting items beyond their limits (`WaitingPolicy::limitsAreAskedAgain`).
void dropBeyondLimits(Run& run);

// Verbs (`VerbSpec::limit`). What does the same without an answer counts, too.

bool isWithinLimit(const Position& position, Verb verb, ObjectId object, Player player);
void rememberUse(Run& run, Verb verb, ObjectId object, Player player);
/// Returns the condition that a verb is within its limit; its sentence gets the number.
Condition withinLimit(std::string_view code, std::string_view rule);

/// Returns how often it has been used in this turn, or in the game.
std::int32_t timesUsed(const Position& position, ObjectId source, AbilityRef which);
std::int32_t timesUsed(const Position& position, Verb verb, ObjectId object, Player player);

/// A card whose uses are counted, and the zone where it lies before a batch of events.
struct CountedCard {
    CardId card;
    ZoneId from;
};
/// Finds all of them, in games where a card may become another one (`ScriptTables::leavingMakesAnother`).
void findCounted(const Position& position, std::vector<CountedCard>& found);
/// After the batch: forgets the uses of cards that have become another one.
void forgetUsesOfOthers(Run& run, std::span<const CountedCard> counted);

/// Forgets the uses that count for the turn.
void forgetUsesOfTurn(State& state);

} // namespace takujo
