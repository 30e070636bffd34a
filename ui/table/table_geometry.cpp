#include "ui/table/table_geometry.h"

#include <algorithm>
#include <cmath>

namespace takujo {

TableGeometry::TableGeometry(const LayoutRect& table, QSizeF room) {
    constexpr qreal most = 1.35; // beyond that the rows would fall apart
    const qreal across = room.width() / table.width;
    const qreal down = room.height() / table.height;
    unit_ = std::min(across, down);
    across_ = std::min(across, unit_ * most);
    down_ = std::min(down, unit_ * most);
    const QSizeF used{table.width * across_, table.height * down_};
    origin_ = {std::round((room.width() - used.width()) / 2 - table.x * across_),
               std::round((room.height() - used.height()) / 2 - table.y * down_)};
}

QRectF TableGeometry::rect(const LayoutRect& place) const {
    const QPointF topLeft{std::round(origin_.x() + place.x * across_),
                          std::round(origin_.y() + place.y * down_)};
    const QPointF bottomRight{std::round(origin_.x() + place.right() * across_),
                              std::round(origin_.y() + place.bottom() * down_)};
    return {topLeft, bottomRight};
}

QSizeF TableGeometry::cardSize(int millimetresWide) const {
    const qreal width = std::round(millimetresWide * unit_);
    return {width, std::round(width * cardHeightOnTable / cardWidthOnTable)};
}

qreal TableGeometry::letters() const {
    constexpr qreal designed = 1.12; // pixels of a millimetre in a window of 1280 × 720
    return std::clamp(std::sqrt(unit_ / designed), 1.0, 1.5);
}

} // namespace takujo
