#include "ui/widgets/sign_delegate.h"

#include "ui/theme/text_signs.h"

#include <QApplication>
#include <QPainter>

namespace takujo {

void SignDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    QString text = index.data(signedText).toString();
    if (!hasSigns(text)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* const style = item.widget == nullptr ? QApplication::style() : item.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    // Where the style would write it.
    QStyleOptionViewItem written = option;
    initStyleOption(&written, index);
    const int inset = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &written, written.widget) + 1;
    const QRectF room =
        QRectF{style->subElementRect(QStyle::SE_ItemViewItemText, &written, written.widget)}.adjusted(
            inset, 0, -inset, 0);
    const QFontMetricsF metrics{item.font};
    while (text.size() > 1 && widthWithSigns(text, item.font) > room.width())
        text = text.chopped(2) + QChar{0x2026};
    painter->save();
    painter->setClipRect(option.rect);
    painter->setFont(item.font);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    drawWithSigns(*painter, {room.left(), room.center().y() + metrics.capHeight() / 2}, text);
    painter->restore();
}

} // namespace takujo
