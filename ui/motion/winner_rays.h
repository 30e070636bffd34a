#pragma once

#include "ui/motion/effect_item.h"

#include <QColor>

namespace takujo {

/// Light that goes over the table in the winner's colour.
class WinnerRays : public EffectItem {
    Q_OBJECT

public:
    WinnerRays(const QColor& colour, const QRectF& table, QPointF from);

    QRectF boundingRect() const override { return table_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QColor colour_;
    QRectF table_;
    QPointF from_;
};

} // namespace takujo
