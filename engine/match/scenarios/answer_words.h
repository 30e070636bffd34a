#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <optional>

namespace takujo {

// Answers in words, as scenarios and saved games write them (`ScenarioAnswer`): which option is meant, and
// the words by which one option is meant and no other.

/// The zone an answer drags its card to; none if it does not say. Throws `ScenarioFailure` where the game has
/// no such zone.
ZoneId placeOf(const RuleTables& tables, const ScenarioAnswer& answer, Player player);

/// The number that is meant. Modes and what waits are counted from 1.
std::optional<std::int32_t> valueOf(const RuleTables& tables, Verb verb, const ScenarioAnswer& answer);

/// The value by which the ability goes that is meant.
std::int32_t abilityOf(const Position& position, ObjectId object, const ScenarioAnswer& answer);

/// Whether the object is the one that this player means: of that name, in that zone, and the nth of the name
/// there; of what the player does not see, also the one at that place ("hand 2"; of one card of a unit,
/// "board 1 card 2").
bool isNamed(const Position& position, ObjectId object, const CardReference& reference, Player player);

/// The place of the option that is meant: the first that the words fit, or the one they count to. None if
/// they fit none. Throws as `placeOf`.
std::optional<std::size_t> meantOption(const Position& position, const Decision& decision,
                                       const ScenarioAnswer& answer);

/// The words for an option of the decision, as short as they may be if they fit no other; where no words can
/// tell it from others, with its place among those. `meantOption` reads them back.
ScenarioAnswer wordsFor(const Position& position, const Decision& decision, std::size_t option);

} // namespace takujo
