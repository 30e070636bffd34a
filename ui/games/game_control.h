#pragma once

#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/scenario.h"
#include "ui/page/game_page.h"
#include "ui/session/autosave_control.h"
#include "ui/settings/settings.h"
#include "ui/start/game_start.h"
#include "ui/widgets/command_set.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace takujo {

class GamesOnOffer;

/// Says which game is on the table: begins games, keeps the one that is played in a file, saves it by hand,
/// and asks before it would be lost. Lessons are on the table, too, but are not kept.
class GameControl : public QObject {
    Q_OBJECT

public:
    /// Unless it may keep games, nothing is kept and nobody is asked before a game goes.
    GameControl(GamePage& page, GamesOnOffer& offer, const Settings& settings, const CommandSet& commands,
                bool mayKeep, QWidget* window);
    /// Leaves the game in its file, or does away with that if the game is over. The page must still be there.
    ~GameControl() override;

    GamePage& page() const { return *page_; }
    /// The game at hand; none before the first has begun.
    Session* current() const { return page_->current(); }

    /// Begins a new game at once.
    void begin(const GameStart& start);
    /// Whether the game at hand is over and can be played again with the same decks.
    bool canBeginAgain() const;
    /// Plays that game again, shuffled anew: the same players, decks, format and seating. If `first` is
    /// named, the lot falls to that player. False if it could not be begun, which has been told.
    bool beginAgain(std::optional<Player> first);
    /// How many minutes each player has, if the game at hand was begun with a clock just now; else 0.
    int clockMinutes() const { return clockMinutes_; }
    /// The file that the game at hand is kept in; empty if it is not.
    const std::filesystem::path& keptIn() const { return keptIn_; }
    /// Begins at a position, as whoever sits at the screen has chosen for new games. It is not kept. If it
    /// can't be set up, that is told, and the table stays as it is: false.
    bool playFrom(const std::shared_ptr<const GameData>& data, const Scenario& position);
    /// Goes on with a match of a film, as whoever sits at the screen has chosen for new games. It is kept as
    /// others are; where a file can't say what the film's cards are, it is told that it is not.
    void playOn(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
                const Scenario& film);
    /// Puts a match on the table, and keeps it in that file or in a new one. The game that was there goes.
    void show(const std::shared_ptr<const GameData>& data, std::unique_ptr<Match> match,
              const std::filesystem::path& file = {});
    void show(std::unique_ptr<Session> session, const std::filesystem::path& file = {});

    /// Does what makes the game at hand go; asks before, if the game would be lost by that.
    void partWithGame(const std::function<void()>& then);
    /// Asks the same before something else, if the game would be lost by it. False: nobody was asked.
    bool asksBeforeLosing(const std::function<void()>& then);
    /// Asks for a file and saves the game there. When it has been written, `then`.
    void save(const std::function<void()>& then = {});

    /// Tells of a mistake of the program beside the rules, with a report of the game if there is one.
    void tellMistake(const std::string& reason);

signals:
    /// The game at hand goes; another one is about to come.
    void leaving();
    void shown();
    /// The window goes, with the game at hand.
    void closing();

private:
    std::array<std::uint32_t, 2> chosenStops(const GameData& data) const;
    static void seat(Match& match);
    std::unique_ptr<Match> tryToBegin(const MatchSetup& setup);
    void leaveGame();
    void keepGame(const std::filesystem::path& file);
    static std::filesystem::path newFile();
    void keepIn(const std::filesystem::path& file);
    void apply(SettingId id);
    void applyKeeping();
    void applyStops();
    /// The game as a saved one; empty without a game, and for a lesson.
    std::string writtenDown() const;
    /// The game stands in a file as it is now: that of its autosave, or one that was saved or opened by hand.
    bool isKept();
    /// Somebody has answered in it, and nobody could go on with it if it went now.
    bool wouldBeLost();
    void tellFault(const MatchFault& fault);

    GamePage* page_;
    GamesOnOffer* offer_;
    const Settings* settings_;
    QWidget* window_;
    bool mayKeep_;
    std::unique_ptr<AutosaveControl> autosave_; ///< of the page's session, which outlives it
    int clockMinutes_ = 0;
    int nextMinutes_ = 0;          ///< of the game that is about to be shown
    std::size_t placesOfFilm_ = 0; ///< of the match at hand, if it was played on from a film
    std::filesystem::path keptIn_; ///< the file of the game that is played
    std::string asSaved_;          ///< the game that is played, as it was last in a file that stays
};

} // namespace takujo
