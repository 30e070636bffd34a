#pragma once

#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace takujo {

enum class Direction : std::uint8_t { left, right, up, down };

/// The point one gets to from here with an arrow key: the nearest in that direction, straight ones first, of
/// those that lie further on by at least so much. An index; none if nothing lies there.
std::optional<std::size_t> nextInDirection(const std::vector<QPointF>& points, QPointF here,
                                           Direction direction, qreal least);

} // namespace takujo
