#pragma once

#include "ui/session/measures.h"
#include "ui/theme/palette.h"

#include <QGraphicsItem>

namespace takujo {

class CardRenderer;

/// How many cards of each colour lie in a zone: the glyph of each with its number, beside the zone's badge.
class ZoneTally : public QGraphicsItem {
public:
    ZoneTally(CardRenderer& renderer, const Palette& palette) : renderer_{&renderer}, palette_{&palette} {}
    void display(std::vector<ColourCount> counts, QPointF rightMiddle, qreal letters);
    const std::vector<ColourCount>& counts() const { return counts_; }
    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    CardRenderer* renderer_;
    const Palette* palette_;
    std::vector<ColourCount> counts_;
    QRectF rect_;
    qreal letters_ = 1;
};

} // namespace takujo
