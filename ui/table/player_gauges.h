#pragma once

#include "ui/session/measures.h"
#include "ui/theme/palette.h"

#include <QGraphicsItem>

namespace takujo {

class CardRenderer;

/// The numbers of a player, drawn one below the other: each with its name or glyph, a bar or pips, and what
/// it is.
class PlayerGauges : public QGraphicsItem {
public:
    PlayerGauges(CardRenderer& renderer, const Palette& palette) : renderer_{&renderer}, palette_{&palette} {}
    void display(std::vector<GaugeReport> gauges, const QRectF& rect, qreal letters);
    const std::vector<GaugeReport>& gauges() const { return gauges_; }
    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    qreal roomForNames() const;
    void paintOne(QPainter& painter, const GaugeReport& gauge, const QRectF& line) const;
    void paintBar(QPainter& painter, const GaugeReport& gauge, const QRectF& place) const;
    void paintPips(QPainter& painter, const GaugeReport& gauge, const QRectF& place) const;

    CardRenderer* renderer_;
    const Palette* palette_;
    std::vector<GaugeReport> gauges_;
    QRectF rect_;
    qreal letters_ = 1;
};

} // namespace takujo
