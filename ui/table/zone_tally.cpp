#include "ui/table/zone_tally.h"

#include "ui/theme/card_renderer.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr qreal tallyGlyph = 14; ///< like the next two, where letters have their usual size
constexpr qreal tallyInset = 6;
constexpr qreal tallyGap = 7;

QFont tallyFont(qreal letters) {
    return drawnFont(static_cast<int>(static_cast<qreal>(TextSize::small) * letters), QFont::Bold);
}

qreal widthOf(const ColourCount& count, qreal letters) {
    return tallyGlyph * letters + 3 * letters +
           QFontMetricsF{tallyFont(letters)}.horizontalAdvance(QString::number(count.cards));
}

} // namespace

void ZoneTally::display(std::vector<ColourCount> counts, QPointF rightMiddle, qreal letters) {
    prepareGeometryChange();
    counts_ = std::move(counts);
    letters_ = letters;
    qreal width = 2 * tallyInset * letters - tallyGap * letters;
    for (const ColourCount& count : counts_)
        width += widthOf(count, letters) + tallyGap * letters;
    const qreal height = 18 * letters;
    rect_ = {rightMiddle.x() - width, rightMiddle.y() - height / 2, width, height};
    setVisible(!counts_.empty());
    update();
}

void ZoneTally::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    // Dark under every light, as the cards are: the glyphs' colours are made for that.
    painter->setPen(QPen{palette_->outline, 1});
    painter->setBrush(QColor{0x10, 0x14, 0x1b});
    painter->drawRoundedRect(rect_.adjusted(0.5, 0.5, -0.5, -0.5), rect_.height() / 2, rect_.height() / 2);
    painter->setFont(tallyFont(letters_));
    painter->setPen(QColor{0xe8, 0xec, 0xf2});
    qreal x = rect_.left() + tallyInset * letters_;
    const qreal size = tallyGlyph * letters_;
    for (const ColourCount& count : counts_) {
        renderer_->drawGlyph(*painter, count.glyph, {x, rect_.center().y() - size / 2, size, size},
                             count.colour);
        const qreal width = widthOf(count, letters_);
        painter->drawText(QRectF{x + size, rect_.top(), width - size, rect_.height()},
                          Qt::AlignRight | Qt::AlignVCenter, QString::number(count.cards));
        x += width + tallyGap * letters_;
    }
}

} // namespace takujo
