#pragma once

#include <QString>

namespace takujo {

/// How long things take to move, in milliseconds. All of it is 0 while motion is off.
class Motion {
public:
    explicit Motion(bool on) : on_(on) {}
    /// What the user wants, unless the system asks for less.
    static Motion preferred(bool wanted);

    bool on() const { return on_; }
    int move() const { return on_ ? 180 : 0; }  ///< a card from place to place; ease out
    int turn() const { return on_ ? 160 : 0; }  ///< upright to sideways and back
    int shake() const { return on_ ? 240 : 0; } ///< a refused card, once
    int fade() const { return on_ ? 120 : 0; }
    static constexpr double shakeDistance = 3;

private:
    bool on_;
};

/// Whether the desktop has animations switched off: by the style, or in the settings of GTK or KDE in
/// `configFolder`.
bool systemWantsLessMotion(const QString& configFolder);
bool systemWantsLessMotion();

} // namespace takujo
