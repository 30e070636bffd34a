#pragma once

#include "ui/motion/effect_item.h"

#include <QPixmap>
#include <QPolygonF>

#include <vector>

namespace takujo {

/// A card that breaks: its pieces fly apart and fade.
class CardPieces : public EffectItem {
    Q_OBJECT

public:
    /// The card upright in `picture`, of that size on the table around its own middle, and turned by so many
    /// degrees.
    CardPieces(QPixmap picture, QSizeF size, QPointF middle, qreal turned);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Piece {
        QPolygonF outline;
        QPointF flies; ///< so far in all
        qreal turns = 0;
    };

    QPixmap picture_;
    QSizeF size_;
    std::vector<Piece> pieces_;
};

} // namespace takujo
