#pragma once

#include "ui/positions/zone_strip.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include <functional>
#include <optional>
#include <vector>

namespace takujo {

/// Both sides of a position: every zone with its cards, and the numbers of the players.
class PositionBoard : public QScrollArea {
    Q_OBJECT

public:
    explicit PositionBoard(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// None: there is nothing to show.
    void setPosition(PositionEdit* position);
    ZonePlace zone() const { return zone_; }
    /// The card that was chosen last; none if that is gone.
    std::optional<CardPlace> card() const;
    void choose(CardPlace place);
    /// The player's name, as it stands above the zones.
    static QString nameOf(Player player);

signals:
    /// Another zone or card is meant.
    void chosen();
    void keyPressed(takujo::CardPlace place, int key, Qt::KeyboardModifiers modifiers);

private:
    struct Shown {
        ZoneStrip* strip = nullptr;
        QLabel* title = nullptr;
    };
    struct Number {
        Player player = Player::a;
        std::string word;
        QSpinBox* field = nullptr;
        QLabel* label = nullptr;
    };
    void build();
    QWidget* sideOf(Player player);
    QWidget* zoneBox(ZonePlace zone);
    void write();
    void writeTitles();
    void fillDeckMenu(Player player, QPushButton& button);

    CardRenderer* renderer_;
    Palette palette_;
    Language language_ = Language::en;
    PositionEdit* position_ = nullptr;
    std::vector<Shown> zones_;
    std::vector<Number> numbers_;
    std::vector<std::function<void()>> words_; ///< what is said again in another language
    ZonePlace zone_;
    int row_ = -1;
};

} // namespace takujo
