#include "ui/panels/card_display.h"

#include <QPainter>

namespace takujo {

namespace {

constexpr double proportion = 88.0 / 63.0;

} // namespace

CardDisplay::CardDisplay(CardRenderer& renderer, QWidget* parent) : QWidget{parent}, renderer_{&renderer} {
    QSizePolicy policy{QSizePolicy::Fixed, QSizePolicy::Fixed};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardDisplay::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void CardDisplay::display(const CardLook& look) {
    look_ = look;
    setAccessibleName(look.faceUp ? look.name : QString{});
    update();
}

void CardDisplay::showNothing() {
    look_.reset();
    setAccessibleName({});
    update();
}

bool CardDisplay::isCutOff() const {
    const QSizeF size{static_cast<qreal>(width()), static_cast<qreal>(heightForWidth(width()))};
    return look_ && renderer_->cutsOff(*look_, size, devicePixelRatioF());
}

int CardDisplay::heightForWidth(int width) const {
    return qRound(width * proportion);
}

QSize CardDisplay::sizeHint() const {
    return {200, heightForWidth(200)};
}

void CardDisplay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    const QRectF box{QPointF{},
                     QSizeF{static_cast<qreal>(width()), static_cast<qreal>(heightForWidth(width()))}};
    if (look_) {
        renderer_->draw(painter, box, *look_);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.outline, 1, Qt::DashLine});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.setPen(palette_.quiet);
    painter.drawText(box.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Point at a card to see all of it here."));
}

} // namespace takujo
