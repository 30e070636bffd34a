#pragma once

#include "ui/start/deck_choice.h"
#include "ui/start/game_options.h"
#include "ui/start/seating_choice.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QWidget>

namespace takujo {

/// Where a game is chosen and begun: which game and format, who plays with which deck, from which seed.
class NewGameForm : public QWidget {
    Q_OBJECT

public:
    explicit NewGameForm(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// The games that can be played, read already.
    void setGames(std::vector<std::shared_ptr<const GameData>> games);
    /// Something to look at beside the form, where there is room for it. It is taken over.
    void setShowpiece(QWidget* piece);
    /// Shows the way back to a game, if there is one.
    void setCanReturn(bool can);
    void renewSeed() { options_->renewSeed(); }
    /// The game that is chosen; none where there is none to choose.
    const std::shared_ptr<const GameData>& chosen() const;
    /// Chooses a game, if it is offered.
    void choose(const Game& game);
    /// The first player is to play with this deck of the game.
    void takeDeck(const GameData& game, const Deck& deck);

signals:
    void gameChosen();
    void started(const takujo::GameStart& start);
    void returned();
    /// The players have chosen other colours.
    void coloursChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void useRoom();
    void takeGame();
    void fillFormats();
    void fillDecks();
    void check();
    void start();
    void fitColours();
    void keepColoursApart(std::size_t changed);

    Language language_ = Language::en;
    std::vector<std::shared_ptr<const GameData>> games_;
    QWidget* page_;
    QHBoxLayout* row_ = nullptr; ///< of the page and what is beside it
    QWidget* showpiece_ = nullptr;
    QLabel* gameLabel_;
    ChoiceBox* game_;
    QLabel* tagline_;
    const Game* filledGame_ = nullptr;     ///< the game that decks have been offered for
    std::optional<std::size_t> filledFor_; ///< the format that decks have been offered for
    QPushButton* swap_;
    std::array<DeckChoice*, 2> sides_;
    std::array<PlayerColour, 2> colours_; ///< of the sides
    SeatingChoice* seating_;
    GameOptions* options_;
    QLabel* hint_;
    QPushButton* return_;
    QPushButton* start_;
};

} // namespace takujo
