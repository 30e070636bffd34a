#include "ui/panels/waiting_face.h"

#include "ui/session/card_text.h"
#include "ui/theme/card_renderer.h"

#include <QPainterPath>

#include <algorithm>
#include <numbers>

namespace takujo {

namespace {

constexpr qreal cardInWindow = 44.0 / 36; ///< its width, in widths of the window
constexpr qreal headAbove = 0.25;         ///< of that width: what the window cuts off

QPainterPath windowOf(const CardView& waiting, const QRectF& room) {
    constexpr qreal cardCorner = 4;
    QPainterPath path;
    if (!waiting.isAbility && !waiting.isProcess()) {
        path.addRoundedRect(room, cardCorner, cardCorner);
        return path;
    }
    const qreal side = std::min(room.width(), room.height());
    const QRectF square{room.center().x() - side / 2, room.center().y() - side / 2, side, side};
    if (!waiting.isProcess()) {
        path.addEllipse(square);
        return path;
    }
    const qreal cut = side * (1 - std::numbers::sqrt2 / 2); // all sides are equal
    path.addPolygon(QPolygonF{{square.left() + cut, square.top()},
                              {square.right() - cut, square.top()},
                              {square.right(), square.top() + cut},
                              {square.right(), square.bottom() - cut},
                              {square.right() - cut, square.bottom()},
                              {square.left() + cut, square.bottom()},
                              {square.left(), square.bottom() - cut},
                              {square.left(), square.top() + cut}});
    path.closeSubpath();
    return path;
}

} // namespace

void paintWaiting(QPainter& painter, CardRenderer& renderer, const Session& session, const Palette& palette,
                  const CardView& waiting, const QRectF& window) {
    const QPainterPath shape = windowOf(waiting, window);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    const qreal width = window.width() * cardInWindow;
    renderer.draw(painter,
                  QRectF{window.center().x() - width / 2, window.top() - headAbove * window.width(), width,
                         width * cardHeightOnTable / cardWidthOnTable},
                  lookOf(session, waiting));
    painter.restore();
    if (!waiting.isProcess() && !waiting.isAbility)
        return;
    painter.setPen(QPen{waiting.isProcess() ? palette.accent : palette.outline, 1.5});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

} // namespace takujo
