#pragma once

#include "ui/replay/replay_page.h"
#include "ui/theme/spoken.h"

#include <filesystem>

namespace takujo {

class GameControl;
class GamesOnOffer;
class StartPage;

/// Shows games that were played on the page for watching: saved ones and the game at hand. From any moment of
/// them the game can go on.
class ReplayControl : public QObject {
    Q_OBJECT

public:
    ReplayControl(ReplayPage& page, GameControl& games, const GamesOnOffer& offer, const StartPage& start,
                  const CommandSet& commands, QWidget* window);

    /// Shows a film from its beginning; `trouble` says where it does not go as written.
    void watchFilm(const std::shared_ptr<const GameData>& data, Film film, const MessageSource& trouble);

signals:
    void shown();
    /// The viewer goes back to where the game at hand is.
    void left();
    /// The viewer goes back to where the film was chosen.
    void filmLeft();

private:
    void watchThisGame(bool fromTheBeginning);
    void chooseGame();
    bool watchFile(const std::filesystem::path& file);
    void show(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
              const MessageSource& trouble);
    void playOn();
    void leave();

    ReplayPage* page_;
    GameControl* games_;
    const GamesOnOffer* offer_;
    QWidget* window_;
    bool watchesOwn_ = false; ///< the game that is watched is the one at hand
};

} // namespace takujo
