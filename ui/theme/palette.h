#pragma once

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>

namespace takujo {

enum class Brightness : std::uint8_t { dark, light };

/// The colours by which players may be told apart, besides their names. In the order of `playerColourWords`.
enum class PlayerColour : std::uint8_t { blue, crimson, green, amber, violet, teal };

/// The colours of the window. Every text colour stands out from table, zone and panel by 4.5:1 or more.
struct Palette {
    Brightness brightness = Brightness::dark;
    QColor table;   ///< what zones lie on
    QColor zone;    ///< the inside of a zone
    QColor outline; ///< of zones and fields
    QColor panel;   ///< the side panel and the bar at the top
    QColor raised;  ///< buttons, and the row under the pointer
    QColor text;
    QColor quiet;        ///< text that may wait
    QColor accent;       ///< of the game: what is at hand, links
    QColor accentGround; ///< the accent as a ground for `accentInk`
    QColor accentInk;
    QColor danger;
    QColor good;
    QColor warning;
    std::array<PlayerColour, 2> players{PlayerColour::blue, PlayerColour::crimson};
};

/// `accent` is the game's, as its layout states it; it is made legible on the ground at hand.
Palette makePalette(Brightness brightness, const QColor& accent);

/// The colour of a player, 0 or 1, as on the backs of the cards; it stands out from the palette's grounds.
QColor playerColour(const Palette& palette, int player);

/// The same for widgets.
QPalette widgetPalette(const Palette& palette);

/// What the system prefers. Ask before a palette of ours is set.
Brightness systemBrightness();

namespace radius {
inline constexpr double card = 0.035; ///< of the card's width
inline constexpr double zone = 8;
inline constexpr double panel = 8;
inline constexpr double button = 8;
} // namespace radius

} // namespace takujo
