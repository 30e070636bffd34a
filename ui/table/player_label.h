#pragma once

#include "ui/theme/palette.h"

#include <QGraphicsItem>
#include <QString>

namespace takujo {

/// A player's name on the table, with what belongs to the player rather than to a zone.
class PlayerLabel : public QGraphicsItem {
public:
    explicit PlayerLabel(const Palette& palette) : palette_{&palette} {}

    /// `lively`: it is this player's turn to decide.
    void display(const QString& name, const QString& rest, const QRectF& rect, Qt::Alignment alignment, bool lively);
    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Palette* palette_;
    QString name_;
    QString rest_;
    QRectF rect_;
    Qt::Alignment alignment_ = Qt::AlignLeft;
    bool lively_ = false;
};

} // namespace takujo
