#include "ui/table/aim_overlay.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr qreal headLength = 15;
constexpr qreal headWidth = 9;
constexpr qreal bow = 0.14; ///< how far an arrow bends, of its length

/// The middle of an arrow that bends away from the straight line.
QPointF bendOf(const QLineF& line) {
    const QPointF across{-line.dy(), line.dx()};
    return line.center() - across * (line.dx() < 0 ? -bow : bow);
}

/// Where the line from outside to the middle of a card meets it.
QPointF edgeTowards(const QRectF& card, QPointF outside) {
    const QPointF way = outside - card.center();
    constexpr qreal inside = 5; ///< the point of the arrow lies on the card
    const qreal halfWidth = card.width() / 2 - inside;
    const qreal halfHeight = card.height() / 2 - inside;
    qreal share = 1;
    if (std::abs(way.x()) > halfWidth)
        share = std::min(share, halfWidth / std::abs(way.x()));
    if (std::abs(way.y()) > halfHeight)
        share = std::min(share, halfHeight / std::abs(way.y()));
    return card.center() + way * share;
}

} // namespace

AimOverlay::AimOverlay(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("aim"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void AimOverlay::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void AimOverlay::display(QPointF from, const std::vector<QRectF>& cards, Player by) {
    from_ = from;
    by_ = by;
    arrows_.clear();
    for (const QRectF& card : cards) {
        if (card.contains(from))
            continue; // it has chosen the card it comes from; the mark says so
        const QPointF bend = bendOf({from, card.center()});
        arrows_.push_back({bend, edgeTowards(card, bend)});
    }
    setVisible(!arrows_.empty());
    update();
}

void AimOverlay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = playerColour(palette_, by_ == Player::b ? 1 : 0);
    // What lies below stays legible.
    QColor line = colour;
    line.setAlphaF(0.75F);
    QColor rim = palette_.panel;
    rim.setAlphaF(0.35F);
    for (const auto& [bend, end] : arrows_) {
        const QLineF arrival{bend, end};
        if (arrival.length() < 1)
            continue;
        const QPointF along = (end - bend) / arrival.length();
        const QPointF across{-along.y(), along.x()};
        const QPointF neck = end - along * headLength;
        QPainterPath path{from_};
        path.quadTo(bend, neck);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{rim, 6, Qt::SolidLine, Qt::RoundCap});
        painter.drawPath(path);
        painter.setPen(QPen{line, 3, Qt::SolidLine, Qt::RoundCap});
        painter.drawPath(path);
        QPainterPath head{end};
        head.lineTo(neck + across * headWidth);
        head.lineTo(neck - across * headWidth);
        head.closeSubpath();
        painter.setPen(QPen{palette_.panel, 1.5});
        painter.setBrush(colour);
        painter.drawPath(head);
    }
}

} // namespace takujo
