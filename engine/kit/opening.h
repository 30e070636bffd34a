#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::opening {

// How a game begins: steps for its procedure, which has the names and the rules. What they need to know
// stands in `RuleTables::opening`.

Next shuffleDecks(Run& run);

/// A player is drawn by lot, and that one says who goes first.
Next drawLot(Run& run);
Question firstOrSecond();

/// Both draw an opening hand.
Next drawHands(Run& run);

/// One after the other may take a new hand, if the policy lets them: calls `redrawSteps`.
Next firstRedraws(Run& run);
Next secondRedraws(Run& run);

/// The procedure of one player (local 0): whether; which cards, and in which order; they go under the deck;
/// new ones.
inline constexpr std::size_t whoRedraws = 0;
inline constexpr std::size_t cardsPutBack = 1;
Question keepOrNot();
Question whichGoBack();
Next putUnder(Run& run);
Next shuffleAgain(Run& run);
Next drawAgain(Run& run);

// For conditions of the verbs.

bool choosesWhoIsFirst(const Position& position, const Attempt& attempt);
bool decidesRedraw(const Position& position, const Attempt& attempt);
bool putsBack(const Position& position, const Attempt& attempt);
/// Whether fewer than all may go back, and one does.
bool mayPutBackNoMore(const Position& position, const Attempt& attempt);

} // namespace takujo::opening
