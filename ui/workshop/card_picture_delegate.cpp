#include "ui/workshop/card_picture_delegate.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/scales.h"
#include "ui/theme/typography.h"
#include "ui/workshop/card_rows.h"

#include <QAbstractItemView>
#include <QPainter>

namespace takujo {

namespace {

constexpr int inPictureWidth = 98;
constexpr int aroundPicture = 5;
constexpr int signsHeight = 26;
constexpr int headingHeight = 30;

QSize pictureSize() {
    const int width = scaledCard(inPictureWidth);
    return {width, width * 88 / 63};
}

} // namespace

CardPictureDelegate::CardPictureDelegate(const CardRowModel& model, CardRenderer& renderer,
                                         const Palette& palette, QObject* parent)
    : QStyledItemDelegate{parent}, model_{&model}, renderer_{&renderer}, palette_{&palette} {}

QSize CardPictureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (!model_->rows()[static_cast<std::size_t>(index.row())].heading.isEmpty()) {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        return {view == nullptr ? option.rect.width() : view->viewport()->width() - 1, headingHeight};
    }
    return pictureSize() + QSize{2 * aroundPicture, 2 * aroundPicture + signsHeight};
}

QRect CardPictureDelegate::adds(const QRect& item) {
    return {item.center().x() + 1, item.bottom() - signsHeight, item.width() / 2 - aroundPicture,
            signsHeight};
}

QRect CardPictureDelegate::takes(const QRect& item) {
    return {item.left() + aroundPicture, item.bottom() - signsHeight, item.width() / 2 - aroundPicture,
            signsHeight};
}

/// On the art, where neither the name nor a number stands.
void CardPictureDelegate::paintCount(QPainter& painter, const QRectF& card, int count) const {
    painter.setFont(drawnFont(15, QFont::Bold));
    const QString text = QStringLiteral("×%1").arg(count);
    const qreal width = painter.fontMetrics().horizontalAdvance(text) + 14.0;
    const QRectF pill{card.left() + card.width() * 0.07, card.top() + card.height() * 0.58, width, 24};
    painter.setPen(QPen{palette_->panel, 2});
    painter.setBrush(palette_->accentGround);
    painter.drawRoundedRect(pill, 12, 12);
    painter.setPen(palette_->accentInk);
    painter.drawText(pill, Qt::AlignCenter, text);
}

void CardPictureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const WorkshopRow& row = model_->rows()[static_cast<std::size_t>(index.row())];
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!row.heading.isEmpty()) {
        painter->setPen(palette_->quiet);
        painter->setFont(textFont(TextSize::small, QFont::DemiBold));
        painter->drawText(option.rect.adjusted(6, 0, -6, -4), Qt::AlignLeft | Qt::AlignBottom, row.heading);
        painter->restore();
        return;
    }
    const QRect room = option.rect.adjusted(1, 1, -1, -1);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(isSelected ? mixed(palette_->accentGround, palette_->raised, 0.6)
                                     : palette_->raised);
        painter->drawRoundedRect(room, 6, 6);
    }
    const QRectF card{option.rect.topLeft() + QPoint{aroundPicture, aroundPicture}, pictureSize()};
    renderer_->draw(*painter, card, model_->look(index.row()));
    if (row.count > 0)
        paintCount(*painter, card, row.count);
    painter->setFont(drawnFont(16, QFont::Bold));
    painter->setPen(row.count > 0 ? palette_->text : palette_->outline);
    painter->drawText(takes(option.rect), Qt::AlignCenter, QStringLiteral("−"));
    painter->setPen(palette_->text);
    painter->drawText(adds(option.rect), Qt::AlignCenter, QStringLiteral("+"));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen{palette_->text, 2});
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(room.adjusted(1, 1, -1, -1), 6, 6);
    }
    painter->restore();
}

} // namespace takujo
