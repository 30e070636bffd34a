#pragma once

#include "tests/gui/table_driver.h"

#include <cstdint>

/// Plays in the window with nothing but keys: every key goes to whatever has the keyboard, as it would from a
/// person's hands.
class KeyPlayer {
public:
    explicit KeyPlayer(TableDriver& driver) : driver_{&driver} {}

    /// Presses it in the menu, the dialog or the window that is in front.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    /// Holds it down so long that it comes so many times more, and lets it go. It may have come down before,
    /// somewhere else: then only what comes again comes here.
    enum class Hold : std::uint8_t { comesDown, cameDownBefore };
    void hold(int key, int again, Hold how = Hold::comesDown) const;
    void type(const QString& text) const;
    /// What has the keyboard; none if nothing has.
    QWidget* holder() const;
    /// Goes on by Tab until the widget of that name has the keyboard. False if it never has.
    bool tabTo(const QString& name) const;
    /// From the start page.
    void startGame(const QString& seed) const;
    /// Whether somebody could see where the keyboard is.
    bool canBeSeen() const;
    /// One step of a player who uses whatever Tab comes to, and else the highlighted button. `step` makes one
    /// differ from the next.
    void act(int step) const;

private:
    TableDriver* driver_;
};
