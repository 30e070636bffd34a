#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <optional>

namespace takujo {

// Answers in words, as scenarios and saved games write them (`ScenarioAnswer`): finds the option that is
// meant, and the words that mean one option and no other.

/// Returns the zone to which an answer drags its card; none if it does not say. Throws `ScenarioFailure` if
/// the game has no such zone.
ZoneId placeOf(const RuleTables& tables, const ScenarioAnswer& answer, Player player);

/// Returns the number that is meant. Modes and waiting items are counted from 1.
std::optional<std::int32_t> valueOf(const RuleTables& tables, Verb verb, const ScenarioAnswer& answer);

/// Returns the value of the ability that is meant.
std::int32_t abilityOf(const Position& position, ObjectId object, const ScenarioAnswer& answer);

/// Whether this player means the object: it has that name, is in that zone, and is the nth of that name
/// there; a hidden object can also be named by its place ("hand 2"; a card of a unit: "board 1 card 2").
bool isNamed(const Position& position, ObjectId object, const CardReference& reference, Player player);

/// Returns the index of the option that is meant: the first that the words fit, or the one of their number.
/// None if they fit none. Throws as `placeOf`.
std::optional<std::size_t> meantOption(const Position& position, const Decision& decision,
                                       const ScenarioAnswer& answer);

/// Whether the option is what the words mean, or one of several that they mean. Words without a card mean
/// whatever is done by that verb. Throws as `placeOf`.
bool isMeantBy(const Position& position, const Decision& decision, const Option& option,
               ScenarioAnswer answer);

/// Returns the shortest words for an option of the decision that fit no other; if no words can tell it apart,
/// with its number among those it is alike. `meantOption` finds it by them.
ScenarioAnswer wordsFor(const Position& position, const Decision& decision, std::size_t option);

} // namespace takujo
