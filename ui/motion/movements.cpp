#include "ui/motion/movements.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace takujo {

namespace {

constexpr int framesApart = 15; // milliseconds

qreal between(qreal from, qreal to, qreal share) {
    return from + (to - from) * share;
}
qreal easeOut(qreal t) {
    return 1 - std::pow(1 - t, 3);
}
/// From 0 up to 1 in the middle, and back.
qreal bow(qreal t) {
    return std::sin(t * std::numbers::pi);
}

/// There faster than back: a hit has weight.
qreal thereAndBack(qreal t) {
    constexpr qreal hits = 0.42;
    if (t < hits)
        return std::pow(t / hits, 2);
    return 1 - easeOut((t - hits) / (1 - hits));
}

/// How high a card goes over what lies between.
qreal liftOf(QPointF way) {
    constexpr qreal nearby = 60; // only slides
    constexpr qreal highest = 46;
    const qreal far = std::hypot(way.x(), way.y());
    return std::clamp((far - nearby) * 0.16, 0.0, highest);
}

Pose onArc(const Pose& from, const Pose& to, qreal t) {
    const qreal share = easeOut(t);
    const qreal lift = liftOf(to.position - from.position);
    constexpr qreal nearer = 0.002; // a card that is higher looks larger
    return {{between(from.position.x(), to.position.x(), share),
             between(from.position.y(), to.position.y(), share) - lift * bow(share)},
            between(from.rotation, to.rotation, share),
            between(from.scale, to.scale, share) * (1 + nearer * lift * bow(share)),
            between(from.opacity, to.opacity, share)};
}

Pose vanishing(const Pose& from, const Pose& to, qreal t) {
    constexpr qreal gone = 0.25; // of the time: the pieces are seen instead
    Pose pose = t < gone ? from : to;
    pose.opacity = t < gone ? from.opacity * (1 - t / gone) : to.opacity * (t - gone) / (1 - gone);
    return pose;
}

} // namespace

Pose Pose::of(const QGraphicsItem& item) {
    return {item.pos(), item.rotation(), item.scale(), item.opacity()};
}

void Pose::apply(QGraphicsItem& item) const {
    item.setPos(position);
    item.setRotation(rotation);
    item.setScale(scale);
    item.setOpacity(opacity);
}

Movements::Movements(QObject* parent) : QObject{parent} {
    clock_.start();
    timer_.setInterval(framesApart);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Movements::tick);
}

void Movements::run() {
    if (!timer_.isActive())
        timer_.start();
}

/// Whatever the item was doing, it does no more; it stays where it is.
void Movements::forget(const QGraphicsObject* item) {
    std::erase_if(moves_, [item](const Move& move) { return move.item == item; });
}

void Movements::move(QGraphicsObject* item, const Pose& to, std::function<void()> afterwards, int delay,
                     Way way) {
    const Pose from = Pose::of(*item);
    const bool onlyTurns = from.position == to.position && from.rotation != to.rotation;
    int lasts = onlyTurns ? motion_.turn() : way == Way::vanish ? motion_.breaking() : motion_.move();
    if (from == to && !afterwards)
        lasts = 0;
    forget(item);
    if (lasts <= 0) {
        to.apply(*item);
        if (afterwards)
            afterwards();
        return;
    }
    moves_.push_back({item, from, to, beginAfter(delay), lasts, way, std::move(afterwards)});
    run();
}

void Movements::shake(QGraphicsObject* item) {
    if (isMoving(item))
        finish();
    if (motion_.shake() == 0)
        return;
    gestures_.push_back({item, {}, clock_.elapsed(), motion_.shake()});
    run();
}

void Movements::lunge(QGraphicsObject* item, QPointF towards, qreal share, int lasts, int delay) {
    if (lasts <= 0)
        return;
    gestures_.push_back({item, (towards - item->pos()) * share, beginAfter(delay), lasts});
    run();
}

void Movements::play(EffectItem* effect, int lasts, int delay) {
    if (lasts <= 0) {
        delete effect;
        return;
    }
    effect->setTravels(motion_.travels());
    effects_.push_back({effect, beginAfter(delay), lasts});
    run();
}

