#pragma once

#include "ui/start/deck_page.h"
#include "ui/start/door.h"
#include "ui/start/game_list.h"
#include "ui/start/lesson_list.h"
#include "ui/start/new_game_form.h"

#include <QWidget>

#include <array>

class QMenu;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace takujo {

/// The first page of the window. At the left are the doors to what can be done, and the games to go on with;
/// at the right the part that was chosen there.
class StartPage : public QWidget {
    Q_OBJECT

public:
    enum Page : std::uint8_t { play, decks, lessons };
    static constexpr std::size_t pageCount = 3;

    explicit StartPage(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// The games that can be played, read already.
    void setGames(std::vector<std::shared_ptr<const GameData>> games);
    /// The game that is chosen for the next one; none where there is none to choose.
    const std::shared_ptr<const GameData>& game() const { return form_->chosen(); }
    /// Chooses a game, if it is offered.
    void choose(const Game& game) { form_->choose(game); }
    /// Shows the way back to a game, if there is one.
    void setCanReturn(bool can);
    /// Games that were not played to their end, and files that were opened or saved lately; the newest first.
    void setKeptGames(const std::vector<GameFacts>& games);
    void setRecentGames(const std::vector<GameFacts>& games);
    /// The lessons to offer; without any, the page says nothing of lessons.
    void setLessons(std::vector<LessonEntry> entries);
    const std::vector<LessonEntry>& lessonEntries() const { return lessonEntries_; }
    /// Something to look at beside the new game, where there is room for it. It is taken over.
    void setShowpiece(QWidget* piece) { form_->setShowpiece(piece); }
    /// Whether there is somebody to play tests of decks.
    void setCanTest(bool can) { decks_->setCanTest(can); }
    void renewSeed() { form_->renewSeed(); }
    void open(Page page);
    /// Gives the keys to the door that stands open.
    void takeKeys() { ways_[page()]->setFocus(); }
    /// The first player is to play with that deck next.
    void playWith(const std::shared_ptr<const GameData>& game, const QString& deck);
    Page page() const;
    /// The menu of the button in the corner; it must outlive the page.
    void setMenu(QMenu* menu) { menu_ = menu; }

signals:
    void started(const takujo::GameStart& start);
    void gameChosen();
    void returned();
    void watchWanted();
    /// A position is to be set up, of the game that is chosen.
    void positionWanted();
    /// The players have chosen other colours.
    void coloursChanged();
    void gameWanted(const takujo::GameFacts& kept);
    void fileWanted(const takujo::GameFacts& saved);
    void dropWanted(const takujo::GameFacts& kept);
    void forgetWanted(const takujo::GameFacts& saved);
    void openFileWanted();
    void lessonWanted(const QString& id, std::optional<std::size_t> chapter);
    void readAgainWanted();
    void deckEditWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    void deckCopyWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    void newDeckWanted(const std::shared_ptr<const GameData>& game);
    void bringWanted();
    void deckTestWanted(const std::shared_ptr<const GameData>& game, const QString& deck);
    void settingsWanted();
    void helpWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    QWidget* makeRail();
    void orderTabs();
    /// From the top to the bottom.
    std::array<Door*, pageCount> doors() const { return {ways_[lessons], ways_[play], ways_[decks]}; }
    bool walk(int key);

    Palette palette_;
    QMenu* menu_ = nullptr;
    QWidget* rail_ = nullptr;
    QLabel* title_;
    QLabel* subtitle_;
    std::array<Door*, pageCount> ways_; ///< by their pages
    GameList* kept_;
    GameList* recent_;
    QPushButton* openFile_;
    QPushButton* watch_;
    QPushButton* position_;
    QPushButton* settings_;
    QPushButton* help_;
    QToolButton* menuButton_;
    QStackedWidget* pages_;
    NewGameForm* form_;
    DeckPage* decks_;
    LessonList* lessons_;
    std::vector<LessonEntry> lessonEntries_;
};

} // namespace takujo
