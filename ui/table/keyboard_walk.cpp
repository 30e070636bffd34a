#include "ui/table/keyboard_walk.h"

#include <cmath>
#include <limits>

namespace takujo {

std::optional<std::size_t> nextInDirection(const std::vector<QPointF>& points, QPointF here,
                                           Direction direction, qreal least) {
    constexpr qreal besides = 2.5;
    std::optional<std::size_t> best;
    qreal shortest = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF way = points[i] - here;
        const bool sideways = direction == Direction::left || direction == Direction::right;
        const qreal sign = direction == Direction::left || direction == Direction::up ? -1 : 1;
        const qreal along = sign * (sideways ? way.x() : way.y());
        const qreal across = std::abs(sideways ? way.y() : way.x());
        // What lies rather beside the way than on it is reached another way.
        constexpr qreal aslant = 2;
        if (along < least || across > aslant * along)
            continue;
        // A row is left only when it ends: what lies in it is nearer than anything beside it.
        const qreal distance = along + besides * across;
        if (distance < shortest) {
            shortest = distance;
            best = i;
        }
    }
    return best;
}

} // namespace takujo
