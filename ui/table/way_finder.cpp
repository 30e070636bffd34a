#include "ui/table/way_finder.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace takujo {

namespace {

constexpr qreal beside = 3.5; ///< how far from an edge a way runs along it
constexpr qreal touch = 2;    ///< so near to an edge it counts as over it
constexpr qreal turn = 14;    ///< what a corner costs, in pixels

/// Lines on which a way may run, in order. Those given first stay where they are.
class Lines {
public:
    void add(qreal at) {
        constexpr qreal same = 1;
        const auto near = std::ranges::lower_bound(lines_, at - same);
        if (near == lines_.end() || *near > at + same)
            lines_.insert(near, at);
    }
    std::size_t count() const { return lines_.size(); }
    qreal at(std::size_t index) const { return lines_[index]; }
    std::size_t nearest(qreal at) const {
        const auto found =
            std::ranges::min_element(lines_, {}, [&](qreal line) { return std::abs(line - at); });
        return static_cast<std::size_t>(found - lines_.begin());
    }

private:
    std::vector<qreal> lines_;
};

std::vector<QPointF> withoutFlatCorners(const std::vector<QPointF>& way) {
    std::vector<QPointF> result;
    for (const QPointF& point : way) {
        if (!result.empty() && QLineF{result.back(), point}.length() < 0.5)
            continue;
        if (result.size() > 1) {
            const QPointF before = result.back() - result[result.size() - 2];
            const QPointF after = point - result.back();
            if (std::abs(before.x() * after.y() - before.y() * after.x()) < 0.5)
                result.pop_back();
        }
        result.push_back(point);
    }
    return result;
}

/// Where a way comes from, and from where it goes on to its head.
QPointF after(const WayFinder::End& end) {
    return end.at + end.out * beside;
}
QPointF before(const WayFinder::End& end) {
    return end.at + end.out * WayFinder::headRoom;
}

/// The corners of ways that run along what lies in the room.
std::vector<QPointF> cornersIn(const QRectF& room, const std::vector<WayFinder::Obstacle>& obstacles) {
    std::vector<QPointF> corners;
    for (const WayFinder::Obstacle& each : obstacles) {
        const QRectF around =
            each.rect.adjusted(touch - beside, touch - beside, beside - touch, beside - touch);
        for (const QPointF corner : {around.topLeft(), around.bottomRight()})
            if (room.contains(corner))
                corners.push_back(corner);
    }
    return corners;
}

qreal gapBetween(const QRectF& one, const QRectF& other) {
    const qreal across = std::max({0.0, one.left() - other.right(), other.left() - one.right()});
    const qreal down = std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()});
    return std::hypot(across, down);
}

} // namespace

WayFinder::WayFinder(QRectF room, std::vector<Obstacle> obstacles)
    : room_{room}, obstacles_{std::move(obstacles)} {
    grounds_.reserve(obstacles_.size());
    for (Obstacle& each : obstacles_) {
        each.rect.adjust(-touch, -touch, touch, touch);
        grounds_.push_back(
            {each.rect.left(), each.rect.right(), each.rect.top(), each.rect.bottom(), each.weight});
    }
}

qreal WayFinder::weightAt(QPointF point) const {
    qreal sum = 1;
    for (const Ground& each : grounds_)
        if (point.x() >= each.left && point.x() <= each.right && point.y() >= each.top &&
            point.y() <= each.bottom)
            sum += each.weight;
    return sum;
}

qreal WayFinder::costOf(const std::vector<QPointF>& way) const {
    constexpr qreal step = 4;
    qreal cost = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QLineF line{way[i - 1], way[i]};
        const int count = std::max(1, static_cast<int>(line.length() / step));
        for (int part = 0; part < count; ++part)
            cost += line.length() / count * weightAt(line.pointAt((part + 0.5) / count));
    }
    return cost;
}

