#pragma once

#include "ui/panels/stack_strip.h"

#include <QWidget>

namespace takujo {

/// Shows between the players what waits to be resolved, in games in which both share the place where it
/// does: the next one at the right, lit, with what it will do. The list beside the table says all of it, and
/// answers to what is pointed at or pressed here.
class WaitingLine : public QWidget {
    Q_OBJECT

public:
    WaitingLine(CardRenderer& renderer, StackStrip& strip, QWidget* parent);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    /// The place of the one that the list points at; empty if nothing waits, or that one has no room here.
    QRect current() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void refresh();
    int shown() const;
    QRectF placeOf(int row) const;
    int rowUnder(QPointF point) const;
    void paintEmpty(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintMore(QPainter& painter) const;

    CardRenderer* renderer_;
    StackStrip* strip_;
    const Session* session_ = nullptr;
    Palette palette_;
    int pressed_ = -1;
};

} // namespace takujo
