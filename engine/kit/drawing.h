#pragma once

#include "engine/kit/rules/rulebook.h"

/// Draws of several cards, each an event of its own: what one draw triggers is done before the next begins,
/// and a player who draws "up to" a number may stop before each.
namespace takujo::drawing {

/// The player draws that many cards for an effect (0: by a rule): one by one if the game says so
/// (`ScriptTables::drawsOneByOne`), else all at once.
Next draw(Run& run, Player player, std::int32_t count, std::uint16_t effect = 0);
/// The player draws up to that many cards: one by one in every game.
Next drawUpTo(Run& run, Player player, std::int32_t most, std::uint16_t effect = 0);

/// Returns the procedure of both (`ScriptTables::drawing`); `rule` lets the player stop. `ofNothing`: where
/// all cards of the deck lie apart (`ScriptTables::lookedAtIsApart`), a draw is tried, so that something else
/// can come of it; the game has to list `takesWhatIsApart` among its prohibitions, as one that comes at last.
Procedure oneByOne(std::string_view rule, std::string_view ofNothing = {});
bool takesWhatIsApart(const Position& position, const Event& event);

/// For games whose texts do something with the cards they draw, by that word.
EffectSpec effectOfDrawnCards(std::string_view word);

/// Whether a player is asked for another draw now; below, which player.
bool asksForAnother(const Position& position);
Player whoDraws(const Position& position);

} // namespace takujo::drawing