std::vector<QPointF> WayFinder::alongGaps(const std::vector<End>& from, const std::vector<End>& to) const {
    if (from.empty() || to.empty())
        return {};
    Lines xs;
    Lines ys;
    const auto addBoth = [&](QPointF point) {
        xs.add(point.x());
        ys.add(point.y());
    };
    for (const End& end : from)
        addBoth(after(end));
    for (const End& end : to)
        addBoth(before(end));
    for (const QPointF corner : cornersIn(room_, obstacles_))
        addBoth(corner);
    // Every crossing of two lines twice: reached across, and reached downwards.
    const std::size_t states = xs.count() * ys.count() * 2;
    const auto stateAt = [&](std::size_t x, std::size_t y, bool isDown) {
        return (y * xs.count() + x) * 2 + (isDown ? 1 : 0);
    };
    const auto pointOf = [&](std::size_t state) {
        return QPointF{xs.at(state / 2 % xs.count()), ys.at(state / 2 / xs.count())};
    };
    std::vector<qreal> costs(states, std::numeric_limits<qreal>::infinity());
    std::vector<std::size_t> cameFrom(states, states);
    std::vector<QPointF> begins(states);
    using Reached = std::pair<qreal, std::size_t>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    for (const End& end : from) {
        const std::size_t state =
            stateAt(xs.nearest(after(end).x()), ys.nearest(after(end).y()), end.out.x() == 0);
        costs[state] = 0;
        begins[state] = end.at;
        open.emplace(0, state);
    }
    // What ends at a crossing costs this much more; ways that are longer than the best end are not followed.
    std::vector<qreal> toEnd(states, std::numeric_limits<qreal>::infinity());
    for (const End& each : to) {
        const std::size_t x = xs.nearest(before(each).x());
        const std::size_t y = ys.nearest(before(each).y());
        const qreal head = costOf({before(each), each.at});
        for (const bool isDown : {false, true}) {
            qreal& least = toEnd[stateAt(x, y, isDown)];
            least = std::min(least, head + (isDown == (each.out.x() == 0) ? 0 : turn));
        }
    }
    // Each piece between two crossings is looked at from both sides, and twice from each.
    constexpr qreal unknown = -1;
    std::vector<qreal> pieces(states, unknown);
    qreal enough = std::numeric_limits<qreal>::infinity();
    while (!open.empty()) {
        const auto [cost, state] = open.top();
        if (cost > enough)
            break;
        open.pop();
        if (cost > costs[state])
            continue;
        enough = std::min(enough, cost + toEnd[state]);
        const std::size_t x = state / 2 % xs.count();
        const std::size_t y = state / 2 / xs.count();
        const QPointF here = pointOf(state);
        const auto go = [&](std::size_t nextX, std::size_t nextY, bool isDown) {
            qreal& piece = pieces[stateAt(std::min(x, nextX), std::min(y, nextY), isDown)];
            if (piece == unknown) {
                const QPointF there{xs.at(nextX), ys.at(nextY)};
                piece = QLineF{here, there}.length() * weightAt((here + there) / 2);
            }
            const qreal next = cost + piece + (isDown == (state % 2 == 1) ? 0 : turn);
            const std::size_t reached = stateAt(nextX, nextY, isDown);
            if (next >= costs[reached])
                return;
            costs[reached] = next;
            cameFrom[reached] = state;
            open.emplace(next, reached);
        };
        if (x > 0)
            go(x - 1, y, false);
        if (x + 1 < xs.count())
            go(x + 1, y, false);
        if (y > 0)
            go(x, y - 1, true);
        if (y + 1 < ys.count())
            go(x, y + 1, true);
    }
    qreal best = std::numeric_limits<qreal>::infinity();
    std::size_t last = states;
    QPointF end;
    for (const End& each : to)
        for (const bool isDown : {false, true}) {
            const std::size_t state =
                stateAt(xs.nearest(before(each).x()), ys.nearest(before(each).y()), isDown);
            const qreal cost =
                costs[state] + (isDown == (each.out.x() == 0) ? 0 : turn) + costOf({before(each), each.at});
            if (cost < best) {
                best = cost;
                last = state;
                end = each.at;
            }
        }
    if (last == states)
        return {};
    std::vector<QPointF> way{end};
    std::size_t state = last;
    for (; cameFrom[state] != states; state = cameFrom[state])
        way.push_back(pointOf(state));
    way.push_back(pointOf(state));
    way.push_back(begins[state]);
    std::ranges::reverse(way);
    return withoutFlatCorners(way);
}

std::vector<WayFinder::End> endsAround(const QRectF& rect) {
    return {{{rect.center().x(), rect.top()}, {0, -1}},
            {{rect.center().x(), rect.bottom()}, {0, 1}},
            {{rect.left(), rect.center().y()}, {-1, 0}},
            {{rect.right(), rect.center().y()}, {1, 0}}};
}

PlaceFound freePlace(const QRectF& room, const QSizeF& size, const QRectF& by,
                     const std::vector<WayFinder::Obstacle>& obstacles, const std::vector<QRectF>& frames) {
    constexpr qreal step = 6;
    constexpr qreal away = 8;
    constexpr qreal acrossFrame = 90; ///< so much nearer a place has to be that lies across an outline
    std::vector<qreal> lefts{by.left() - away - size.width(), by.right() + away,
                             by.center().x() - size.width() / 2};
    std::vector<qreal> tops{by.center().y() - size.height() / 2, by.top() - away - size.height(),
                            by.bottom() + away};
    for (qreal left = room.left(); left + size.width() <= room.right(); left += step)
        lefts.push_back(left);
    for (qreal top = room.top(); top + size.height() <= room.bottom(); top += step)
        tops.push_back(top);
    PlaceFound best;
    qreal least = std::numeric_limits<qreal>::infinity();
    for (const qreal top : tops)
        for (const qreal left : lefts) {
            const QRectF place{{left, top}, size};
            if (!room.contains(place))
                continue;
            // Beside it rather than above or below.
            const qreal distance =
                std::max(away, gapBetween(place, by)) + std::abs(place.center().y() - by.center().y()) * 0.2;
            qreal cost = distance;
            for (const QRectF& frame : frames)
                if (frame.intersects(place) && !frame.contains(place))
                    cost += acrossFrame;
            if (cost >= least)
                continue;
            qreal hidden = 0;
            for (const WayFinder::Obstacle& each : obstacles) {
                const QRectF common = each.rect.adjusted(-3, -3, 3, 3).intersected(place);
                if (!common.isEmpty())
                    hidden += 40 + common.width() * common.height() * each.weight;
            }
            cost += hidden;
            if (cost < least) {
                least = cost;
                best = {place, hidden, cost - hidden};
            }
        }
    return best;
}

} // namespace takujo
