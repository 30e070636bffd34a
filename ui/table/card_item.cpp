#include "ui/table/card_item.h"

#include "ui/motion/movements.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/card_shades.h"
#include "ui/theme/card_signs.h"
#include "ui/theme/mark_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace takujo {

CardItem::CardItem(CardRenderer& renderer, const Palette& palette)
    : renderer_{&renderer}, palette_{&palette} {
    setFlag(ItemIsFocusable, false); // the table's own cursor walks; see TableCursor
    setAcceptedMouseButtons(Qt::NoButton);
}

void CardItem::display(const CardLook& look, const CardView& card, ObjectId object) {
    card_ = card;
    object_ = object;
    if (next_) {
        next_ = look;
        return;
    }
    if (look_ == look)
        return;
    look_ = look;
    update();
}

void CardItem::holdLook() {
    if (!next_)
        next_ = look_;
}

void CardItem::showLook() {
    if (!next_)
        return;
    look_ = *std::exchange(next_, std::nullopt);
    update();
}

void CardItem::setCardSize(QSizeF size) {
    if (size == size_)
        return;
    prepareGeometryChange();
    size_ = size;
}

void CardItem::setUprightChips(std::vector<QString> chips) {
    if (uprightChips_ == chips)
        return;
    uprightChips_ = std::move(chips);
    update();
}

/// On the picture, which lies between the name and the numbers.
void CardItem::paintUprightChips(QPainter& painter) const {
    constexpr qreal smallestCard = 46; // below this they would hide it
    if (uprightChips_.empty() || size_.width() < smallestCard)
        return;
    painter.save();
    painter.rotate(-home_.turned);
    const qreal height = std::max(size_.width() * 0.2, 13.0); // as on a card that stands upright
    const QRectF room{-size_.height() * 0.26, -size_.width() / 2, size_.height() * 0.58,
                      size_.width() - height * 0.5};
    std::vector<StatusBadge> chips;
    chips.reserve(uprightChips_.size());
    for (const QString& text : uprightChips_)
        chips.push_back({text, cardColour::body, cardColour::text});
    drawChips(painter, chips, room, height, room.top());
    painter.restore();
}

void CardItem::setMarks(const CardMarks& marks) {
    if (marks_ == marks)
        return;
    marks_ = marks;
    update();
}

void CardItem::setDimmed(bool dimmed) {
    if (dimmed_ == dimmed)
        return;
    dimmed_ = dimmed;
    update();
}

void CardItem::setLifted(bool lifted) {
    lifted_ = lifted;
    update();
}

void CardItem::setHome(const Placement& home, qreal z, int order) {
    home_ = home;
    homeZ_ = z;
    order_ = order;
}

Pose CardItem::homePose() const {
    return {home_.centre, home_.turned, 1, 1};
}

Pose CardItem::restPose() const {
    return fanned_ ? Pose{fanned_->centre, isAside() ? home_.turned : 0, 1, 1} : homePose();
}

QRectF CardItem::homeRect() const {
    const QSizeF size = isAside() ? size_.transposed() : size_;
    return {home_.centre - QPointF{size.width() / 2, size.height() / 2}, size};
}

QRectF CardItem::face() const {
    return {-size_.width() / 2, -size_.height() / 2, size_.width(), size_.height()};
}

QRectF CardItem::boundingRect() const {
    return face().adjusted(-marksReach, -marksReach, marksReach, marksReach);
}

void CardItem::setRaised(bool raised) {
    prepareGeometryChange();
    raised_ = raised;
}

QPainterPath CardItem::shape() const {
    QPainterPath path;
    path.addRect(face().adjusted(0, 0, 0, raised_ ? marksReach : 0));
    return path;
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF rect = face();
    const qreal corner = rect.width() * radius::card;
    if (lifted_) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        for (int i = 1; i <= 4; ++i) {
            painter->setBrush(QColor{0, 0, 0, 28});
            painter->drawRoundedRect(rect.adjusted(-i, 2 - i, i + 1, i * 2 + 1), corner + i, corner + i);
        }
    }
    const auto motion = scale() == 1 ? CardRenderer::Motion::still : CardRenderer::Motion::moving;
    if (isReadableBack()) {
        renderer_->draw(*painter, rect, cardBack(card_.owner == Player::b ? 1 : 0), motion);
        paintReadable(*painter, rect, raised_ || fanned_ ? 0 : look_.covered, *palette_);
    } else {
        renderer_->draw(*painter, rect, look_, motion);
    }
    if (dimmed_) {
        painter->setRenderHint(QPainter::Antialiasing);
        QColor veil = palette_->table;
        veil.setAlphaF(0.5F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(veil);
        painter->drawRoundedRect(rect, corner, corner);
    }
    paintUprightChips(*painter);
    paintMarks(*painter, rect, marks_, *palette_, card_.aside);
    if (hasCursor())
        paintFocus(*painter, rect, corner, *palette_);
}

} // namespace takujo
