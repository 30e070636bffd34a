#include "ui/motion/winner_rays.h"

#include <QPainter>
#include <QPolygonF>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace takujo {

namespace {

constexpr int rays = 16;
constexpr qreal turns = 0.35; // of the way from one to the next

} // namespace

WinnerRays::WinnerRays(const QColor& colour, const QRectF& table, QPointF from)
    : colour_{colour}, table_{table}, from_{from} {}

void WinnerRays::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal t = share();
    const qreal far = std::hypot(table_.width(), table_.height()) * std::min(1.0, 0.35 + t);
    painter->setClipRect(table_, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(0.5 * std::sin(t * std::numbers::pi));
    QRadialGradient light{from_, far};
    QColor end = colour_;
    end.setAlpha(0);
    light.setColorAt(0, colour_);
    light.setColorAt(1, end);
    painter->setPen(Qt::NoPen);
    painter->setBrush(light);
    const qreal apart = 2 * std::numbers::pi / rays;
    for (int i = 0; i < rays; ++i) {
        const qreal angle = apart * (i + t * turns);
        const auto at = [&](qreal where) { return from_ + QPointF{std::cos(where), std::sin(where)} * far; };
        painter->drawPolygon(QPolygonF{{from_, at(angle), at(angle + apart / 2)}});
    }
}

} // namespace takujo
