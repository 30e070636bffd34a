#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <cstdint>
#include <numbers>

namespace takujo {

/// Rolls from a seed, the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    int among(int least, int most); ///< both included
    double between(double least, double most);
    bool coin() { return (next() & 1U) != 0; }

private:
    std::uint64_t state_;
};

/// Where a pattern is drawn. One unit is the width of the window, the origin its middle.
struct EmblemCanvas {
    QPainter& painter;
    Dice dice;
    QRectF window; ///< in units
    QColor light;
    QColor dark;
    double thinnest; ///< a line of one pixel, in units

    /// Lines in the light colour, nothing inside.
    void lines(double width, double strength) const;
    /// Areas in the light or the dark colour, without an outline.
    void lightArea(double strength) const;
    void darkArea(double strength) const;
};

/// Once around, in radians.
inline constexpr double circle = 2 * std::numbers::pi;

/// How far figures reach; they grow and shrink a little with the height of the window.
inline constexpr double emblemRadius = 0.285;

/// Cutting one shape out of another is exact to a fraction of a unit only, so shapes are cut enlarged by
/// this.
inline constexpr double cutScale = 1000;

// Figures stand in the middle.
void dashedRings(EmblemCanvas&);
void nestedPolygons(EmblemCanvas&);
void starPolygon(EmblemCanvas&);
void rosette(EmblemCanvas&);
void orbits(EmblemCanvas&);
void spiral(EmblemCanvas&);
void crescent(EmblemCanvas&);
void compass(EmblemCanvas&);

// Patterns fill the window.
void waves(EmblemCanvas&);
void rays(EmblemCanvas&);
void mountains(EmblemCanvas&);
void chevrons(EmblemCanvas&);
void fishScales(EmblemCanvas&);
void honeycomb(EmblemCanvas&);
void interlockingCircles(EmblemCanvas&);
void triangles(EmblemCanvas&);
void hempLeaves(EmblemCanvas&);

} // namespace takujo
