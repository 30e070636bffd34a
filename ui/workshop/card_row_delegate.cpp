#include "ui/workshop/card_row_delegate.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/typography.h"
#include "ui/workshop/card_rows.h"

#include <QPainter>

#include <algorithm>
#include <ranges>

namespace takujo {

namespace {

constexpr int rowHeight = 34;
constexpr int badgeSize = 24;
constexpr int signWidth = 28;
constexpr int countWidth = 30;
constexpr int numberWidth = 46;
constexpr int leastName = 110;
constexpr int inset = 6;

/// Black or white, whichever stands out more.
QColor inkOn(const QColor& ground) {
    return contrast(Qt::white, ground) >= contrast(Qt::black, ground) ? Qt::white : Qt::black;
}

void writeIn(QPainter& painter, const QRect& room, Qt::Alignment alignment, const QString& text) {
    painter.drawText(room, static_cast<int>(alignment) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

/// Where a card has several colours, each has its part of the square.
void paintBadge(QPainter& painter, const QRect& room, const CardLook& look, const Palette& palette) {
    const std::size_t count = std::max<std::size_t>(look.bands.size(), 1);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < count; ++i) {
        const int left = room.left() + static_cast<int>(i) * room.width() / static_cast<int>(count);
        const int right = room.left() + static_cast<int>(i + 1) * room.width() / static_cast<int>(count);
        painter.fillRect(QRect{left, room.top(), right - left, room.height()},
                         look.bands.empty() ? palette.outline : look.bands[i].colour);
    }
    if (!look.badge)
        return;
    painter.setPen(inkOn(look.bands.empty() ? palette.outline : look.bands.front().colour));
    painter.setFont(drawnFont(14, QFont::Bold));
    painter.drawText(room, Qt::AlignCenter, look.badge->text);
}

} // namespace

CardRowDelegate::CardRowDelegate(const CardRowModel& model, CardRenderer& renderer, const Palette& palette,
                                 QObject* parent)
    : QStyledItemDelegate{parent}, model_{&model}, renderer_{&renderer}, palette_{&palette} {}

QSize CardRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {200, std::max(rowHeight, QFontMetrics{option.font}.height() + 12)};
}

QRect CardRowDelegate::adds(const QRect& row) {
    return {row.right() - signWidth - inset + 1, row.top() + 3, signWidth, row.height() - 6};
}

QRect CardRowDelegate::takes(const QRect& row) {
    return adds(row).translated(-signWidth - countWidth, 0);
}

void CardRowDelegate::paintHeading(QPainter& painter, const QRect& room, const QString& text) const {
    painter.setPen(palette_->quiet);
    painter.setFont(textFont(TextSize::small, QFont::DemiBold));
    writeIn(painter, room.adjusted(inset, 0, -inset, -4), Qt::AlignLeft | Qt::AlignBottom, text);
}

void CardRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const WorkshopRow& row = model_->rows()[static_cast<std::size_t>(index.row())];
    const CardLook& look = model_->look(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect room = option.rect.adjusted(1, 1, -1, -1);
    if (!row.heading.isEmpty()) {
        paintHeading(*painter, room, row.heading);
        painter->restore();
        return;
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    if (isSelected || isHovered) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(isSelected ? mixed(palette_->accentGround, palette_->raised, 0.6)
                                     : palette_->raised);
        painter->drawRoundedRect(room, 6, 6);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen{palette_->text, 2});
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(room.adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRect badge{room.left() + inset, room.center().y() - badgeSize / 2, badgeSize, badgeSize};
    paintBadge(*painter, badge, look, *palette_);

    int right = takes(room).left() - inset;
    painter->setFont(textFont(TextSize::small));
    painter->setPen(palette_->quiet);
    // In a narrow list, a name that can be read says more than numbers.
    const int beside = right - badge.right() - static_cast<int>(look.numbers.size()) * numberWidth;
    const bool hasNumbers = beside >= leastName;
    for (const LookNumber& number : look.numbers | std::views::reverse) {
        if (!hasNumbers)
            break;
        right -= numberWidth;
        writeIn(*painter, {right, room.top(), numberWidth - inset, room.height()},
                Qt::AlignRight | Qt::AlignVCenter, number.label + number.text);
    }
    const QRect words{badge.right() + 8, room.top(), right - badge.right() - 8, room.height()};
    painter->setFont(textFont(TextSize::body, row.count > 0 ? QFont::DemiBold : QFont::Normal));
    painter->setPen(row.card == nullptr ? palette_->danger : palette_->text);
    const int name = std::min(painter->fontMetrics().horizontalAdvance(look.name) + 2, words.width());
    writeIn(*painter, words, Qt::AlignLeft | Qt::AlignVCenter, look.name);
    painter->setFont(textFont(TextSize::small));
    painter->setPen(palette_->quiet);
    if (const int left = words.width() - name - 10; left > 50)
        writeIn(*painter, words.adjusted(name + 10, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                row.card == nullptr ? tr("in no card set") : look.typeLine);

    painter->setFont(drawnFont(16, QFont::Bold));
    painter->setPen(palette_->text);
    painter->drawText(adds(room), Qt::AlignCenter, QStringLiteral("+"));
    painter->setPen(row.count > 0 ? palette_->text : palette_->outline);
    painter->drawText(takes(room), Qt::AlignCenter, QStringLiteral("−"));
    painter->setFont(textFont(TextSize::body, QFont::Bold));
    const QRect count = adds(room).translated(-countWidth, 0).adjusted(0, 0, countWidth - signWidth, 0);
    painter->setPen(row.count > 0 ? palette_->text : palette_->quiet);
    painter->drawText(count, Qt::AlignCenter,
                      row.count > 0 ? QString::number(row.count) : QStringLiteral("·"));
    painter->restore();
}

} // namespace takujo
