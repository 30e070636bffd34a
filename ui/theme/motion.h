#pragma once

#include <QString>

#include <cstdint>

namespace takujo {

/// How long things take to move, in milliseconds. All of it is 0 while motion is off.
class Motion {
public:
    /// With less, nothing travels, strikes or shakes; cards only turn, and what is told comes and goes.
    enum class Amount : std::uint8_t { none, less, full };
    enum class Pace : std::uint8_t { slow, normal, fast };
    explicit Motion(Amount amount, Pace pace = Pace::normal) : amount_{amount}, pace_{pace} {}
    explicit Motion(bool on) : Motion{on ? Amount::full : Amount::none} {}

    /// What the user wants, unless the system asks for less.
    static Amount preferred(bool wanted);

    bool on() const { return amount_ != Amount::none; }
    bool travels() const { return amount_ == Amount::full; }
    int move() const { return travels() ? inPace(180) : 0; }      ///< a card from place to place; ease out
    int turn() const { return travels() ? inPace(160) : fade(); } ///< upright to sideways and back
    int shake() const { return travels() ? 240 : 0; }             ///< a refused card, once
    int lean() const { return travels() ? inPace(170) : 0; }      ///< whoever attacks
    int strike() const { return travels() ? inPace(320) : 0; }    ///< there and back again
    int breaking() const { return travels() ? inPace(340) : 0; }  ///< a card into pieces
    int pulse() const { return on() ? inPace(300) : 0; }
    int telling() const { return on() ? inPace(450) : 0; } ///< a number, or whose turn it is
    int fade() const { return on() ? inPace(120) : 0; }
    /// How long something takes that takes so long at the usual pace.
    int inPace(int milliseconds) const;
    static constexpr double shakeDistance = 3;

private:
    Amount amount_;
    Pace pace_ = Pace::normal;
};

/// Whether the desktop has animations switched off: by the style, or in the settings of GTK or KDE in
/// `configFolder`.
bool systemWantsLessMotion(const QString& configFolder);
bool systemWantsLessMotion();

} // namespace takujo
