#pragma once

#include "engine/kit/rules/rulebook.h"

#include <span>

namespace takujo {

// Cards are rearranged under the objects that they are: each place keeps its object and the number of its
// cards, and what speaks of the object speaks of the cards that lie there now.

/// For games whose texts rearrange cards of a zone, by a word of the game; `about` says it.
EffectSpec effectOfRearranging(std::string_view word, std::string_view about);

/// Puts the first of these cards at the first of the places where they lie, and so on. All lie in one zone,
/// by themselves or as cards of units.
void exchangeCards(State& state, std::span<const ObjectId> inOrder);

} // namespace takujo
