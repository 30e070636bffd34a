#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::opening {

// How a game begins: steps for the game's procedure, which has their names and rules. `RuleTables::opening`
// holds their data.

Next shuffleDecks(Run& run);

/// Draws one player by lot, who says who goes first.
Next drawLot(Run& run);
Question firstOrSecond();

/// Both players draw an opening hand.
Next drawHands(Run& run);

/// First one player, then the other may take a new hand, if the policy allows it: calls `redrawSteps`.
Next firstRedraws(Run& run);
Next secondRedraws(Run& run);

/// The procedure of one player (local 0): whether they redraw; which cards go back, in which order; they go
/// under the deck; the player draws new ones.
inline constexpr std::size_t whoRedraws = 0;
inline constexpr std::size_t cardsPutBack = 1;
Question keepOrNot();
Question whichGoBack();
Next putUnder(Run& run);
Next shuffleAgain(Run& run);
Next drawAgain(Run& run);

// Conditions for the verbs.

bool choosesWhoIsFirst(const Position& position, const Attempt& attempt);
bool decidesRedraw(const Position& position, const Attempt& attempt);
bool putsBack(const Position& position, const Attempt& attempt);
/// Whether the policy lets a player put fewer than all back, and they have put one.
bool mayPutBackNoMore(const Position& position, const Attempt& attempt);

} // namespace takujo::opening
