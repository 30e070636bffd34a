#pragma once

#include "engine/core/ids.h"
#include "engine/files/layouts/layout_file.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace takujo {

/// From the millimetres of a layout to the pixels of a window of some size: all of the table is seen, in the
/// middle. In a room that is higher or wider than the table, rows and places get higher or wider, and cards
/// stay as they are.
class TableGeometry {
public:
    TableGeometry() = default;
    TableGeometry(const LayoutRect& table, QSizeF room);

    qreal unit() const { return unit_; } ///< pixels of a millimetre
    QRectF rect(const LayoutRect& place) const;
    QSizeF cardSize(int millimetresWide) const;
    /// The factor by which letters on the table are larger than in its usual size. They grow more slowly than
    /// the table.
    qreal letters() const;

private:
    qreal unit_ = 1;
    qreal across_ = 1; ///< pixels of a millimetre from left to right
    qreal down_ = 1;   ///< and from the top down
    QPointF origin_;
};

} // namespace takujo
