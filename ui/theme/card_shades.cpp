#include "ui/theme/card_shades.h"

#include "ui/theme/colour_math.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr double legibleOnCards =
    4.7; // a little above 4.5:1, because colours are rounded on their way to the screen
constexpr QColor darkInk{0x10, 0x14, 0x1a};
constexpr QColor lightInk{0xff, 0xff, 0xff};
constexpr double pale = 0.88; ///< colours lighter than this stay pale and are written on in dark ink

QColor atLightness(Shade shade, double lightness) {
    shade.lightness = lightness;
    return colourOf(shade);
}

CardShades shadesOf(const QColor& colour, bool writtenDark) {
    const Shade base = shadeOf(colour);
    CardShades shades;
    shades.outline = lighterUntil(colour, cardColour::body, 3.4);
    shades.headerInk = writtenDark ? darkInk : lightInk;
    // Grounds are weaker in colour than what stands out from them: the table stays calm.
    const Shade ground{base.lightness, base.chroma * 0.78, base.hue};
    shades.header = writtenDark
                        ? atLightness(ground, base.lightness - 0.06)
                        : darkerUntil(atLightness(ground, std::clamp(base.lightness - 0.22, 0.34, 0.46)),
                                      lightInk, legibleOnCards);
    shades.badgeInk = darkInk;
    shades.badge = lighterUntil(colour, darkInk, 5.5);
    // Art lies between header and colour, so that a pattern can be both lighter and darker than its ground.
    shades.artDark = atLightness(ground, base.lightness - (writtenDark ? 0.34 : 0.24));
    shades.artLight = atLightness(ground, base.lightness - (writtenDark ? 0.16 : 0.06));
    shades.tint = lighterUntil(colour, cardColour::body, 6);
    return shades;
}

} // namespace

std::vector<CardShades> cardShades(const std::vector<QColor>& colours) {
    // One name runs over all bands, so the ink is dark only if every band is pale.
    const bool writtenDark =
        std::ranges::all_of(colours, [](const QColor& c) { return shadeOf(c).lightness > pale; });
    std::vector<CardShades> shades;
    shades.reserve(colours.size());
    for (const QColor& colour : colours)
        shades.push_back(shadesOf(colour, writtenDark));
    return shades;
}

} // namespace takujo
