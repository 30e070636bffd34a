#pragma once

#include "engine/match/saves/saving.h"
#include "ui/lessons/lesson_control.h"
#include "ui/page/game_keys.h"
#include "ui/page/game_page.h"
#include "ui/replay/replay_page.h"
#include "ui/session/autosave_control.h"
#include "ui/settings/settings.h"
#include "ui/start/start_page.h"
#include "ui/theme/spoken.h"
#include "ui/widgets/command_set.h"
#include "ui/window/seating_control.h"
#include "ui/window/translator.h"

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

#include <functional>
#include <span>
#include <string>

namespace takujo {

class HelpWindow;

/// What the window is to be like, where that is not left to the user's preferences.
struct WindowWishes {
    std::optional<Language> language;
    std::optional<Brightness> brightness;
    bool keepsGames = true;      ///< games are kept while they are played, and offered again
    std::string_view shows = {}; ///< the id of a hidden game that is offered all the same
};

/// The window: the start page, or a game; the menu and everything in it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Of the games, those that are not hidden are offered.
    explicit MainWindow(std::span<const Game* const> games, const WindowWishes& wishes = {});
    ~MainWindow() override;

    /// Begins a game at once.
    void begin(const GameStart& start);
    /// Shows a match that stands somewhere in the middle. It is not kept.
    void beginAt(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match);
    /// Begins a lesson, as the start page names it, at that chapter or at the first that has not been done.
    void beginLesson(const QString& id, std::optional<std::size_t> chapter = std::nullopt);
    /// Answers what is asked before anybody may act as the game suggests, so that a picture shows a game.
    void skipQuestions();
    /// Plays until that turn by itself, in the way of the seed, so that a picture shows the middle of a game.
    void playUntil(int turn, std::uint64_t seed);
    /// Brings a page of the side panel to the front.
    void openPage(SidePanel::Page page);
    /// The games that can be played.
    const std::vector<std::shared_ptr<const GameData>>& games() const { return games_; }
    StartPage& startPage() { return *start_; }
    void openSettings();
    /// A page of the help, or a link as its pages have them.
    void openHelp(const QString& link);
    void setLanguage(Language language);
    void setBrightness(Brightness brightness);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void loadGames();
    void makeMenu();
    void connectCommands();
    void showGame(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                  const std::filesystem::path& autosave);
    /// A lesson's: it is not kept, and the game that is being kept is offered again.
    void showLesson(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match);
    void showStart();
    void makeLessons();
    void offerLessons();
    /// By hand, into a file that is asked for. When it has been written, `then`.
    void saveGame(const std::function<void()>& then = {});
    void openGame();
    /// False if the file can't be read; that has been told then.
    bool open(const std::filesystem::path& file, const std::filesystem::path& autosave);
    /// A game from a file, as far as it goes. Nothing, and why is told, if it cannot be opened.
    struct ReadGame {
        std::shared_ptr<const GameData> data;
        std::unique_ptr<Match> match;
        Findings findings;
        std::optional<Divergence> divergence;

        /// What of it is not as it was, a line for each thing; empty if it all is.
        LocalizedText trouble() const;
    };
    std::optional<ReadGame> readGame(const std::filesystem::path& file);
    void begin(ReadGame& read, const std::filesystem::path& autosave);
    // The start page and the games that it lists (main_window_games.cpp).
    void connectStart();
    void offerGames();
    void keepGame(const std::filesystem::path& autosave);
    void tellFault(const MatchFault& fault);
    void tellMistake(const std::string& reason);
    void keepIn(const std::filesystem::path& file);
    void dropKeptGame(const GameFacts& kept);
    void openRecent(const GameFacts& saved);
    void readFilesAgain();
    // When the game at hand goes (main_window_parting.cpp).
    /// As a saved game; empty without a game, and for a lesson.
    std::string writtenDown() const;
    /// The game stands in a file as it is now: that of its autosave, or one that was saved or opened by hand.
    bool isKept();
    /// Somebody has answered in it, and nobody could go on with it if it went now.
    bool wouldBeLost();
    /// Does it; asks before, if the game at hand would be lost by that.
    void partWithGame(const std::function<void()>& then);
    void leaveGame();
    // What settings do, and help (main_window_settings.cpp).
    void applySettings(const WindowWishes& wishes);
    void apply(SettingId id);
    void applyStops();
    bool asksBeforeClosing();
    QString helpHere() const;
    bool helpInDialog(QObject* watched);
    // Watching games that were played (main_window_replay.cpp).
    void connectReplay();
    void watchThisGame(bool fromTheBeginning);
    void chooseGameToWatch();
    bool watchFile(const std::filesystem::path& file);
    void showReplay(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                    const Says& trouble);
    void playOn();
    void leaveReplay();
    bool isWatching() const { return pages_->currentWidget() == replay_; }
    /// The page of the game that is seen: played, or watched.
    GamePage& shownGame() { return isWatching() ? replay_->page() : *game_; }
    void tell(const Says& what, const Says& details, const Says& title = [] { return tr("Takujo"); });
    Says saysWhy(const WriteFailure& failure);
    void updateCommands();
    void retranslate();
    void concede(Player player);
    void tellFindings();
    void giveKeysBack();
    void closeWhatBelongsToThePage();
    const GameData* gameInView();
    LayoutColour accentInView();
    void takeAccent();
    /// With a parameter, a command works everywhere; without one, only while a game is played.
    void on(CommandId id, auto does) {
        connect(commands_.action(id), &QAction::triggered, this, [this, does](bool checked) {
            const bool playing = pages_->currentWidget() == game_ && game_->current() != nullptr;
            if constexpr (std::is_invocable_v<decltype(does), bool>)
                does(checked);
            else if (playing) {
                game_->view().table().movements().finish();
                does();
            }
        });
    }

    Settings settings_;
    CommandSet commands_;
    Translator translator_;
    CardRenderer renderer_;
    std::vector<std::shared_ptr<const GameData>> games_;
    std::vector<const Game*> offered_; ///< also those that could not be read
    Findings findings_;
    Brightness brightness_ = Brightness::dark;
    LayoutColour accent_;
    Palette palette_;
    bool mayKeepGames_;
    bool mayClose_ = false; ///< it has been asked
    QMenu* menu_;
    std::vector<std::pair<QMenu*, const char*>> submenus_;
    QStackedWidget* pages_;
    StartPage* start_;
    GamePage* game_;
    GameKeys* keys_;
    QPointer<HelpWindow> help_;
    ReplayPage* replay_;
    bool watchesOwn_ = false; ///< what is watched is the game at hand
    LessonControl* lessons_;
    SeatingControl* seating_;
    std::unique_ptr<AutosaveControl> autosave_; ///< of the game's session, which outlives it
    std::filesystem::path keptIn_;              ///< the file of the game that is played
    std::string asSaved_; ///< the game that is played, as it was last in a file that stays
};

} // namespace takujo
