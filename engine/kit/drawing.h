#pragma once

#include "engine/kit/rules/rulebook.h"

/// Draws of several cards where each is a whole event of its own: what comes of one is done before the next
/// begins, and who draws "up to" so many may stop before each.
namespace takujo::drawing {

/// The player draws that many cards for an effect (0: by a rule): one by one where the game says so
/// (`ScriptTables::drawsOneByOne`), else all at once.
Next draw(Run& run, Player player, std::int32_t count, std::uint16_t effect = 0);
/// As many as the player likes, up to that many: one by one in every game.
Next drawUpTo(Run& run, Player player, std::int32_t most, std::uint16_t effect = 0);

/// The procedure of both (`ScriptTables::drawing`), and the rule by which a player may stop.
Procedure oneByOne(std::string_view rule);

/// Whether a player is asked for another draw now, and who.
bool asksForAnother(const Position& position);
Player whoDraws(const Position& position);

} // namespace takujo::drawing
