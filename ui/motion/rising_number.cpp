#include "ui/motion/rising_number.h"

#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

constexpr qreal rise = 1.1;     // of its height
constexpr qreal comesUp = 0.25; // of its time, and how long it takes to go
constexpr qreal haloWidth = 0.2;

} // namespace

RisingNumber::RisingNumber(QString text, const QColor& colour, const QColor& halo, QPointF middle, int pixels)
    : text_{std::move(text)}, colour_{colour}, halo_{halo}, font_{drawnFont(pixels, QFont::Bold)} {
    const QFontMetricsF metrics{font_};
    size_ = {metrics.horizontalAdvance(text_), metrics.height()};
    setPos(middle);
}

QRectF RisingNumber::boundingRect() const {
    const qreal margin = height() * haloWidth;
    return {-size_.width() / 2 - margin, -size_.height() / 2 - height() * rise - margin,
            size_.width() + 2 * margin, size_.height() + height() * rise + 2 * margin};
}

void RisingNumber::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal t = share();
    painter->setOpacity(std::min({1.0, t / comesUp, (1 - t) / comesUp}));
    const QFontMetricsF metrics{font_};
    const qreal up = height() * rise * (travels() ? 1 - (1 - t) * (1 - t) : 0.5);
    QPainterPath letters;
    letters.addText({-size_.width() / 2, (metrics.ascent() - metrics.descent()) / 2 - up}, font_, text_);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(letters,
                        QPen{halo_, height() * haloWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter->fillPath(letters, colour_);
}

} // namespace takujo
