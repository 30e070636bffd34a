#include "ui/motion/pulse_ring.h"

#include "ui/theme/palette.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr qreal reach = 0.3;  // of the shorter edge
constexpr qreal thick = 0.09; // the same, at first

} // namespace

PulseRing::PulseRing(const QColor& colour, const QRectF& around) : colour_{colour}, around_{around} {}

QRectF PulseRing::boundingRect() const {
    const qreal far = std::min(around_.width(), around_.height()) * (reach + thick);
    return around_.adjusted(-far, -far, far, far);
}

void PulseRing::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal t = share();
    const qreal edge = std::min(around_.width(), around_.height());
    const qreal out = edge * reach * (1 - (1 - t) * (1 - t));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(1 - t);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen{colour_, std::max(1.5, edge * thick * (1 - t))});
    const qreal corner = edge * radius::card + out;
    painter->drawRoundedRect(around_.adjusted(-out, -out, out, out), corner, corner);
}

} // namespace takujo
