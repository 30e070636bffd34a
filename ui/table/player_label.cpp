#include "ui/table/player_label.h"

#include "ui/theme/typography.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int smallestName = 8;
constexpr qreal dotWide = 0.55; ///< of the letters, as is the space
constexpr qreal spaceWide = 0.5;

} // namespace

void PlayerLabel::display(const Content& content) {
    prepareGeometryChange();
    content_ = content;
    update();
}

PlayerLabel::Laid PlayerLabel::laid() const {
    const QRectF& rect = content_.rect;
    Laid result;
    result.bold = drawnFont(content_.pixels, QFont::Bold);
    const qreal space = content_.pixels * spaceWide;
    const bool isRight = content_.alignment.testFlag(Qt::AlignRight);
    if (!content_.rest.isEmpty())
        result.restWidth =
            space + QFontMetricsF{drawnFont(content_.pixels - 1)}.horizontalAdvance(content_.rest);
    if (content_.lively)
        result.dotWidth = content_.pixels * dotWide + space;
    // What is said beside the name goes on beyond the place, but not at the right, where the hand is; the
    // name alone has all of it.
    const qreal roomForName = isRight                   ? rect.width() - result.dotWidth - result.restWidth
                              : content_.rest.isEmpty() ? rect.width()
                                                        : rect.width() * 0.8;
    // A little smaller before it is shortened.
    const int leastPixels = std::max(smallestName, content_.pixels * 3 / 4);
    for (int pixels = content_.pixels;
         pixels > leastPixels && QFontMetricsF{result.bold}.horizontalAdvance(content_.name) > roomForName;
         --pixels)
        result.bold.setPixelSize(pixels - 1);
    const QFontMetricsF boldMetrics{result.bold};
    result.name = boldMetrics.elidedText(content_.name, Qt::ElideRight, roomForName);
    result.nameWidth = boldMetrics.horizontalAdvance(result.name);
    result.left =
        isRight ? rect.right() - (result.dotWidth + result.nameWidth + result.restWidth) : rect.left();
    return result;
}

QRectF PlayerLabel::written() const {
    const Laid text = laid();
    return {text.left, content_.rect.top(), text.dotWidth + text.nameWidth + text.restWidth,
            content_.rect.height()};
}

void PlayerLabel::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF& rect = content_.rect;
    const Laid text = laid();
    const qreal dot = content_.pixels * dotWide;
    const qreal space = content_.pixels * spaceWide;
    qreal x = text.left;
    if (content_.lively) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(playerColour(*palette_, content_.player));
        painter->drawEllipse(QPointF{x + dot / 2, rect.center().y()}, dot / 2, dot / 2);
        x += text.dotWidth;
    }
    painter->setFont(text.bold);
    painter->setPen(content_.lively ? palette_->text : palette_->quiet);
    painter->drawText(QRectF{x, rect.top(), text.nameWidth + 2, rect.height()},
                      Qt::AlignLeft | Qt::AlignVCenter, text.name);
    painter->setFont(drawnFont(content_.pixels - 1));
    painter->setPen(palette_->quiet);
    painter->drawText(QRectF{x + text.nameWidth + space, rect.top(), text.restWidth + 2, rect.height()},
                      Qt::AlignLeft | Qt::AlignVCenter, content_.rest);
}

} // namespace takujo
