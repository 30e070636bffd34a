#pragma once

#include "engine/match/saves/autosave.h"
#include "ui/session/game_data.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace takujo {

/// The facts that the start page tells about a game in a file.
struct GameFacts {
    std::filesystem::path file;
    QDateTime when;      ///< its last answer
    bool isGone = false; ///< there is no such file any more

    /// Where the game stands; read from the file, which takes a while.
    struct Standing {
        std::shared_ptr<const GameData> game;
        std::array<std::string, 2> names;
        std::array<const Deck*, 2> decks{}; ///< none where no deck of the library has the same cards
        std::array<const CardDefinition*, 2> proudest{}; ///< the dearest card of each
        bool isFromPosition = false;                     ///< it began at a position that was set up
        int turn = 0;
        Player decides = Player::nobody;
        bool isOver = false;

        QString nameOf(Player player, Language language) const;
    };
    std::optional<Standing> standing;
    bool isRead = false; ///< reading it has been tried
};

/// The games in a folder that were not played to their end, the newest first, not read yet.
std::vector<GameFacts> keptGames(const std::filesystem::path& folder);
/// A file that was opened or saved before, not read yet.
GameFacts factsOf(const std::filesystem::path& file);

/// Reads where the game stands. A file that can't be read has no standing; opening it tells why.
void readStanding(GameFacts& facts, const std::vector<std::shared_ptr<const GameData>>& games);

} // namespace takujo
