#pragma once

#include "ui/dialogs/start_page.h"
#include "ui/panels/command_set.h"
#include "ui/panels/company_control.h"
#include "ui/panels/game_page.h"
#include "ui/panels/lesson_control.h"
#include "ui/panels/tongue.h"
#include "ui/table/keeper.h"
#include "ui/theme/spoken.h"

#include <QMainWindow>
#include <QStackedWidget>

#include <span>

namespace takujo {

/// What the window is to be like, where that is not left to the user's preferences.
struct WindowWishes {
    std::optional<Language> language;
    std::optional<Brightness> brightness;
    bool keepsGames = true; ///< games are kept while they are played, and offered again
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
    void setLanguage(Language language);
    void setBrightness(Brightness brightness);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void loadGames(std::span<const Game* const> games);
    void makeMenu();
    void connectCommands();
    void showGame(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                  const std::filesystem::path& autosave);
    /// A lesson's: it is not kept, and the game that is being kept is offered again.
    void showLesson(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match);
    void showStart();
    void makeLessons();
    void offerLessons();
    void saveGame();
    void openGame();
    void open(const std::filesystem::path& file, const std::filesystem::path& autosave);
    void offerLeftGame();
    void tell(const Says& what, const Says& details, const Says& title = [] { return tr("Takujo"); });
    Says saysWhy(const WriteFailure& failure);
    void updateCommands();
    void retranslate();
    void concede(Player player);
    void tellFindings();
    void giveKeysBack();
    void on(CommandId id, auto does);

    CommandSet commands_;
    Tongue tongue_;
    CardRenderer renderer_;
    std::vector<std::shared_ptr<const GameData>> games_;
    Findings findings_;
    Brightness brightness_;
    bool keepsGames_;
    std::filesystem::path left_; ///< the game that the start page offers to go on with
    QMenu* menu_;
    std::vector<std::pair<QMenu*, const char*>> submenus_;
    QStackedWidget* pages_;
    StartPage* start_;
    GamePage* game_;
    LessonControl* lessons_;
    CompanyControl* company_;
    std::unique_ptr<Keeper> keeper_; ///< of the game's session, which outlives it
};

} // namespace takujo
