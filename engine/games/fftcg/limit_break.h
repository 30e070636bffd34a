#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/kit/rules/meanings.h"

/// Limit Break, which the rulebook does not have yet (rules p-1 to p-5): cards of a small deck of their own,
/// which lie there face down, are cast from there, and take others of them out of the game.
namespace takujo::fftcg {

/// The part of a deck that they are, in the order of `RuleTables::deckParts`.
inline constexpr std::size_t limitBreakPart = 1;

inline bool isLimitBreak(const CardDefinition& card) {
    return card.prints(limitBreak);
}

/// p-4: adds to how it is cast that others are turned up for it.
void completeLimitBreak(CardDefinition& card);

/// Turns others of the LB deck face up.
CostMeaning turnUpLimitBreaks();

/// p-3: whether it lies in a hand, or is one that can still be cast.
bool liesWhereCardsAreCast(const Position& position, ObjectId card);

/// p-5: wherever they go but to the field and the stack, they are there for a moment only.
void sendLimitBreaksHome(Run& run);

} // namespace takujo::fftcg
