#pragma once

#include "ui/panels/command_set.h"
#include "ui/table/session.h"
#include "ui/theme/palette.h"

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
    void openMenu();
    /// Stand before the bar's own.
    void addButtons(const std::array<QToolButton*, 2>& buttons);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QMenu* menu_;
    QToolButton* menuButton_;
    QLabel* game_;
    QLabel* turn_;
    QLabel* phase_;
    std::vector<QToolButton*> buttons_;
};

} // namespace takujo
