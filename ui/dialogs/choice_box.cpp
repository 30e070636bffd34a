#include "ui/dialogs/choice_box.h"

#include <QPainter>
#include <QPainterPath>

namespace takujo {

void ChoiceBox::paintEvent(QPaintEvent* event) {
    QComboBox::paintEvent(event);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen{palette().color(QPalette::Text), 1.6};
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    const QPointF middle{width() - 16.0, height() / 2.0};
    QPainterPath arrow{middle + QPointF{-4, -2}};
    arrow.lineTo(middle + QPointF{0, 2.5});
    arrow.lineTo(middle + QPointF{4, -2});
    painter.drawPath(arrow);
}

} // namespace takujo
