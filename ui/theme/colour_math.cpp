#include "ui/theme/colour_math.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

float encoded(double part) {
    const double value = part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
    return static_cast<float>(std::clamp(value, 0.0, 1.0));
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor stepped(QColor colour, const QColor& ground, double least, double step) {
    Shade shade = shadeOf(colour);
    while (contrast(colour, ground) < least && shade.lightness > 0 && shade.lightness < 1) {
        shade.lightness += step;
        colour = colourOf(shade);
    }
    return colour;
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

// The matrices are those of Björn Ottosson's OKLab.
Shade shadeOf(const QColor& colour) {
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const double x = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    const double y = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, std::hypot(x, y), std::atan2(y, x)};
}

QColor colourOf(const Shade& shade) {
    const double x = shade.chroma * std::cos(shade.hue);
    const double y = shade.chroma * std::sin(shade.hue);
    const double l = std::pow(shade.lightness + 0.3963377774 * x + 0.2158037573 * y, 3);
    const double m = std::pow(shade.lightness - 0.1055613458 * x - 0.0638541728 * y, 3);
    const double s = std::pow(shade.lightness - 0.0894841775 * x - 1.2914855480 * y, 3);
    return QColor::fromRgbF(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                            encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                            encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

QColor darkerUntil(QColor colour, const QColor& ground, double least) {
    return stepped(colour, ground, least, -0.01);
}
QColor lighterUntil(QColor colour, const QColor& ground, double least) {
    return stepped(colour, ground, least, 0.01);
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = [share](float from, float to) {
        return from + (to - from) * static_cast<float>(share);
    };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()), part(a.alphaF(), b.alphaF()));
}

} // namespace takujo
