#pragma once

#include "ui/motion/effect_item.h"
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

    /// How an item goes from where it is to where it belongs.
    enum class Way : std::uint8_t {
        arc,    ///< over what lies between: the farther, the higher
        vanish, ///< it fades where it is and comes to be there
    };
    /// Moves an item from where it is now. `afterwards` is called when it has arrived. Milliseconds until it
    /// begins are at the usual pace, here and below.
    void move(QGraphicsObject* item, const Pose& to, std::function<void()> afterwards = {}, int delay = 0,
              Way way = Way::arc);
    /// Shakes an item, which says no.
    void shake(QGraphicsObject* item);
    /// Lets an item go towards a point and back again, however it moves besides: so far of the way, from 0
    /// to 1.
    void lunge(QGraphicsObject* item, QPointF towards, qreal share, int lasts, int delay);
    /// Shows an effect, which is gone afterwards. It is taken over.
    void play(EffectItem* effect, int lasts, int delay);
    /// Does something then, or when everything is skipped.
    void later(std::function<void()> what, int delay);

    bool isMoving(const QGraphicsObject* item) const;
    bool any() const;
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
        Way way = Way::arc;
        std::function<void()> afterwards;
    };
    /// Something that an item does on the spot, and from which it comes back.
    struct Gesture {
        QPointer<QGraphicsObject> item;
        QPointF reach; ///< of a shake: none
        qint64 begins = 0;
        int lasts = 0;
        QPointF added = {}; ///< what it has added to the item's position
    };
    struct Playing {
        QPointer<EffectItem> effect;
        qint64 begins = 0;
        int lasts = 0;
    };
    struct Later {
        std::function<void()> what;
        qint64 when = 0;
    };

    void tick();
    void run();
    qint64 beginAfter(int delay) const { return clock_.elapsed() + motion_.inPace(delay); }
    void forget(const QGraphicsObject* item);
    void tickMoves(qint64 now, std::vector<std::function<void()>>& arrived);
    void tickGestures(qint64 now);
    void tickEffects(qint64 now);

    Motion motion_{true};
    std::vector<Move> moves_;
    std::vector<Gesture> gestures_;
    std::vector<Playing> effects_;
    std::vector<Later> later_;
    QElapsedTimer clock_;
    QTimer timer_;
};

} // namespace takujo
