#include "ui/theme/emblem_canvas.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace takujo {

namespace {

constexpr double patternEdge = 0.6; ///< beyond the window on every side, whatever its height

/// Everything below a line that runs from the left edge to the right one.
QPainterPath below(const QPainterPath& line) {
    QPainterPath area = line;
    area.lineTo(patternEdge, patternEdge);
    area.lineTo(-patternEdge, patternEdge);
    area.closeSubpath();
    return area;
}

} // namespace

void waves(EmblemCanvas& c) {
    const int count = c.dice.among(3, 6);
    const double height = c.dice.between(0.025, 0.07);
    const double length = c.dice.between(0.4, 1.1);
    const double drift = c.dice.between(0.06, 0.24) * (c.dice.coin() ? 1 : -1);
    const double start = c.dice.between(0, 1);
    for (int i = 0; i < count; ++i) {
        const double y = -0.22 + 0.5 * (i + 0.5) / count;
        QPainterPath crest;
        constexpr int steps = 48;
        for (int k = 0; k <= steps; ++k) {
            const double x = -patternEdge + 2 * patternEdge * k / steps;
            const QPointF at{x, y + height * std::sin(circle * (x / length + start + drift * i))};
            k == 0 ? crest.moveTo(at) : crest.lineTo(at);
        }
        c.darkArea(0.13);
        c.painter.drawPath(below(crest));
        c.lines(0.018, 0.85 - 0.5 * i / count);
        c.painter.drawPath(crest);
    }
}

void rays(EmblemCanvas& c) {
    const int count = c.dice.among(7, 16);
    const QPointF source{c.dice.between(-0.32, 0.32), c.dice.coin() ? 0.34 : c.dice.between(-0.1, 0.2)};
    const double start = c.dice.between(0, circle);
    for (int i = 0; i < count; ++i) {
        const double from = start + circle * i / count;
        const double to = from + circle / count / 2;
        c.lightArea(0.3);
        c.painter.drawPolygon(QPolygonF{{source, source + 2 * QPointF{std::cos(from), std::sin(from)},
                                         source + 2 * QPointF{std::cos(to), std::sin(to)}}});
    }
    const double radius = c.dice.between(0.09, 0.16);
    c.lightArea(0.92);
    c.painter.drawEllipse(source, radius, radius);
    c.lines(0.012, 0.8);
    c.painter.drawEllipse(source, radius * 1.35, radius * 1.35);
}

void mountains(EmblemCanvas& c) {
    const double sun = c.dice.between(0.07, 0.12);
    const QPointF at{c.dice.between(-0.3, 0.3), c.dice.between(-0.16, -0.08)};
    c.lightArea(0.9);
    c.painter.drawEllipse(at, sun, sun);
    const int ridges = c.dice.among(2, 4);
    for (int ridge = 0; ridge < ridges; ++ridge) {
        const double foot = 0.1 + 0.2 * ridge / ridges;
        const int peaks = c.dice.among(1, 3);
        QPainterPath line{{-patternEdge, foot}};
        for (int i = 0; i < peaks; ++i) {
            const double middle = -0.5 + (i + c.dice.between(0.3, 0.7)) / peaks;
            const double tall = c.dice.between(0.12, 0.26) * (ridge == 0 ? 1.1 : 0.8);
            line.lineTo(middle, foot - tall);
            line.lineTo(-0.5 + (i + 1.0) / peaks, foot);
        }
        line.lineTo(patternEdge, foot);
        c.darkArea(0.38);
        c.painter.drawPath(below(line));
        c.lines(0.014, 0.75 - 0.15 * ridge);
        c.painter.drawPath(line);
    }
}

void chevrons(EmblemCanvas& c) {
    const double step = c.dice.between(0.13, 0.24);
    const double slope = c.dice.between(0.35, 1.0);
    const double share = c.dice.between(0.35, 0.6);
    const int quarter = c.dice.among(0, 3);
    c.painter.save();
    c.painter.rotate(90.0 * quarter);
    for (int i = -8; i <= 8; ++i) {
        const double y = i * step;
        c.lightArea(i % 2 == 0 ? 0.5 : 0.22);
        c.painter.drawPolygon(QPolygonF{{{-patternEdge, y + patternEdge * slope},
                                         {0, y},
                                         {patternEdge, y + patternEdge * slope},
                                         {patternEdge, y + step * share + patternEdge * slope},
                                         {0, y + step * share},
                                         {-patternEdge, y + step * share + patternEdge * slope}}});
    }
    c.painter.restore();
}

