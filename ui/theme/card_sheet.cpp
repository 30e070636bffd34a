#include "ui/theme/card_sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace takujo {

QImage cardSheet(CardRenderer& renderer, const std::vector<CardLook>& looks, double cardWidth, qreal ratio,
                 int columns, const QColor& ground) {
    constexpr double gap = 8;
    const double cardHeight = std::round(cardWidth * 88 / 63);
    const int count = static_cast<int>(looks.size());
    columns = std::clamp(columns, 1, std::max(1, count));
    const int rows = std::max(1, (count + columns - 1) / columns);
    const QSizeF size{columns * (cardWidth + gap) + gap, rows * (cardHeight + gap) + gap};
    QImage sheet{(size * ratio).toSize(), QImage::Format_RGB32};
    sheet.fill(ground);
    sheet.setDevicePixelRatio(ratio);
    QPainter painter{&sheet};
    for (int i = 0; i < count; ++i) {
        const int column = i % columns;
        const int row = i / columns;
        const QPointF at{gap + column * (cardWidth + gap), gap + row * (cardHeight + gap)};
        renderer.draw(painter, {at, QSizeF{cardWidth, cardHeight}}, looks[static_cast<std::size_t>(i)]);
    }
    return sheet;
}

} // namespace takujo
