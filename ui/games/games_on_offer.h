#pragma once

#include "ui/session/game_data.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <vector>

class QWidget;

namespace takujo {

class StartPage;

/// The games of the window: reads their files, says what is wrong with them, and lists on the start page what
/// can be played and what can be gone on with.
class GamesOnOffer : public QObject {
    Q_OBJECT

public:
    /// Reads the games. Unless it remembers, it lists no games to go on with.
    GamesOnOffer(StartPage& start, std::vector<const Game*> games, bool remembers, QWidget* window);

    /// Those that can be played.
    const std::vector<std::shared_ptr<const GameData>>& playable() const { return playable_; }
    /// All of them, also those whose files are not in order.
    const std::vector<const Game*>& all() const { return all_; }
    /// What is wrong with their files.
    const Findings& findings() const { return findings_; }
    void tellFindings();

    /// Reads all files again. A game that is being played keeps the cards it began with.
    void readAgain();
    /// Lists the games that were kept, and the files that were opened or saved lately, as they are now.
    void offer();
    /// The game that is played is kept in this file, so nobody can go on with it; empty if there is none.
    void setInUse(const std::filesystem::path& file) { inUse_ = file; }

signals:
    void readAnew();

private:
    void read();

    StartPage* start_;
    QWidget* window_;
    std::vector<const Game*> all_;
    std::vector<std::shared_ptr<const GameData>> playable_;
    Findings findings_;
    bool remembers_;
    std::filesystem::path inUse_;
};

} // namespace takujo
