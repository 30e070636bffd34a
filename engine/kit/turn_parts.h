#pragma once

#include "engine/kit/picks.h"

namespace takujo {

// Parts of turns: phases, draws, hand limits, the turn's end.

/// Begins that phase: logs it if a rule is given, and lets abilities react.
void beginPhase(Run& run, std::uint8_t phase, std::string_view rule = {});
/// The two parts of that: in some games a phase does something by itself before abilities react.
void enterPhase(Run& run, std::uint8_t phase, std::string_view rule = {});
void tellPhase(Run& run);

/// Heals all damage on the objects in that kind of zone.
void healAll(Run& run, std::uint8_t zone);

/// Returns the card that the player draws next; none if there is none.
ObjectId nextToDraw(const Position& position, Player player);
/// Proposes that the player draws that many cards. Returns how many of them are missing in the deck.
std::int32_t drawCards(Run& run, Player player, std::int32_t count);

/// Returns by how many cards a zone exceeds the limit.
std::int32_t cardsOver(const Position& position, ZoneId zone, std::int32_t limit);
/// Asks a player with more cards in hand than the limit which to discard (`askToPick`). False if nobody is
/// asked: cards that go without a choice are then picked.
bool askWhatIsOver(Run& run, ZoneId hand, std::int32_t limit, RulePick pick);
/// Discards what was picked, all at once.
Next discardPicked(Run& run, std::uint8_t kind);

/// Gives the player an extra turn right after the present one; below, takes away their next turn.
void addExtraTurn(Run& run, Player player);
void skipNextTurn(State& state, Player player);

/// Ends the turn and makes the player of the next one the turn player: the opponent, unless there are extra
/// or skipped turns. Extra turns come before the regular one, the latest first; a skip takes away one turn,
/// regular or extra.
void passTurn(State& state);

} // namespace takujo
