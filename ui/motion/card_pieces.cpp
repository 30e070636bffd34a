#include "ui/motion/card_pieces.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

/// The corners of the pieces, from -1 to 1 over the card; the first is where it was hit. Cracks run from
/// there to the edge, unevenly, as glass breaks.
constexpr QPointF hit{0.12, -0.08};
constexpr std::array<QPointF, 9> edge{QPointF{-1, -1}, {-0.25, -1}, {0.55, -1}, {1, -0.7},  {1, 0.25},
                                      {0.7, 1},        {-0.1, 1},   {-1, 0.8},  {-1, -0.15}};
constexpr QPointF corners[] = {{1, -1}, {1, 1}, {-1, 1}};
constexpr qreal flight = 0.55; ///< of the card's width
constexpr qreal turn = 26;     ///< degrees

} // namespace

CardPieces::CardPieces(QPixmap picture, QSizeF size, QPointF middle, qreal turned)
    : picture_{std::move(picture)}, size_{size} {
    setPos(middle);
    setRotation(turned);
    const auto at = [&](QPointF point) {
        return QPointF{point.x() * size.width() / 2, point.y() * size.height() / 2};
    };
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const QPointF one = edge[i];
        const QPointF other = edge[(i + 1) % edge.size()];
        QPolygonF outline{{at(hit), at(one)}};
        for (const QPointF corner : corners)
            if ((corner.x() == one.x() && corner.y() == other.y()) ||
                (corner.y() == one.y() && corner.x() == other.x()))
                outline << at(corner);
        outline << at(other);
        const QPointF away = at((one + other) / 2 - hit);
        const qreal length = std::hypot(away.x(), away.y());
        pieces_.push_back({outline, away / length * size.width() * flight * (i % 2 == 0 ? 1.0 : 0.72),
                           (i % 2 == 0 ? 1 : -1) * turn * (0.6 + 0.1 * static_cast<qreal>(i % 4))});
    }
}

QRectF CardPieces::boundingRect() const {
    const qreal reach = size_.width() * (flight + 0.35);
    return QRectF{-size_.width() / 2, -size_.height() / 2, size_.width(), size_.height()}.adjusted(
        -reach, -reach, reach, reach);
}

void CardPieces::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal t = share();
    const qreal way = 1 - (1 - t) * (1 - t);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->setOpacity(1 - t * t);
    const QRectF card{-size_.width() / 2, -size_.height() / 2, size_.width(), size_.height()};
    for (const Piece& piece : pieces_) {
        painter->save();
        const QPointF middle = piece.outline.boundingRect().center();
        painter->translate(middle + piece.flies * way);
        painter->rotate(piece.turns * way);
        painter->translate(-middle);
        QPainterPath outline;
        outline.addPolygon(piece.outline);
        painter->setClipPath(outline, Qt::IntersectClip);
        painter->drawPixmap(card, picture_, QRectF{picture_.rect()});
        painter->restore();
    }
}

} // namespace takujo
