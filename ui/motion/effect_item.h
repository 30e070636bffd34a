#pragma once

#include <QGraphicsObject>

namespace takujo {

/// Something that is seen for a moment only, and nobody can point at.
class EffectItem : public QGraphicsObject {
    Q_OBJECT

public:
    EffectItem() {
        setAcceptedMouseButtons(Qt::NoButton);
        setVisible(false);
    }

    /// How much of its time is over: from 0 to 1.
    qreal share() const { return share_; }
    void setShare(qreal share) {
        share_ = share;
        setVisible(true);
        update();
    }

    /// Whether it may go from one place to another while it is seen; else it only comes and goes.
    bool travels() const { return travels_; }
    void setTravels(bool travels) { travels_ = travels; }

private:
    qreal share_ = 0;
    bool travels_ = true;
};

} // namespace takujo
