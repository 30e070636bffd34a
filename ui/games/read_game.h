#pragma once

#include "engine/match/saves/saving.h"
#include "ui/session/game_data.h"

#include <filesystem>
#include <memory>
#include <optional>

class QWidget;

namespace takujo {

class GamesOnOffer;

/// A game from a file, played anew as far as it goes.
struct ReadGame {
    std::shared_ptr<const GameData> data;
    std::unique_ptr<Match> match;
    Findings findings;
    std::optional<Divergence> divergence;

    /// Says what is not as it was, a line for each thing; empty if everything is.
    LocalizedText trouble() const;
};

/// Reads a game that the window plays. If that cannot be done, the window tells why.
std::optional<ReadGame> readGame(const std::filesystem::path& file, const GamesOnOffer& games,
                                 QWidget* window);

} // namespace takujo
