#include "ui/widgets/ring_delegate.h"

#include "ui/theme/mark_painter.h"

namespace takujo {

void RingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    constexpr int inwards = 9; // the ring lies outside of what it is given
    painter->save();
    paintFocus(*painter, QRectF{option.rect}.adjusted(inwards, inwards, -inwards, -inwards), 2, *palette_);
    painter->restore();
}

} // namespace takujo
