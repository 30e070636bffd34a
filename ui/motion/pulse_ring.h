#pragma once

#include "ui/motion/effect_item.h"

#include <QColor>

namespace takujo {

/// A ring that goes out from a card whose text is carried out, or from what has been hit.
class PulseRing : public EffectItem {
    Q_OBJECT

public:
    PulseRing(const QColor& colour, const QRectF& around);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QColor colour_;
    QRectF around_;
};

} // namespace takujo
