#pragma once

#include "engine/match/scenarios/scenario.h"

namespace takujo {

// What set-ups, steps and expectations of scenarios call by words.

/// "A", "B" or "nobody".
std::string playerWord(Player player);

/// The slot of what the game counts for a player under that word.
std::size_t slotOfValue(const Game& game, std::string_view word);

/// "cast Ember", "attack Ann at Bob".
std::string deedOf(const ScenarioAnswer& answer);

/// "refused by 11.1.1 (not-your-priority)".
Saying refusedBy(const std::vector<Refusal>& reasons);

/// What is not as the scenario says of something that was tried, for these reasons; none if all is.
struct RefusalDifference {
    Saying expected;
    Saying found;
};
std::optional<RefusalDifference> differenceOf(const ScenarioRefusal& wanted,
                                              const std::vector<Refusal>& reasons);

/// Whether rules that were told in this order are those that are wanted.
bool isToldBy(const ScenarioRefusal& wanted, const std::vector<std::string>& rules, bool firstIsEnough);
/// Which those are: "refused by 11.1.1".
Saying wordsOf(const ScenarioRefusal& wanted);

/// The value of an object's nth activated ability, from 1, where those that it has been given come last; -1
/// if it has none.
std::int32_t valueOfActivated(const Position& position, ObjectId object, int nth);

} // namespace takujo
