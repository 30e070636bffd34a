#pragma once

#include "ui/theme/palette.h"

#include <QFont>
#include <QGraphicsItem>
#include <QString>

namespace takujo {

/// A player's name on the table, with the numbers that belong to the player rather than to a zone.
class PlayerLabel : public QGraphicsItem {
public:
    struct Content {
        QString name;
        QString rest;
        QRectF rect;
        Qt::Alignment alignment = Qt::AlignLeft;
        bool lively = false; ///< it is for this player to decide
        int pixels = 13;
        int player = 0; ///< whose colour marks it
    };

    explicit PlayerLabel(const Palette& palette) : palette_{&palette} {}

    void display(const Content& content);
    /// A long text goes on inwards, beyond its place in the layout.
    QRectF boundingRect() const override {
        const qreal more = content_.rect.width();
        return content_.rect.adjusted(-more, 0, more, 0);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    /// Where its letters stand.
    QRectF written() const;

private:
    /// The letters as they fit.
    struct Laid {
        QFont bold;
        QString name;
        qreal nameWidth = 0;
        qreal restWidth = 0;
        qreal dotWidth = 0;
        qreal left = 0;
    };
    Laid laid() const;

    const Palette* palette_;
    Content content_;
};

} // namespace takujo
