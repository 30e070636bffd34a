#pragma once

#include "ui/start/colour_choice.h"
#include "ui/start/game_start.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

namespace takujo {

/// One player's side of the start page: name, deck, what the deck is like, and why it may not be played.
class DeckChoice : public QWidget {
    Q_OBJECT

public:
    DeckChoice(int player, CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void offer(std::shared_ptr<const GameData> game, std::size_t format, const Deck* chosen,
               Language language);
    const Deck* deck() const;
    std::string name() const;
    /// The name of a player who has not given one: that of their colour; the computer has its own.
    QString usualName() const;
    /// The computer plays this side, or a person does.
    void setComputer(bool plays);
    PlayerColour colour() const { return colour_->chosen(); }
    void setColour(PlayerColour colour);
    /// Its cards are drawn as large as suits a page of that height, and its own width.
    void setRoomForCards(int pageHeight);
    /// Whether the deck may be played.
    bool legal() const { return legal_; }

signals:
    void changed();
    void colourChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void judge();
    void retranslate();
    void pickShownCards();
    void sizeCards();

    int player_;
    CardRenderer* renderer_;
    Palette palette_;
    std::shared_ptr<const GameData> data_;
    std::size_t format_ = 0;
    Language language_ = Language::en;
    bool legal_ = false;
    bool isComputer_ = false;
    std::vector<const CardDefinition*> shown_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    ColourChoice* colour_;
    QLabel* deckLabel_;
    ChoiceBox* decks_;
    QLabel* about_;
    QLabel* problems_;
    QWidget* picture_;
    int pageHeight_ = 0;
};

} // namespace takujo
