#pragma once

#include "engine/match/bot.h"
#include "ui/bringing/bring_page.h"
#include "ui/games/game_control.h"
#include "ui/games/games_on_offer.h"
#include "ui/lessons/lessons_on_offer.h"
#include "ui/page/game_keys.h"
#include "ui/page/game_page.h"
#include "ui/positions/position_page.h"
#include "ui/replay/replay_control.h"
#include "ui/rules/rules_control.h"
#include "ui/rules/rules_page.h"
#include "ui/settings/settings.h"
#include "ui/sound/sound_output.h"
#include "ui/start/start_page.h"
#include "ui/testing/testing_page.h"
#include "ui/widgets/command_set.h"
#include "ui/window/help_control.h"
#include "ui/window/main_menu.h"
#include "ui/window/seating_control.h"
#include "ui/window/translator.h"
#include "ui/workshop/workshop_page.h"

#include <QMainWindow>
#include <QStackedWidget>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace takujo {

class LivingTable;

/// Wishes for the window that come before the user's preferences.
struct WindowWishes {
    std::optional<Language> language;
    std::optional<Brightness> brightness;
    bool keepsGames = true;           ///< games are kept while they are played, and offered again
    std::string_view shows = {};      ///< the id of a hidden game that is offered all the same
    BotMaker makeBot = {};            ///< of the computer that one may play against; without it there is none
    SoundOutputMaker makeSounds = {}; ///< where sounds go; without it nothing is heard
    bool keepsPace = true;            ///< the computer answers no faster than one can follow
};

/// The window: its pages, the menu with its commands, language and colours, help, and closing. Which games
/// are played, opened, watched and learned from is for others to say (ui/games, ui/replay, ui/lessons).
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Offers those games that are not hidden.
    explicit MainWindow(std::span<const Game* const> games, const WindowWishes& wishes = {});
    ~MainWindow() override;

    /// Begins a game at once.
    void begin(const GameStart& start) { games_->begin(start); }
    /// Shows a match that stands somewhere in the middle. It is not kept.
    void beginAt(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match) {
        games_->show(game, std::move(match));
    }
    /// Begins a lesson, as the start page names it, at that chapter or at the first that has not been done.
    void beginLesson(const QString& id, std::optional<std::size_t> chapter = std::nullopt) {
        lessons_->begin(id, chapter);
    }
    /// Answers the questions before the first action as the game suggests, so that a picture shows a game.
    void skipQuestions();
    /// Plays until that turn by itself, as chance has it that begins with the seed, so that a picture shows
    /// the middle of a game.
    void playUntil(int turn, std::uint64_t seed);
    /// Brings a page of the side panel to the front.
    void openPage(SidePanel::Page page);
    /// The games that can be played.
    const std::vector<std::shared_ptr<const GameData>>& games() const { return offer_->playable(); }
    StartPage& startPage() { return *start_; }
    void openSettings();
    void offerGuideLevels(const std::function<void(bool)>& openGuide);
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
    // main_window_pages.cpp
    void connectPages();
    void connectDecks();
    void connectBringing();
    void connectPositions(const BotMaker& makeBot);
    void connectRules(ReplayControl& replays);
    void connectCommands();
    void showStart();
    void showGame();
    void showPage(QWidget* page);
    void showReplay();
    void leaveReplay();
    void showRules();
    void leaveRules();
    bool isPlaying() const { return pages_->currentWidget() == game_ && game_->current() != nullptr; }
    bool isWatching() const { return pages_->currentWidget() == replay_; }
    /// The page of the game that is seen: played, or watched.
    GamePage& shownGame() { return isWatching() ? replay_->page() : *game_; }
    void updateCommands();
    void retranslate();
    void concede(Player player);
    void giveKeysBack();
    void closeWhatBelongsToThePage();
    const GameData* gameInView();
    LayoutColour accentInView();
    /// The players' colours in the game that is seen, or that waits behind the page.
    std::array<PlayerColour, 2> coloursInView();
    void takeColours();
    bool asksBeforeClosing();
    QString helpHere() const;
    // What settings do (main_window_settings.cpp).
    void applySettings(const WindowWishes& wishes);
    void apply(SettingId id);

    Settings settings_;
    CommandSet commands_;
    Translator translator_;
    CardRenderer renderer_;
    Brightness brightness_ = Brightness::dark;
    LayoutColour accent_;
    Palette palette_;
    bool mayClose_ = false; ///< the user has agreed to it
    bool hasComputer_ = false;
    MainMenu* menu_;
    QStackedWidget* pages_;
    StartPage* start_;
    LivingTable* living_ = nullptr; ///< on the start page; none without a computer
    GamePage* game_;
    GameKeys* keys_;
    ReplayPage* replay_;
    WorkshopPage* workshop_;
    TestingPage* testing_;
    BringPage* bring_;
    PositionPage* position_;
    RulesPage* rules_;
    QWidget* beforeRules_ = nullptr; ///< the page that the rule browser was opened from
    HelpControl* help_;
    SeatingControl* seating_;
    GamesOnOffer* offer_;
    LessonsOnOffer* lessons_;
    std::unique_ptr<GameControl> games_; ///< goes before the page of the game does
};

} // namespace takujo
