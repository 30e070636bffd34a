#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/abilities.h"

#include <span>
#include <vector>

namespace takujo {

// Limits of abilities and verbs, and how often each has been used (`State::uses`).

/// How often it works; a limit that does not exist if it has none.
Limit limitOf(const Ability& ability);
/// Of what is triggered: whether it counts when it is carried out, and not as soon as it waits.
bool countsLater(const Position& position, const Limit& limit);

// Abilities. Whoever has no limit is within it, and is not counted.

/// Whether an ability of an object may work once more. Of equal ones that were given, each has its own limit.
bool isWithinLimit(const Position& position, ObjectId source, AbilityAt which);
/// It has been used, or triggered where that counts.
void rememberUse(Run& run, ObjectId source, AbilityAt which);
/// Takes back the last of its uses: it has not been used after all.
void forgetUse(Run& run, ObjectId source, AbilityAt which);
/// What has waited is carried out now. If that counts, whatever else waits beyond the limit is dropped: of
/// several occurrences of what is limited, the one that was picked is carried out.
void countWhatIsPlayed(Run& run, const WaitingItem& item);

// Verbs (`VerbSpec::limit`), also where something else than an answer does the same: it counts all the same.

bool isWithinLimit(const Position& position, Verb verb, ObjectId object, Player player);
void rememberUse(Run& run, Verb verb, ObjectId object, Player player);
/// The condition of a verb that it is not done more often; its sentence is told the number.
Condition withinLimit(std::string_view code, std::string_view rule);

/// How often it has been used in this turn, or in the game.
std::int32_t timesUsed(const Position& position, ObjectId source, AbilityAt which);
std::int32_t timesUsed(const Position& position, Verb verb, ObjectId object, Player player);

/// A card for which uses are counted, and where it lies before a batch of events.
struct CountedCard {
    CardId card;
    ZoneId from;
};
/// All of them, where a card may become another one (`ScriptTables::leavingMakesAnother`).
void findCounted(const Position& position, std::vector<CountedCard>& found);
/// The batch has happened: what has become another card has been used by nobody.
void forgetUsesOfOthers(Run& run, std::span<const CountedCard> counted);

/// What counts for the turn is forgotten.
void forgetUsesOfTurn(State& state);

} // namespace takujo
