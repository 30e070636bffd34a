#pragma once

#include "ui/motion/effect_item.h"

#include <QColor>
#include <QString>

namespace takujo {

/// A band over the table that says whose turn has begun.
class TurnBand : public EffectItem {
    Q_OBJECT

public:
    struct Words {
        QString player;
        QString turn;
    };
    struct Colours {
        QColor player;
        QColor ground;
        QColor text;
    };
    /// Over all of the table's width, around its middle.
    TurnBand(Words words, Colours colours, const QRectF& table, qreal letters);

    const Words& words() const { return words_; }
    QRectF boundingRect() const override { return band_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    Words words_;
    Colours colours_;
    QRectF band_;
    qreal letters_;
};

} // namespace takujo
