#pragma once

#include "ui/table/spreads.h"
#include "ui/theme/motion.h"

#include <QElapsedTimer>
#include <QGraphicsObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <vector>

namespace takujo {

/// A moment of an item on its way.
struct Pose {
    QPointF position;
    qreal rotation = 0;
    qreal scale = 1;
    qreal opacity = 1;

    static Pose of(const QGraphicsItem& item);
    void apply(QGraphicsItem& item) const;
    friend bool operator==(const Pose&, const Pose&) = default;
};

/// Everything that moves on the table, on one clock. Several things move at once; all of it can be skipped.
class Movements : public QObject {
    Q_OBJECT

public:
    explicit Movements(QObject* parent = nullptr);

    void setMotion(Motion motion) { motion_ = motion; }
    const Motion& motion() const { return motion_; }

    /// Moves an item from where it is now. `afterwards` is called when it has arrived.
    void move(QGraphicsObject* item, const Pose& to, std::function<void()> afterwards = {}, int delay = 0);
    /// Shakes an item, which says no.
    void shake(QGraphicsObject* item);
    bool isMoving(const QGraphicsObject* item) const;
    bool any() const { return !moves_.empty(); }
    /// Everything arrives at once.
    void finish();

signals:
    void finished();

private:
    struct Move {
        QPointer<QGraphicsObject> item;
        Pose from;
        Pose to;
        qint64 begins = 0;
        int lasts = 0;
        bool shakes = false;
        std::function<void()> afterwards;
    };

    void tick();
    void start(Move move);
    void forget(const QGraphicsObject* item);

    Motion motion_{true};
    std::vector<Move> moves_;
    QElapsedTimer clock_;
    QTimer timer_;
};

} // namespace takujo
