#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

/// How long things take to move, in milliseconds. All of it is 0 while motion is off.
class Motion {
public:
    /// With less, nothing travels or shakes; cards only turn.
    enum class Amount : std::uint8_t { none, less, full };
    explicit Motion(Amount amount) : amount_{amount} {}
    explicit Motion(bool on) : Motion{on ? Amount::full : Amount::none} {}

    /// What the user wants, unless the system asks for less.
    static Motion preferred(bool wanted);

    bool on() const { return amount_ != Amount::none; }
    int move() const { return travels() ? 180 : 0; }      ///< a card from place to place; ease out
    int turn() const { return travels() ? 160 : fade(); } ///< upright to sideways and back
    int shake() const { return travels() ? 240 : 0; }     ///< a refused card, once
    int fade() const { return on() ? 120 : 0; }
    static constexpr double shakeDistance = 3;

private:
    bool travels() const { return amount_ == Amount::full; }

    Amount amount_;
};

/// Whether the desktop has animations switched off: by the style, or in the settings of GTK or KDE in
/// `configFolder`.
bool systemWantsLessMotion(const QString& configFolder);
bool systemWantsLessMotion();

} // namespace takujo
