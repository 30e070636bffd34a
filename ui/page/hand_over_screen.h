#pragma once

#include "ui/gestures/table_state.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <chrono>

namespace takujo {

/// Covers the table while it goes from one player to the other. It tells who comes next and what has happened
/// meanwhile, and has the button that this player presses. The table below can be seen but not touched.
class HandOverScreen : public QWidget {
    Q_OBJECT

public:
    explicit HandOverScreen(QWidget* parent);

    void setColours(const Palette& palette);
    /// Hands the table to whom the session awaits; goes away if it awaits nobody. `button` is what they
    /// press.
    void display(const Session& session, const std::vector<PromptButton>& buttons);
    /// Fills the parent.
    void place();

    /// Sets for how long after it has come up it takes no press: the player who ended the turn may press once
    /// too often. Holds for all screens to come; gives the time that held until now.
    static std::chrono::milliseconds setGuard(std::chrono::milliseconds guard);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    // What happens on it does not reach the table.
    void mousePressEvent(QMouseEvent*) override {}
    void mouseReleaseEvent(QMouseEvent*) override {}
    void mouseMoveEvent(QMouseEvent*) override {}
    void mouseDoubleClickEvent(QMouseEvent*) override {}
    void wheelEvent(QWheelEvent*) override {}

private:
    void write(const Session& session);
    void retranslate();
    void press();

    Palette palette_;
    QWidget* box_;
    QLabel* title_;
    QLabel* lead_;
    QLabel* heading_;
    QLabel* lines_;
    QPushButton* button_;
    QLabel* hint_;
    QTimer guard_;
    PromptButton pressed_;
    Player to_ = Player::nobody;
};

} // namespace takujo
