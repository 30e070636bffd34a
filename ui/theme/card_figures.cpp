#include "ui/theme/card_figures.h"

#include "ui/theme/card_shades.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr double capital = 0.733; ///< the height of figures, in em
constexpr double arrow = 0.62;    ///< the width of an arrow, in em
constexpr double halo = 0.2;
constexpr double labelSize = 0.5;
constexpr double glyphSize = 0.72; ///< with the space behind it, in em
constexpr double between = 0.45;

double cellOf(const QFont& font) {
    const QFontMetricsF metrics{font};
    double widest = 0;
    for (char figure = '0'; figure <= '9'; ++figure)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char{figure}));
    return widest;
}

/// A closed triangle that points up or down.
QPolygonF arrowIn(NumberChange tone, const QRectF& room) {
    if (tone == NumberChange::up)
        return {{room.bottomLeft(), room.bottomRight(), {room.center().x(), room.top()}, room.bottomLeft()}};
    return {{room.topLeft(), room.topRight(), {room.center().x(), room.bottom()}, room.topLeft()}};
}

} // namespace

void drawToneMark(QPainter& painter, const LookNumber& number, const QRectF& badge) {
    // At its corner, where it leaves the number whole.
    const double size = badge.width() * 0.44;
    const QRectF mark{badge.right() - size * 0.72, badge.bottom() - size * 0.78, size, size};
    painter.setPen(Qt::NoPen);
    painter.setBrush(cardColour::halo);
    painter.drawEllipse(mark);
    painter.setBrush(toneColour(number, cardColour::text));
    const double inset = size * 0.24;
    painter.drawPolygon(arrowIn(number.tone, mark.adjusted(inset, inset, -inset, -inset)));
}

QColor toneColour(const LookNumber& number, const QColor& plain) {
    if (number.tone == NumberChange::plain)
        return plain;
    return (number.tone == NumberChange::up) != number.lessIsBetter ? cardColour::up : cardColour::down;
}

Figures::Figures(LookNumber number, int pixels)
    : number_(std::move(number)), pixels_(pixels), font_(drawnFont(pixels, QFont::Bold)),
      labelFont_(drawnFont(static_cast<int>(pixels * labelSize), QFont::Bold)), cell_(cellOf(font_)) {
    if (!number_.label.isEmpty())
        labelWidth_ = QFontMetricsF{labelFont_}.horizontalAdvance(number_.label) + 0.15 * pixels;
    else if (!number_.glyph.isEmpty())
        labelWidth_ = glyphSize * pixels;
    width_ = labelWidth_ + cell_ * static_cast<double>(number_.text.size());
    if (number_.tone != NumberChange::plain)
        width_ += arrow * pixels;
}

int Figures::fittingPixels(const std::vector<LookNumber>& numbers, double width, int largest, int smallest) {
    for (int pixels = largest; pixels > smallest; --pixels) {
        double sum = 0;
        for (const LookNumber& number : numbers)
            sum += Figures{number, pixels}.width() + (sum > 0 ? between * pixels : 0);
        if (sum <= width)
            return pixels;
    }
    return smallest;
}

double Figures::height() const {
    return capital * pixels_;
}

QRectF Figures::glyphPlace(double left, double middleY) const {
    const double size = labelWidth_ * 0.84;
    return {left, middleY - size / 2, size, size};
}

void Figures::draw(QPainter& painter, double left, double middleY, const QColor& plain) const {
    const double baseline = std::round(middleY + height() / 2);
    QPainterPath outline;
    double x = left + labelWidth_;
    if (!number_.label.isEmpty())
        outline.addText(left, baseline, labelFont_, number_.label);
    const QFontMetricsF metrics{font_};
    for (const QChar character : number_.text) {
        outline.addText(x + (cell_ - metrics.horizontalAdvance(character)) / 2, baseline, font_, character);
        x += cell_;
    }
    if (number_.tone != NumberChange::plain)
        outline.addPolygon(arrowIn(number_.tone, {QPointF{x + 0.08 * pixels_, baseline - height() * 0.92},
                                                  QPointF{x + arrow * pixels_, baseline - height() * 0.08}}));
    outline.setFillRule(Qt::WindingFill);
    painter.setPen(QPen{cardColour::halo, halo * pixels_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    painter.setPen(Qt::NoPen);
    painter.setBrush(toneColour(number_, plain));
    painter.drawPath(outline);
}

} // namespace takujo
