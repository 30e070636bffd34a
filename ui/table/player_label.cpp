#include "ui/table/player_label.h"

#include "ui/theme/typography.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

void PlayerLabel::display(const QString& name, const QString& rest, const QRectF& rect, Qt::Alignment alignment,
                       bool lively) {
    prepareGeometryChange();
    name_ = name;
    rest_ = rest;
    rect_ = rect;
    alignment_ = alignment;
    lively_ = lively;
    update();
}

void PlayerLabel::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QFont bold = drawnFont(static_cast<int>(TextSize::body), QFont::Bold);
    const QFont plain = drawnFont(static_cast<int>(TextSize::body) - 1);
    const QFontMetricsF boldMetrics{bold};
    const QFontMetricsF plainMetrics{plain};
    constexpr qreal dot = 7;
    constexpr qreal space = 7;
    const QString name = boldMetrics.elidedText(name_, Qt::ElideRight, rect_.width() * 0.8);
    const qreal nameWidth = boldMetrics.horizontalAdvance(name);
    const qreal restWidth = rest_.isEmpty() ? 0 : space + plainMetrics.horizontalAdvance(rest_);
    const qreal dotWidth = lively_ ? dot + space : 0;
    const qreal width = dotWidth + nameWidth + restWidth;
    qreal x = rect_.left();
    if (alignment_.testFlag(Qt::AlignHCenter))
        x = rect_.center().x() - width / 2;
    else if (alignment_.testFlag(Qt::AlignRight))
        x = rect_.right() - width;
    if (lively_) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(palette_->accent);
        painter->drawEllipse(QPointF{x + dot / 2, rect_.center().y()}, dot / 2, dot / 2);
        x += dotWidth;
    }
    painter->setFont(bold);
    painter->setPen(lively_ ? palette_->text : palette_->quiet);
    painter->drawText(QRectF{x, rect_.top(), nameWidth + 2, rect_.height()}, Qt::AlignLeft | Qt::AlignVCenter, name);
    painter->setFont(plain);
    painter->setPen(palette_->quiet);
    painter->drawText(QRectF{x + nameWidth + space, rect_.top(), std::max(restWidth, rect_.right() - x), rect_.height()},
                      Qt::AlignLeft | Qt::AlignVCenter, rest_);
}

} // namespace takujo
