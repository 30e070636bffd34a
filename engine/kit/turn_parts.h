#pragma once

#include "engine/kit/picks.h"

namespace takujo {

// Parts of which turns are made.

/// The game is in that phase now: it is written down, if the rule is named, and abilities may react.
void beginPhase(Run& run, std::uint8_t phase, std::string_view rule = {});

/// Damage goes from everything that lies in that kind of zone.
void healAll(Run& run, std::uint8_t zone);

/// The card that the player draws next; none if there is none.
ObjectId nextToDraw(const Position& position, Player player);
/// Proposes that the player draws that many cards. How many of them there are not in the deck.
std::int32_t drawCards(Run& run, Player player, std::int32_t count);

/// How many cards more than the limit there are.
std::int32_t cardsOver(const Position& position, ZoneId zone, std::int32_t limit);
/// Whoever has more cards in hand than that is asked which go (`askToPick`). False if nobody is: then what
/// has to go without a choice is picked.
bool askWhatIsOver(Run& run, ZoneId hand, std::int32_t limit, RulePick pick);
/// What was picked is discarded at once.
Next discardPicked(Run& run, std::uint8_t kind);

/// That player has one turn more, right after the one that is going on, or does not have the next one that
/// would come.
void addExtraTurn(State& state, Player player);
void skipNextTurn(State& state, Player player);

/// The turn is over, and whoever has the next one is the turn player: the other one, unless a turn was added
/// or is skipped. Turns that were added come before the one that would have come next, the latest first; what
/// skips turns skips one each, those that were added, too.
void passTurn(State& state);

} // namespace takujo
