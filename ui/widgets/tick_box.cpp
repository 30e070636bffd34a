#include "ui/widgets/tick_box.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

namespace takujo {

void TickBox::paintEvent(QPaintEvent* event) {
    QCheckBox::paintEvent(event);
    if (!isChecked())
        return;
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRectF box = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    // What is written on the accent's ground is written in this colour, too.
    QPen pen{palette().color(QPalette::HighlightedText), 2};
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    QPainterPath tick{box.center() + QPointF{-4, 0.5}};
    tick.lineTo(box.center() + QPointF{-1, 3.5});
    tick.lineTo(box.center() + QPointF{4.5, -3.5});
    painter.drawPath(tick);
}

} // namespace takujo
