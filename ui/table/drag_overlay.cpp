#include "ui/table/drag_overlay.h"

#include "ui/table/spreads.h"
#include "ui/theme/card_renderer.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

DragOverlay::DragOverlay(CardRenderer& renderer, QWidget* parent) : QWidget{parent}, renderer_{&renderer} {
    setObjectName(QStringLiteral("dragged-card"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DragOverlay::carry(const CardLook& look, const QRectF& card, bool aside, const QRect& place) {
    // Turned, it reaches as far to all sides as it is long; and its shadow a little farther.
    const auto reach = [](const QRectF& rect) {
        const qreal half = std::max(rect.width(), rect.height()) / 2 + 8;
        return QRectF{rect.center() - QPointF{half, half}, QSizeF{2 * half, 2 * half}}.toAlignedRect();
    };
    update(reach(card_));
    update(reach(card));
    if (place != place_ || !isVisible())
        update();
    look_ = look;
    card_ = card;
    aside_ = aside;
    place_ = place;
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

void DragOverlay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    if (!place_.isEmpty()) {
        QColor veil = palette_.accent;
        veil.setAlphaF(place_.contains(card_.center().toPoint()) ? 0.3F : 0.14F);
        painter.setPen(QPen{palette_.accent, 2, Qt::DashLine});
        painter.setBrush(veil);
        painter.drawRoundedRect(QRectF{place_}.adjusted(2, 2, -2, -2), radius::zone, radius::zone);
    }
    painter.translate(card_.center());
    if (aside_)
        painter.rotate(asideAngle);
    const QRectF face{-card_.width() / 2, -card_.height() / 2, card_.width(), card_.height()};
    const qreal corner = face.width() * radius::card;
    painter.setPen(Qt::NoPen);
    for (int i = 1; i <= 4; ++i) {
        painter.setBrush(QColor{0, 0, 0, 28});
        painter.drawRoundedRect(face.adjusted(-i, 2 - i, i + 1, i * 2 + 1), corner + i, corner + i);
    }
    renderer_->draw(painter, face, look_, CardRenderer::Motion::still);
}

} // namespace takujo
