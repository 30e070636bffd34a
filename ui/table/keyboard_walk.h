#pragma once

#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

enum class Direction : std::uint8_t { left, right, up, down };

/// The point to which an arrow key leads from here: the nearest in that direction, straight ones first. It
/// lies at least so far on. An index; none if there is no such point.
std::optional<std::size_t> nextInDirection(const std::vector<QPointF>& points, QPointF here,
                                           Direction direction, qreal least);

} // namespace takujo
