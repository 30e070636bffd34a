#include "ui/theme/emblem_drawing.h"

#include "engine/files/layouts/emblem_file.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr double hueStep = 0.16;   // in radians; more, and a red card would seem to be of another colour
constexpr double shiftStep = 0.08; // of the window's width: a figure stays within
constexpr QSizeF groundSize{600, 480};

/// A little off in its hue; greys stay grey.
QColor turned(const QColor& colour, double hue) {
    Shade shade = shadeOf(colour);
    shade.hue += hue;
    return colourOf(shade);
}

QColor groundColour(const CardShades& shades, const Emblem& emblem) {
    const QColor colour =
        emblem.isBright ? mixed(shades.artLight, Qt::white, 0.24) : mixed(shades.artDark, Qt::black, 0.22);
    return turned(colour, emblem.hue * hueStep);
}

/// The colours of the frame side by side, with short blends.
void drawPlainGround(QPainter& painter, const QRectF& window, const Emblem& emblem,
                     const std::vector<CardShades>& bands) {
    QLinearGradient ground{window.topLeft(), window.topRight()};
    const double step = 1.0 / static_cast<double>(bands.size());
    constexpr double blend = 0.18; // of a band's width, on each side of a seam
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const auto at = static_cast<double>(i);
        const QColor colour = groundColour(bands[i], emblem);
        ground.setColorAt((i == 0 ? 0 : at + blend) * step, colour);
        ground.setColorAt((i + 1 == bands.size() ? at + 1 : at + 1 - blend) * step, colour);
    }
    painter.fillRect(window, ground);
}

/// What catches the eye is of a hue beside the card's own, in each of its shades another one: near enough to
/// keep the card calm.
QColor accentOf(const CardShades& shades, const Emblem& emblem) {
    constexpr std::array<double, 5> away{-1.0, 1.3, 1.05, -1.2, 1.5}; // in radians
    constexpr double gold = 1.5;                                      // beside grey, which has no hue
    constexpr double grey = 0.03;
    constexpr int middle = 2;
    const int shade = emblem.hue + middle;
    Shade accent = shadeOf(shades.tint);
    accent.hue = accent.chroma < grey ? gold + emblem.hue * 0.3
                                      : accent.hue + away.at(static_cast<std::size_t>(shade));
    accent.lightness = 0.86;
    accent.chroma = 0.12;
    return colourOf(accent);
}

TemplateInks inksOf(const CardShades& first, const CardShades& last, const Emblem& emblem) {
    return {mixed(first.artDark, first.artLight, 0.5), mixed(first.artLight, Qt::white, 0.84),
            mixed(last.artDark, Qt::black, 0.62), accentOf(first, emblem)};
}

/// A figure on a light ground is dark: its shades change places.
TemplateInks figureInks(const TemplateInks& inks, const CardShades& shades, const Emblem& emblem) {
    if (emblem.isBright)
        return {mixed(shades.artDark, inks.dark, 0.35), inks.dark, inks.light, inks.accent};
    return {mixed(inks.base, inks.light, 0.25), inks.light, inks.dark, inks.accent};
}

/// The smallest place of these proportions that covers all of the window.
QRectF covering(const QRectF& window) {
    QRectF place{{}, groundSize.scaled(window.size(), Qt::KeepAspectRatioByExpanding)};
    place.moveCenter(window.center());
    return place;
}

/// Turned round about the middle of the window.
void turnRound(QPainter& painter, const QRectF& window) {
    painter.translate(window.center().x() * 2, 0);
    painter.scale(-1, 1);
}

QString fileOf(std::string_view kind, const QString& name) {
    return name.isEmpty() ? QString{} : qt(emblemDrawing(kind, fromQt(name)));
}

} // namespace

void drawEmblem(QPainter& painter, CardDrawings& drawings, const QRectF& window, const Emblem& emblem,
                const std::vector<CardShades>& bands) {
    if (bands.empty() || window.isEmpty())
        return;
    painter.save();
    painter.setClipRect(window, Qt::IntersectClip);
    drawPlainGround(painter, window, emblem, bands);
    const TemplateInks inks = inksOf(bands.front(), bands.back(), emblem);
    painter.save();
    if (emblem.isGroundTurned)
        turnRound(painter, window);
    drawings.drawTemplate(painter, fileOf("grounds", emblem.ground), inks, covering(window));
    painter.setOpacity(emblem.isBright ? 0.85 : 0.4); // a light figure stands out from no strong light
    drawings.drawTemplate(painter, fileOf("lights", emblem.light), inks, covering(window));
    painter.restore();
    painter.translate(emblem.shift * shiftStep * window.width(), 0);
    if (emblem.isTurned)
        turnRound(painter, window);
    const double side = std::min(window.height() * 0.95, window.width());
    drawings.drawTemplate(painter, fileOf("figures", emblem.figure), figureInks(inks, bands.front(), emblem),
                          {window.center().x() - side / 2, window.bottom() - side, side, side});
    painter.restore();
}

} // namespace takujo
