#pragma once

#include "ui/session/phase_stop.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

#include <QWidget>

namespace takujo {

/// The phases of a turn on the line between the players: which are over, which one is now, and where the
/// player at the table is asked although nothing can be done. A click on a phase changes that.
class PhaseRibbon : public QWidget {
    Q_OBJECT

public:
    explicit PhaseRibbon(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void display(const Session& session);

signals:
    /// A phase in which players can be asked was clicked; `at` is below it, on the screen.
    void stopWanted(std::uint8_t phase, QPoint at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Phase {
        QString name;
        QString shortName;
        std::uint8_t index = 0; ///< among the game's
        bool stops = false;     ///< players can be asked there
        PhaseStop stop = PhaseStop::never;
    };

    /// The names of the phases in cells of that width, and the size of their letters.
    struct Lettering {
        bool isShort = false;
        int pixels = 0;
    };
    Lettering letteringFor(qreal width) const;
    /// 0 if there is none.
    int fittingSize(qreal width, QString Phase::* name) const;
    QRectF cellOf(int phase) const;
    /// -1 if there is none.
    int phaseUnder(QPointF place) const;
    QString tipAt(QPointF place) const;
    /// The phase there if it can have a stop; -1 if there is none.
    int stopUnder(QPointF place) const;
    void paintStop(QPainter& painter, QPointF end, PhaseStop stop, bool now) const;
    void point(int phase);

    Palette palette_;
    std::vector<Phase> phases_;
    int current_ = -1;
    int pointed_ = -1;
    int pressed_ = -1;
};

} // namespace takujo
