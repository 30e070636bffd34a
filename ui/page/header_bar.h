#pragma once

#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/widgets/command_set.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <array>

class QMenu;

namespace takujo {

/// The bar at the top: the menu, which game, whose turn and phase, undo and redo.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    HeaderBar(const CommandSet& commands, QMenu* menu, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void display(const Session& session);
    /// How the series stands that the game belongs to; empty if to none.
    void setSeries(const QString& score);
    /// What a player's clock shows; without a time there is none.
    struct Clock {
        QString player;
        QString time;
        bool runs = false;
        bool isUp = false;

        friend bool operator==(const Clock&, const Clock&) = default;
    };
    void setClocks(const std::array<Clock, 2>& clocks);
    void openMenu();
    QWidget* menuButton() const { return menuButton_; }
    /// Puts these buttons before the bar's own.
    void addButtons(const std::array<QToolButton*, 2>& buttons);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void showStanding(const Session& session);
    void fit();
    void writeClocks();

    QMenu* menu_;
    QToolButton* menuButton_;
    QLabel* game_;
    QLabel* turn_;
    QLabel* phase_;
    QLabel* series_;
    std::array<QLabel*, 2> clocks_;
    std::array<Clock, 2> shownClocks_;
    Palette palette_;
    QString where_;         ///< the words for the phase when there is room for them
    QToolButton* standing_; ///< says that questions are answered by themselves; opens where that is ended
    std::vector<QToolButton*> buttons_;
};

} // namespace takujo
