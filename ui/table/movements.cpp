#include "ui/table/movements.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int framesApart = 15; // milliseconds

qreal between(qreal from, qreal to, qreal share) {
    return from + (to - from) * share;
}
qreal easeOut(qreal t) {
    return 1 - std::pow(1 - t, 3);
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

void Movements::forget(const QGraphicsObject* item) {
    std::erase_if(moves_, [item](const Move& move) { return move.item == item; });
}

void Movements::start(Move move) {
    forget(move.item);
    if (move.lasts <= 0) {
        move.to.apply(*move.item);
        if (move.afterwards)
            move.afterwards();
        return;
    }
    moves_.push_back(std::move(move));
    if (!timer_.isActive())
        timer_.start();
}

void Movements::move(QGraphicsObject* item, const Pose& to, std::function<void()> afterwards, int delay) {
    const Pose from = Pose::of(*item);
    const bool onlyTurns = from.position == to.position && from.rotation != to.rotation;
    int lasts = onlyTurns ? motion_.turn() : motion_.move();
    if (from == to && !afterwards)
        lasts = 0;
    start({item, from, to, clock_.elapsed() + (lasts > 0 ? delay : 0), lasts, false, std::move(afterwards)});
}

void Movements::shake(QGraphicsObject* item) {
    if (isMoving(item))
        finish();
    const Pose here = Pose::of(*item);
    start({item, here, here, clock_.elapsed(), motion_.shake(), true, {}});
}

bool Movements::isMoving(const QGraphicsObject* item) const {
    return std::ranges::any_of(moves_, [item](const Move& move) { return move.item == item; });
}

void Movements::tick() {
    const qint64 now = clock_.elapsed();
    std::vector<std::function<void()>> arrived;
    for (Move& move : moves_) {
        if (move.item.isNull() || now < move.begins)
            continue;
        const qreal t = std::min<qreal>(1, static_cast<qreal>(now - move.begins) / move.lasts);
        const qreal share = easeOut(t);
        Pose pose{{between(move.from.position.x(), move.to.position.x(), share),
                   between(move.from.position.y(), move.to.position.y(), share)},
                  between(move.from.rotation, move.to.rotation, share),
                  between(move.from.scale, move.to.scale, share),
                  between(move.from.opacity, move.to.opacity, share)};
        if (move.shakes)
            pose.position.rx() += Motion::shakeDistance * std::sin(t * 6 * 3.14159265) * (1 - t);
        if (t >= 1) {
            pose = move.to;
            move.lasts = 0;
            if (move.afterwards)
                arrived.push_back(move.afterwards);
        }
        pose.apply(*move.item);
    }
    std::erase_if(moves_, [](const Move& move) { return move.item.isNull() || move.lasts == 0; });
    const bool allArrived = moves_.empty();
    if (allArrived)
        timer_.stop();
    for (const auto& afterwards : arrived)
        afterwards();
    if (allArrived)
        emit finished();
}

void Movements::finish() {
    if (moves_.empty())
        return;
    const std::vector<Move> moves = std::exchange(moves_, {});
    timer_.stop();
    for (const Move& move : moves)
        if (!move.item.isNull())
            move.to.apply(*move.item);
    for (const Move& move : moves)
        if (!move.item.isNull() && move.afterwards)
            move.afterwards();
    emit finished();
}

} // namespace takujo
