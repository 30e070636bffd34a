#include "ui/theme/emblem_canvas.h"

#include <QPainterPath>
#include <QPolygonF>

#include <cmath>

namespace takujo {

namespace {

constexpr double emblemRoom = emblemRadius;

QPointF polar(double angle, double radius) {
    return {std::cos(angle) * radius, std::sin(angle) * radius};
}
QPointF up(double angle, double radius) {
    return polar(angle - circle / 4, radius);
}

QPolygonF polygon(int corners, double radius, double angle) {
    QPolygonF result;
    for (int i = 0; i < corners; ++i)
        result << up(angle + circle * i / corners, radius);
    return result;
}

/// A star with `corners` points that lie `inner` of the radius apart from the middle between them.
QPolygonF star(int corners, double radius, double inner, double angle) {
    QPolygonF result;
    for (int i = 0; i < 2 * corners; ++i)
        result << up(angle + circle * i / (2 * corners), i % 2 == 0 ? radius : radius * inner);
    return result;
}

void disc(QPainter& painter, QPointF middle, double radius) {
    painter.drawEllipse(middle, radius, radius);
}

} // namespace

void dashedRings(EmblemCanvas& c) {
    const int rings = c.dice.among(3, 5);
    const double gap = c.dice.between(0.18, 0.5);
    const double width = 0.13 / rings;
    for (int ring = 0; ring < rings; ++ring) {
        const double radius = emblemRoom * (ring + 1) / rings - width / 2;
        const int dashes = c.dice.among(2, 4) + ring;
        const double start = c.dice.between(0, 360);
        c.lines(width, 0.42 + 0.4 * (rings - ring) / rings);
        for (int dash = 0; dash < dashes; ++dash)
            c.painter.drawArc(QRectF{-radius, -radius, 2 * radius, 2 * radius},
                              static_cast<int>((start + 360.0 * dash / dashes) * 16),
                              static_cast<int>(360.0 * (1 - gap) / dashes * 16));
    }
}

void nestedPolygons(EmblemCanvas& c) {
    const int corners = c.dice.among(3, 6);
    const int levels = c.dice.among(4, 6);
    const double twist = c.dice.between(0.12, 0.4) * (c.dice.coin() ? 1 : -1);
    const double shrink = c.dice.between(0.7, 0.8);
    double radius = emblemRoom;
    double angle = c.dice.between(0, circle);
    for (int level = 0; level < levels; ++level) {
        c.lightArea(0.13);
        c.painter.drawPolygon(polygon(corners, radius, angle));
        c.lines(0.014, 0.75);
        c.painter.drawPolygon(polygon(corners, radius, angle));
        radius *= shrink;
        angle += twist;
    }
}

void starPolygon(EmblemCanvas& c) {
    const int corners = c.dice.among(5, 12);
    const double inner = c.dice.between(0.35, 0.6);
    c.darkArea(0.25);
    disc(c.painter, {}, emblemRoom);
    c.lines(0.014, 0.6);
    disc(c.painter, {}, emblemRoom);
    c.lightArea(0.35);
    c.painter.drawPolygon(star(corners, emblemRoom * 0.96, inner, 0));
    c.lightArea(0.75);
    c.painter.drawPolygon(
        star(corners, emblemRoom * 0.62, inner, c.dice.coin() ? circle / (2 * corners) : 0));
}

void rosette(EmblemCanvas& c) {
    const int petals = c.dice.among(4, 9);
    const double width = c.dice.between(0.28, 0.5);
    for (int layer = 0; layer < 2; ++layer) {
        const double length = emblemRoom * (layer == 0 ? 1.0 : 0.6);
        for (int i = 0; i < petals; ++i) {
            const double angle = circle * (i + 0.5 * layer) / petals;
            const double side = circle / petals * width * 1.6;
            QPainterPath petal;
            petal.cubicTo(up(angle - side, length * 0.6), up(angle - side * 0.5, length * 0.95),
                          up(angle, length));
            petal.cubicTo(up(angle + side * 0.5, length * 0.95), up(angle + side, length * 0.6), {});
            c.lightArea(layer == 0 ? 0.3 : 0.5);
            c.painter.drawPath(petal);
            c.lines(0.01, 0.7);
            c.painter.drawPath(petal);
        }
    }
    c.lightArea(0.9);
    disc(c.painter, {}, 0.03);
}

void orbits(EmblemCanvas& c) {
    const int count = c.dice.among(2, 4);
    const double flat = c.dice.between(0.28, 0.5);
    const double first = c.dice.between(0, 180);
    for (int i = 0; i < count; ++i) {
        c.painter.save();
        c.painter.rotate(first + 180.0 * i / count);
        c.lines(0.013, 0.7);
        c.painter.drawEllipse(QPointF{}, emblemRoom, emblemRoom * flat);
        const double at = c.dice.between(0, circle);
        c.lightArea(1);
        disc(c.painter, {std::cos(at) * emblemRoom, std::sin(at) * emblemRoom * flat}, 0.028);
        c.painter.restore();
    }
    c.lightArea(0.85);
    disc(c.painter, {}, c.dice.between(0.045, 0.085));
}

void spiral(EmblemCanvas& c) {
    const int arms = c.dice.among(1, 5);
    const double turns = c.dice.between(0.7, 1.5) + (arms == 1 ? 1.4 : 0);
    const double direction = c.dice.coin() ? 1 : -1;
    const double start = c.dice.between(0, circle);
    for (int arm = 0; arm < arms; ++arm) {
        constexpr int steps = 60;
        QPainterPath path;
        for (int i = 0; i <= steps; ++i) {
            const double share = static_cast<double>(i) / steps;
            const QPointF at = polar(start + circle * arm / arms + direction * circle * turns * share,
                                     0.03 + (emblemRoom - 0.03) * share);
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        c.lines(arms == 1 ? 0.03 : 0.022, 0.72);
        c.painter.drawPath(path);
    }
}

void crescent(EmblemCanvas& c) {
    const double radius = emblemRoom * 0.82;
    const double angle = c.dice.between(0, circle);
    QPainterPath moon;
    moon.addEllipse(QPointF{}, radius * cutScale, radius * cutScale);
    QPainterPath shadow;
    shadow.addEllipse(polar(angle, radius * c.dice.between(0.3, 0.55) * cutScale), radius * 0.86 * cutScale,
                      radius * 0.86 * cutScale);
    c.lightArea(0.78);
    c.painter.save();
    c.painter.scale(1 / cutScale, 1 / cutScale);
    c.painter.drawPath(moon.subtracted(shadow));
    c.painter.restore();
    c.lines(0.01, 0.5);
    disc(c.painter, {}, emblemRoom);
    const int stars = c.dice.among(2, 6);
    for (int i = 0; i < stars; ++i) {
        const QPointF at = polar(angle + (i - (stars - 1) / 2.0) * 0.5, radius * c.dice.between(0.35, 0.95));
        c.lightArea(0.95);
        c.painter.drawPolygon(star(4, c.dice.between(0.02, 0.04), 0.3, 0).translated(at));
    }
}

void compass(EmblemCanvas& c) {
    const int points = c.dice.among(2, 4) * 2;
    const double thin = c.dice.between(0.14, 0.24);
    const double start = c.dice.coin() ? 0 : circle / (2 * points);
    c.lines(0.012, 0.55);
    disc(c.painter, {}, emblemRoom * 0.56);
    disc(c.painter, {}, emblemRoom * 0.9);
    for (int i = 0; i < points; ++i) {
        const double angle = start + circle * i / points;
        const double length = emblemRoom * (i % 2 == 0 ? 1 : 0.72);
        const QPointF side = up(angle + circle / 4, length * thin);
        c.lightArea(0.9);
        c.painter.drawPolygon(QPolygonF{{{}, up(angle, length), side / 2 + up(angle, length * 0.25)}});
        c.darkArea(0.5);
        c.painter.drawPolygon(QPolygonF{{{}, up(angle, length), -side / 2 + up(angle, length * 0.25)}});
    }
}

} // namespace takujo
