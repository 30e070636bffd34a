#pragma once

#include "engine/files/findings/findings.h"

#include <filesystem>

namespace takujo {

struct Game;

/// Why a window that does not play that game can't open one that was saved in the file, and what to do.
/// `ofGames` is what was found when the games of the window were read.
Findings whyUnplayed(const Game& game, const std::filesystem::path& file, const Findings& ofGames);

} // namespace takujo
