#pragma once

#include "engine/match/scenario.h"

namespace takujo {

// What set-ups, steps and expectations of scenarios call by words.

/// "A", "B" or "nobody".
std::string playerWord(Player player);

/// The slot of what the game counts for a player under that word.
std::size_t slotOfValue(const Game& game, std::string_view word);

/// Throws where no card of the scenario speaks of such counters: then the name is a mistake.
void checkCounterName(const CardTable& cards, const std::string& name, TextPosition at);

/// The value of an object's nth activated ability, from 1, where those that it has been given come last; -1
/// if it has none.
std::int32_t valueOfActivated(const Position& position, ObjectId object, int nth);

} // namespace takujo