// Seigaiha, the waves of the blue sea: of each circle only what the circles before it leave.
void fishScales(EmblemCanvas& c) {
    const double radius = c.dice.between(0.11, 0.17) * cutScale;
    const int rings = c.dice.among(2, 3);
    const auto disc = [](double x, double y, double r) {
        QPainterPath path;
        path.addEllipse(QPointF{x, y}, r, r);
        return path;
    };
    const QPainterPath hidden = disc(-radius, radius / 2, radius)
                                    .united(disc(radius, radius / 2, radius))
                                    .united(disc(0, radius, radius));
    std::vector<QPainterPath> scale;
    scale.reserve(static_cast<std::size_t>(rings));
    for (int ring = 0; ring < rings; ++ring)
        scale.push_back(disc(0, 0, radius * (1 - 0.34 * ring) - 8).subtracted(hidden));
    const double pitch = radius / 2;
    const int rows = static_cast<int>(patternEdge * cutScale / pitch) + 3;
    c.painter.scale(1 / cutScale, 1 / cutScale);
    for (int row = -rows; row <= rows; ++row)
        for (int i = -7; i <= 7; ++i) {
            const QPointF at{(2 * i + (row % 2 == 0 ? 0 : 1)) * radius, row * pitch};
            c.lightArea(0.24);
            for (const QPainterPath& ring : scale)
                c.painter.drawPath(ring.translated(at));
        }
}

void honeycomb(EmblemCanvas& c) {
    const double radius = c.dice.between(0.085, 0.125);
    const double across = radius * std::numbers::sqrt3;
    const int lit = c.dice.among(2, 4);
    for (int row = -6; row <= 6; ++row)
        for (int i = -7; i <= 7; ++i) {
            const QPointF at{(i + (row % 2 == 0 ? 0 : 0.5)) * across, row * radius * 1.5};
            QPolygonF cell;
            for (int k = 0; k < 6; ++k)
                cell << at + radius * 0.88 * QPointF{std::sin(circle * k / 6), -std::cos(circle * k / 6)};
            const bool isLit = c.dice.among(0, 8) < lit;
            if (isLit)
                c.lightArea(c.dice.coin() ? 0.72 : 0.4);
            else
                c.lines(0.01, 0.42);
            c.painter.drawPolygon(cell);
        }
}

// Shippo, the seven treasures.
void interlockingCircles(EmblemCanvas& c) {
    const double radius = c.dice.between(0.13, 0.2);
    const bool filled = c.dice.coin();
    for (int row = -5; row <= 5; ++row)
        for (int i = -5; i <= 5; ++i) {
            const QPointF at{i * radius * 2, row * radius * 2};
            for (const QPointF& each : {at, at + QPointF{radius, radius}}) {
                if (filled) {
                    c.lightArea(0.2);
                    c.painter.drawEllipse(each, radius, radius);
                }
                c.lines(0.014, 0.6);
                c.painter.drawEllipse(each, radius, radius);
            }
            c.lightArea(0.85);
            c.painter.drawEllipse(at + QPointF{radius, 0}, radius * 0.13, radius * 0.13);
            c.painter.drawEllipse(at + QPointF{0, radius}, radius * 0.13, radius * 0.13);
        }
}

// Uroko, the scales of a dragon.
void triangles(EmblemCanvas& c) {
    const double side = c.dice.between(0.17, 0.28);
    const double tall = side * c.dice.between(0.7, 0.95);
    const int lit = c.dice.among(3, 5);
    for (int row = -5; row <= 5; ++row)
        for (int i = -6; i <= 6; ++i) {
            const QPointF at{(i + (row % 2 == 0 ? 0 : 0.5)) * side, row * tall};
            c.lightArea(c.dice.among(0, 7) < lit ? 0.62 : 0.2);
            c.painter.drawPolygon(
                QPolygonF{{at, at + QPointF{side / 2, tall}, at + QPointF{-side / 2, tall}}});
        }
}

// Asanoha, leaves of hemp: every hexagon cut into its six kites.
void hempLeaves(EmblemCanvas& c) {
    const double radius = c.dice.between(0.16, 0.24);
    const double across = radius * std::numbers::sqrt3;
    const bool filled = c.dice.coin();
    for (int row = -4; row <= 4; ++row)
        for (int i = -4; i <= 4; ++i) {
            const QPointF at{(i + (row % 2 == 0 ? 0 : 0.5)) * across, row * radius * 1.5};
            for (int k = 0; k < 6; ++k) {
                const auto corner = [&](double angle, double length) {
                    return at + length * QPointF{std::sin(circle * angle / 6), -std::cos(circle * angle / 6)};
                };
                const QPointF tip = corner(k, radius);
                const QPointF left = corner(k - 0.5, radius / std::numbers::sqrt3);
                const QPointF right = corner(k + 0.5, radius / std::numbers::sqrt3);
                if (filled) {
                    c.lightArea(k % 2 == 0 ? 0.4 : 0.14);
                    c.painter.drawPolygon(QPolygonF{{at, left, tip, right}});
                }
                c.lines(0.009, 0.7);
                c.painter.drawPolyline(QPolygonF{{left, tip, right, at, tip}});
            }
        }
}

} // namespace takujo
