#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <cstdint>

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

using EmblemFamily = void (*)(EmblemCanvas&);

// Figures stand in the middle, patterns fill the window.
void dashedRings(EmblemCanvas&);
void nestedPolygons(EmblemCanvas&);
void starPolygon(EmblemCanvas&);
void rosette(EmblemCanvas&);
void orbits(EmblemCanvas&);
void spiral(EmblemCanvas&);
void crescent(EmblemCanvas&);
void compass(EmblemCanvas&);
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
