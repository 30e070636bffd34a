#pragma once

#include <QColor>

namespace takujo {

/// The contrast of two colours as WCAG defines it: 1 for equal ones, 21 for black on white.
double contrast(const QColor& a, const QColor& b);

/// A colour by how light it looks, how strong it is and its hue (OKLCH), so that the same step looks the same
/// in every hue.
struct Shade {
    double lightness = 0; ///< 0 black, 1 white
    double chroma = 0;    ///< 0 grey
    double hue = 0;       ///< in radians
};

Shade shadeOf(const QColor& colour);
/// A colour that no screen can show becomes the nearest one that a screen can.
QColor colourOf(const Shade& shade);

/// The colour made so much darker, or lighter, that it stands out from `ground` by `least`.
QColor darkerUntil(QColor colour, const QColor& ground, double least);
QColor lighterUntil(QColor colour, const QColor& ground, double least);

QColor mixed(const QColor& a, const QColor& b, double share);

} // namespace takujo
