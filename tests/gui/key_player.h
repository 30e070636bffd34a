#pragma once

#include "tests/gui/table_driver.h"

#include <cstdint>

/// Plays in the window with keys only: each key goes to the widget with the keyboard focus, as a person's
/// would.
class KeyPlayer {
public:
    explicit KeyPlayer(TableDriver& driver) : driver_{&driver} {}

    /// Presses it in the menu, the dialog or the window that is in front.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    /// Holds it down until it has repeated that many times, and releases it. It may have been pressed
    /// elsewhere before: then only the repeats come here.
    enum class Hold : std::uint8_t { comesDown, cameDownBefore };
    void hold(int key, int again, Hold how = Hold::comesDown) const;
    void type(const QString& text) const;
    /// Returns the widget with the keyboard focus; none if there is none.
    QWidget* holder() const;
    /// Presses Tab until the widget of that name has the focus. False if that never happens.
    bool tabTo(const QString& name) const;
    /// From the start page.
    void startGame(const QString& seed) const;
    /// Whether a person could see where the focus is.
    bool canBeSeen() const;
    /// One step of a player who uses what Tab reaches, or else the highlighted button. `step` makes steps
    /// differ.
    void act(int step) const;

private:
    TableDriver* driver_;
};
