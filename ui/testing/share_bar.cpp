#include "ui/testing/share_bar.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int barWidth = 48;
constexpr int barHeight = 12;
constexpr int gap = 8;
constexpr int cellEdge = 4;
constexpr double mostDifference = 0.3; ///< larger ones fill the bar

/// Where a share lies in the bar, from its left edge on.
int placeOf(double share, const QRect& room, bool isDifference) {
    const double part = isDifference ? 0.5 + std::clamp(share / mostDifference, -1.0, 1.0) / 2 : share;
    return room.left() + static_cast<int>(std::clamp(part, 0.0, 1.0) * room.width());
}

} // namespace

void paintShare(QPainter& painter, const QRect& room, const Palette& palette, const BarShare& share) {
    const QColor mine = playerColour(palette, 0);
    const QColor theirs = playerColour(palette, 1);
    const int at = placeOf(share.value, room, share.isDifference);
    const int middle = room.left() + room.width() / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (share.isDifference) {
        painter.fillRect(room, palette.raised);
        const QRect beyond = at >= middle ? QRect{middle, room.top(), at - middle, room.height()}
                                          : QRect{at, room.top(), middle - at, room.height()};
        painter.fillRect(beyond, at >= middle ? mine : theirs);
    } else {
        painter.fillRect(room, theirs);
        painter.fillRect(QRect{room.left(), room.top(), at - room.left(), room.height()}, mine);
        painter.fillRect(QRect{at - 1, room.top(), 2, room.height()}, palette.zone);
    }
    // How sure it is, over both colours: light with a dark edge.
    const int low = placeOf(share.low, room, share.isDifference);
    const int high = placeOf(share.high, room, share.isDifference);
    const int line = room.center().y();
    for (const auto& [width, colour] : {std::pair{3, QColor{Qt::black}}, std::pair{1, QColor{Qt::white}}}) {
        painter.setPen(QPen{colour, static_cast<qreal>(width)});
        painter.drawLine(low, line, high, line);
        for (const int end : {low, high})
            painter.drawLine(end, line - 3, end, line + 3);
    }
    painter.setPen(palette.text);
    painter.drawLine(middle, room.top() - 2, middle, room.top() + 1);
    painter.drawLine(middle, room.bottom() - 1, middle, room.bottom() + 2);
    painter.setPen(palette.outline);
    painter.drawRect(room.adjusted(0, 0, -1, -1));
    painter.restore();
}

ShareBar::ShareBar(QWidget* parent) : QWidget{parent} {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaximumWidth(240);
}

void ShareBar::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void ShareBar::display(const BarShare& share) {
    share_ = share;
    update();
}

void ShareBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    paintShare(painter, QRect{0, (height() - barHeight) / 2, width(), barHeight}, palette_, share_);
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QVariant share = index.data(shareRole);
    if (!share.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = std::exchange(ground.text, QString{});
    const QStyle* const style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const QRect cell = option.rect.adjusted(cellEdge, 0, -cellEdge, 0);
    paintShare(*painter, QRect{cell.left(), cell.center().y() - barHeight / 2, barWidth, barHeight}, palette_,
               share.value<BarShare>());
    painter->save();
    painter->setFont(ground.font);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(isSelected ? palette_.accentInk : palette_.text);
    painter->drawText(cell.adjusted(barWidth + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter->restore();
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(shareRole).isValid())
        size.rwidth() += barWidth + gap + 2 * cellEdge;
    return {size.width(), std::max(size.height(), 26)};
}

} // namespace takujo
