#pragma once

#include <QObject>

#include <filesystem>

class QWidget;

namespace takujo {

class CommandSet;
class GameControl;
class GamesOnOffer;
class Settings;
class StartPage;
struct GameFacts;
struct ReadGame;

/// Opens games from files, by hand or from the lists of the start page, and takes games off those lists.
class SaveControl : public QObject {
    Q_OBJECT

public:
    SaveControl(GameControl& games, GamesOnOffer& offer, const StartPage& start, const Settings& settings,
                const CommandSet& commands, QWidget* window);

private:
    void chooseGame();
    /// Opens a game; it is kept in the second file from then on, or in a new one. False: it could not be
    /// read, and that has been told.
    bool open(const std::filesystem::path& file, const std::filesystem::path& keptIn);
    void goOn(ReadGame& read, const std::filesystem::path& keptIn);
    void openRecent(const GameFacts& saved);
    void dropKeptGame(const GameFacts& kept);
    void forget(const GameFacts& saved);

    GameControl* games_;
    GamesOnOffer* offer_;
    const Settings* settings_;
    QWidget* window_;
};

} // namespace takujo
