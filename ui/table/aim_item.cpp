#include "ui/table/aim_item.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

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

} // namespace

void AimItem::display(QPointF from, std::vector<QPointF> to, qreal distance, Player by) {
    prepareGeometryChange();
    from_ = from;
    to_.clear();
    for (const QPointF& middle : to) {
        const QLineF arrival{bendOf({from, middle}), middle};
        if (arrival.length() > distance)
            to_.push_back(arrival.pointAt(1 - distance / arrival.length()));
    }
    by_ = by;
    bounds_ = {};
    for (const QPointF& end : to_) {
        const QPointF bend = bendOf({from_, end});
        for (const QPointF& point : {from_, bend, end})
            bounds_ |= QRectF{point - QPointF{20, 20}, QSizeF{40, 40}};
    }
    update();
}

void AimItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor colour = playerColour(*palette_, by_ == Player::b ? 1 : 0);
    for (const QPointF& end : to_) {
        const QPointF bend = bendOf({from_, end});
        QLineF arrival{bend, end};
        if (arrival.length() < 1)
            continue;
        const QPointF along = (end - bend) / arrival.length();
        const QPointF across{-along.y(), along.x()};
        const QPointF neck = end - along * headLength;
        QPainterPath path{from_};
        path.quadTo(bend, neck);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen{palette_->panel, 7, Qt::SolidLine, Qt::RoundCap});
        painter->drawPath(path);
        painter->setPen(QPen{colour, 3.5, Qt::SolidLine, Qt::RoundCap});
        painter->drawPath(path);
        QPainterPath head{end};
        head.lineTo(neck + across * headWidth);
        head.lineTo(neck - across * headWidth);
        head.closeSubpath();
        painter->setPen(QPen{palette_->panel, 1.5});
        painter->setBrush(colour);
        painter->drawPath(head);
    }
}

} // namespace takujo
