#include "ui/theme/emblem.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/emblem_canvas.h"

#include <QLinearGradient>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

struct EmblemFamily {
    void (*draw)(EmblemCanvas&);
    bool isFigure;
};
constexpr std::array<EmblemFamily, 17> families{{{dashedRings, true},
                                                 {waves, false},
                                                 {nestedPolygons, true},
                                                 {rays, false},
                                                 {fishScales, false},
                                                 {starPolygon, true},
                                                 {mountains, false},
                                                 {honeycomb, false},
                                                 {rosette, true},
                                                 {chevrons, false},
                                                 {orbits, true},
                                                 {triangles, false},
                                                 {spiral, true},
                                                 {interlockingCircles, false},
                                                 {crescent, true},
                                                 {hempLeaves, false},
                                                 {compass, true}}};

std::uint64_t hashOf(QStringView text) { // FNV-1a over its UTF-8
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : text.toUtf8())
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

/// Neighbours in a set, which often share a colour, never share a family: it goes by the number an id ends
/// in.
std::size_t familyOf(QStringView id) {
    qsizetype digits = 0;
    while (digits < id.size() && digits < 6 && id[id.size() - 1 - digits].isDigit())
        ++digits;
    constexpr std::uint64_t stride = 5; // has no divisor in common with the number of families
    return static_cast<std::size_t>((hashOf(id.chopped(digits)) + stride * id.last(digits).toULongLong()) %
                                    families.size());
}

QColor middleOf(const CardShades& shades) {
    return mixed(shades.artDark, shades.artLight, 0.5);
}

/// The colours of the frame side by side, with short blends.
void drawBands(QPainter& painter, const QRectF& window, const std::vector<CardShades>& bands) {
    QLinearGradient ground{window.topLeft(), window.topRight()};
    const double step = 1.0 / static_cast<double>(bands.size());
    constexpr double blend = 0.18; // of a band's width, on each side of a seam
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const auto at = static_cast<double>(i);
        ground.setColorAt((i == 0 ? 0 : at + blend) * step, middleOf(bands[i]));
        ground.setColorAt((i + 1 == bands.size() ? at + 1 : at + 1 - blend) * step, middleOf(bands[i]));
    }
    painter.fillRect(window, ground);
}

/// The ground, lighter where the light comes from.
void drawGround(QPainter& painter, const QRectF& window, bool fromLeft,
                const std::vector<CardShades>& bands) {
    // One colour takes its light with it; over several it lies as a veil.
    const bool single = bands.size() == 1;
    const QColor colour = middleOf(bands.front());
    const QColor none{0, 0, 0, 0};
    if (!single)
        drawBands(painter, window, bands);
    QLinearGradient light{fromLeft ? window.topLeft() : window.topRight(),
                          fromLeft ? window.bottomRight() : window.bottomLeft()};
    light.setColorAt(0, single ? mixed(colour, Qt::white, 0.2) : QColor{255, 255, 255, 52});
    light.setColorAt(0.45, single ? colour : QColor{255, 255, 255, 0});
    light.setColorAt(0.55, single ? colour : none);
    light.setColorAt(1, single ? mixed(colour, Qt::black, 0.33) : QColor{0, 0, 0, 84});
    painter.fillRect(window, light);
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

void drawEmblem(QPainter& painter, const QRectF& window, const QString& cardId,
                const std::vector<CardShades>& bands) {
    if (bands.empty() || window.isEmpty())
        return;
    painter.save();
    painter.setClipRect(window, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    Dice dice{hashOf(cardId)};
    drawGround(painter, window, dice.coin(), bands);
    painter.translate(window.center());
    painter.scale(window.width(), window.width());
    const double height = window.height() / window.width();
    const QColor light = mixed(bands.front().artLight, Qt::white, 0.82);
    const QColor dark = mixed(bands.back().artDark, Qt::black, 0.45);
    EmblemCanvas canvas{painter, dice, {-0.5, -height / 2, 1, height}, light, dark, 1 / window.width()};
    const EmblemFamily& family = families[familyOf(cardId)];
    if (family.isFigure) {
        const double fitting = std::min(height * 0.47 / emblemRadius, 1.2);
        painter.scale(fitting, fitting);
    }
    family.draw(canvas);
    painter.restore();
}

} // namespace takujo
