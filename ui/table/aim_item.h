#pragma once

#include "engine/core/ids.h"
#include "ui/theme/palette.h"

#include <QGraphicsItem>

#include <vector>

namespace takujo {

/// Arrows to the cards that something has chosen.
class AimItem : public QGraphicsItem {
public:
    explicit AimItem(const Palette& palette) : palette_{&palette} {}

    /// The arrows end before the middles of the cards by `distance`.
    void display(QPointF from, std::vector<QPointF> to, qreal distance, Player by);
    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Palette* palette_;
    QPointF from_;
    std::vector<QPointF> to_;
    Player by_ = Player::nobody;
    QRectF bounds_;
};

} // namespace takujo
