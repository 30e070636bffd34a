#pragma once

#include "ui/motion/effect_item.h"

#include <QColor>
#include <QFont>
#include <QString>

namespace takujo {

/// A number that comes up where it counts, such as damage, and fades.
class RisingNumber : public EffectItem {
    Q_OBJECT

public:
    /// The number stands around `middle` first. `pixels` is the height of its letters.
    RisingNumber(QString text, const QColor& colour, const QColor& halo, QPointF middle, int pixels);

    const QString& text() const { return text_; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    qreal height() const { return static_cast<qreal>(font_.pixelSize()); }

    QString text_;
    QColor colour_;
    QColor halo_;
    QFont font_;
    QSizeF size_;
};

} // namespace takujo
