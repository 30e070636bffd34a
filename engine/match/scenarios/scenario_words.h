#pragma once

#include "engine/match/scenarios/scenario.h"

#include <vector>

namespace takujo {

// Words in which setups, steps and expectations of scenarios are written.

/// "A", "B" or "nobody".
std::string playerWord(Player player);

/// The numbers of the rulebook that the scenario sets to something else.
std::vector<PolicyOverride> policiesOf(const Scenario& scenario);

/// Returns the slot of the player value with that word.
std::size_t slotOfValue(const Game& game, std::string_view word);

/// "cast Ember", "attack Ann at Bob".
std::string deedOf(const ScenarioAnswer& answer);

/// "refused by 11.1.1 (not-your-priority)".
Message refusedBy(const std::vector<Refusal>& reasons);

/// What is not as the scenario says about an attempt that was refused for these reasons; none if all is.
struct RefusalDifference {
    Message expected;
    Message found;
};
std::optional<RefusalDifference> differenceOf(const ScenarioRefusal& wanted,
                                              const std::vector<Refusal>& reasons);

/// Whether rules told in this order are the wanted ones.
bool isToldBy(const ScenarioRefusal& wanted, const std::vector<std::string>& rules, bool firstIsEnough);
/// Says which those are: "refused by 11.1.1".
Message wordsOf(const ScenarioRefusal& wanted);

/// Returns the value of an object's nth activated ability, from 1, given ones last; -1 if it has none.
std::int32_t valueOfActivated(const Position& position, ObjectId object, int nth);

} // namespace takujo
