#pragma once

#include <QColor>

#include <vector>

namespace takujo {

/// The shades of a frame, all made from one colour. `header` and `badge` carry text in the ink beside them
/// with a contrast of at least 4.5:1.
struct CardShades {
    QColor outline;
    QColor header;
    QColor headerInk;
    QColor badge;
    QColor badgeInk;
    QColor artLight;
    QColor artDark;
    QColor tint; ///< text in this colour on the dark body
};

/// The shades for each colour of a frame. Several colours share one ink on their header.
std::vector<CardShades> cardShades(const std::vector<QColor>& colours);

/// The colours that are the same on every frame.
namespace cardColour {
inline constexpr QColor body{0x14, 0x18, 0x20};
inline constexpr QColor text{0xe8, 0xec, 0xf2};
inline constexpr QColor quiet{0xa3, 0xaf, 0xbf};
inline constexpr QColor up{0x6f, 0xd3, 0x94};
inline constexpr QColor down{0xf0, 0x80, 0x78};
inline constexpr QColor damage{0xc4, 0x2f, 0x2b};
inline constexpr QColor damageInk{0xff, 0xff, 0xff};
inline constexpr QColor halo{0x0b, 0x0e, 0x13};
} // namespace cardColour

} // namespace takujo
