#pragma once

#include "engine/files/findings/findings.h"
#include "engine/games/game.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

// The numbers of bots as a file: so that two versions of them can play each other before one is written into
// the game.
//
//     bots: GAME
//     clear lead: 100
//     passing: 60
//     points:
//       damage: -60
//       hand: 20

/// Returns the tables of the game with the numbers of the file; what it leaves out stays as the game has it.
/// Reports what is wrong, and returns nothing then.
std::optional<BotTables> readBotNumbers(const std::filesystem::path& file, const Game& game,
                                        Findings& findings);

/// Returns all numbers as such a file.
std::string toText(const Game& game, const BotTables& bots);

} // namespace takujo
