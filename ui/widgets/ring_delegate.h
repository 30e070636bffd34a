#pragma once

#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

/// In a list, paints the ring around the card that has the keyboard: the same ring as on the table.
class RingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The palette must live as long as the list.
    RingDelegate(const Palette& palette, QObject* parent) : QStyledItemDelegate{parent}, palette_{&palette} {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const Palette* palette_;
};

} // namespace takujo
