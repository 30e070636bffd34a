#include "ui/theme/emblem.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/emblem_canvas.h"

#include <QLinearGradient>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr std::array<EmblemFamily, 17> families{
    dashedRings, waves,     nestedPolygons, rays,  fishScales,          starPolygon, mountains, honeycomb, rosette,
    chevrons,    orbits,    triangles,      spiral, interlockingCircles, crescent,    hempLeaves, compass};

/// The ground: the colours of the frame side by side, lighter where the light comes from.
void drawGround(QPainter& painter, const QRectF& window, Dice& dice, const std::vector<CardShades>& bands) {
    QLinearGradient ground{window.topLeft(), window.topRight()};
    const double step = 1.0 / static_cast<double>(bands.size());
    constexpr double blend = 0.18; // of a band's width, on each side of a seam
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const QColor colour = mixed(bands[i].artDark, bands[i].artLight, 0.5);
        ground.setColorAt((static_cast<double>(i) + (i == 0 ? 0 : blend)) * step, colour);
        ground.setColorAt((static_cast<double>(i) + (i + 1 == bands.size() ? 1 : 1 - blend)) * step, colour);
    }
    painter.fillRect(window, ground);
    const bool fromLeft = dice.coin();
    QLinearGradient glow{fromLeft ? window.topLeft() : window.topRight(),
                         fromLeft ? window.bottomRight() : window.bottomLeft()};
    glow.setColorAt(0, QColor{255, 255, 255, 52});
    glow.setColorAt(0.45, QColor{255, 255, 255, 0});
    glow.setColorAt(0.55, QColor{0, 0, 0, 0});
    glow.setColorAt(1, QColor{0, 0, 0, 84});
    painter.fillRect(window, glow);
}

} // namespace

std::uint64_t Dice::next() { // splitmix64
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

int Dice::among(int least, int most) {
    return least + static_cast<int>(next() % static_cast<std::uint64_t>(most - least + 1));
}

double Dice::between(double least, double most) {
    return least + (most - least) * static_cast<double>(next() >> 11U) / 9007199254740992.0;
}

void EmblemCanvas::lines(double width, double strength) const {
    QColor colour = light;
    colour.setAlphaF(static_cast<float>(strength));
    painter.setPen(QPen{colour, std::max(width, thinnest), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin});
    painter.setBrush(Qt::NoBrush);
}

void EmblemCanvas::lightArea(double strength) const {
    QColor colour = light;
    colour.setAlphaF(static_cast<float>(strength));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
}

void EmblemCanvas::darkArea(double strength) const {
    QColor colour = dark;
    colour.setAlphaF(static_cast<float>(strength));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
}

std::uint64_t emblemSeed(const QString& cardId) { // FNV-1a over the id's UTF-8
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : cardId.toUtf8())
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

void drawEmblem(QPainter& painter, const QRectF& window, std::uint64_t seed, const std::vector<CardShades>& bands) {
    if (bands.empty() || window.isEmpty())
        return;
    painter.save();
    painter.setClipRect(window, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    Dice dice{seed};
    drawGround(painter, window, dice, bands);
    painter.translate(window.center());
    painter.scale(window.width(), window.width());
    const double height = window.height() / window.width();
    const QColor light = mixed(bands.front().artLight, Qt::white, 0.82);
    const QColor dark = mixed(bands.back().artDark, Qt::black, 0.45);
    EmblemCanvas canvas{painter, dice, {-0.5, -height / 2, 1, height}, light, dark, 1 / window.width()};
    families[static_cast<std::size_t>(canvas.dice.among(0, static_cast<int>(families.size()) - 1))](canvas);
    painter.restore();
}

} // namespace takujo
