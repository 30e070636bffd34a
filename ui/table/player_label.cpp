#include "ui/table/player_label.h"

#include "ui/theme/typography.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int smallestName = 8;

} // namespace

void PlayerLabel::display(const Content& content) {
    prepareGeometryChange();
    content_ = content;
    update();
}

void PlayerLabel::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF& rect = content_.rect;
    QFont bold = drawnFont(content_.pixels, QFont::Bold);
    const QFont plain = drawnFont(content_.pixels - 1);
    const qreal dot = content_.pixels * 0.55;
    const qreal space = content_.pixels * 0.5;
    const bool isRight = content_.alignment.testFlag(Qt::AlignRight);
    const qreal restWidth =
        content_.rest.isEmpty() ? 0 : space + QFontMetricsF{plain}.horizontalAdvance(content_.rest);
    const qreal dotWidth = content_.lively ? dot + space : 0;
    // What is said beside the name goes on beyond the place, but not at the right, where the hand is; the
    // name alone has all of it.
    const qreal roomForName = isRight                   ? rect.width() - dotWidth - restWidth
                              : content_.rest.isEmpty() ? rect.width()
                                                        : rect.width() * 0.8;
    // A little smaller before it is shortened.
    const int leastPixels = std::max(smallestName, content_.pixels * 3 / 4);
    for (int pixels = content_.pixels;
         pixels > leastPixels && QFontMetricsF{bold}.horizontalAdvance(content_.name) > roomForName; --pixels)
        bold.setPixelSize(pixels - 1);
    const QFontMetricsF boldMetrics{bold};
    const QString name = boldMetrics.elidedText(content_.name, Qt::ElideRight, roomForName);
    const qreal nameWidth = boldMetrics.horizontalAdvance(name);
    qreal x = rect.left();
    if (isRight)
        x = rect.right() - (dotWidth + nameWidth + restWidth);
    if (content_.lively) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(playerColour(*palette_, content_.player));
        painter->drawEllipse(QPointF{x + dot / 2, rect.center().y()}, dot / 2, dot / 2);
        x += dotWidth;
    }
    painter->setFont(bold);
    painter->setPen(content_.lively ? palette_->text : palette_->quiet);
    painter->drawText(QRectF{x, rect.top(), nameWidth + 2, rect.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                      name);
    painter->setFont(plain);
    painter->setPen(palette_->quiet);
    painter->drawText(QRectF{x + nameWidth + space, rect.top(), restWidth + 2, rect.height()},
                      Qt::AlignLeft | Qt::AlignVCenter, content_.rest);
}

} // namespace takujo