void Movements::later(std::function<void()> what, int delay) {
    if (!motion_.on()) {
        what();
        return;
    }
    later_.push_back({std::move(what), beginAfter(delay)});
    run();
}

bool Movements::isMoving(const QGraphicsObject* item) const {
    return std::ranges::any_of(moves_, [item](const Move& move) { return move.item == item; }) ||
           std::ranges::any_of(gestures_, [item](const Gesture& gesture) { return gesture.item == item; });
}

bool Movements::any() const {
    return !moves_.empty() || !gestures_.empty() || !effects_.empty() || !later_.empty();
}

void Movements::tickMoves(qint64 now, std::vector<std::function<void()>>& arrived) {
    for (Move& move : moves_) {
        if (move.item.isNull() || now < move.begins)
            continue;
        const qreal t = std::min<qreal>(1, static_cast<qreal>(now - move.begins) / move.lasts);
        if (t < 1) {
            (move.way == Way::vanish ? vanishing(move.from, move.to, t) : onArc(move.from, move.to, t))
                .apply(*move.item);
            continue;
        }
        move.to.apply(*move.item);
        move.lasts = 0;
        if (move.afterwards)
            arrived.push_back(move.afterwards);
    }
    std::erase_if(moves_, [](const Move& move) { return move.item.isNull() || move.lasts == 0; });
}

void Movements::tickGestures(qint64 now) {
    for (Gesture& gesture : gestures_) {
        if (gesture.item.isNull() || now < gesture.begins)
            continue;
        const qreal t = std::min<qreal>(1, static_cast<qreal>(now - gesture.begins) / gesture.lasts);
        QPointF added;
        if (gesture.reach.isNull())
            added.rx() = Motion::shakeDistance * std::sin(t * 6 * std::numbers::pi) * (1 - t);
        else
            added = gesture.reach * thereAndBack(t);
        // What moves has just been put where it is on its way, without anything added.
        const bool isFresh = std::ranges::any_of(
            moves_, [&](const Move& move) { return move.item == gesture.item && now >= move.begins; });
        const QPointF base = isFresh ? gesture.item->pos() : gesture.item->pos() - gesture.added;
        gesture.added = t < 1 ? added : QPointF{};
        gesture.item->setPos(base + gesture.added);
        if (t >= 1)
            gesture.lasts = 0;
    }
    std::erase_if(gestures_,
                  [](const Gesture& gesture) { return gesture.item.isNull() || gesture.lasts == 0; });
}

void Movements::tickEffects(qint64 now) {
    for (Playing& playing : effects_) {
        if (playing.effect.isNull() || now < playing.begins)
            continue;
        const qreal t = static_cast<qreal>(now - playing.begins) / playing.lasts;
        if (t < 1) {
            playing.effect->setShare(t);
            continue;
        }
        playing.effect->deleteLater();
        playing.effect->setVisible(false);
        playing.lasts = 0;
    }
    std::erase_if(effects_,
                  [](const Playing& playing) { return playing.effect.isNull() || playing.lasts == 0; });
}

void Movements::tick() {
    const qint64 now = clock_.elapsed();
    std::vector<std::function<void()>> due;
    tickMoves(now, due);
    tickGestures(now);
    tickEffects(now);
    for (Later& later : later_)
        if (now >= later.when)
            due.push_back(std::exchange(later.what, {}));
    std::erase_if(later_, [](const Later& later) { return !later.what; });
    const bool isOver = !any();
    if (isOver)
        timer_.stop();
    for (const auto& what : due)
        what();
    if (isOver)
        emit finished();
}

void Movements::finish() {
    if (!any())
        return;
    timer_.stop();
    for (const Gesture& gesture : std::exchange(gestures_, {}))
        if (!gesture.item.isNull())
            gesture.item->setPos(gesture.item->pos() - gesture.added);
    const std::vector<Move> moves = std::exchange(moves_, {});
    for (const Move& move : moves)
        if (!move.item.isNull())
            move.to.apply(*move.item);
    for (const Playing& playing : std::exchange(effects_, {}))
        delete playing.effect;
    for (const Later& later : std::exchange(later_, {}))
        later.what();
    for (const Move& move : moves)
        if (!move.item.isNull() && move.afterwards)
            move.afterwards();
    emit finished();
}

} // namespace takujo
