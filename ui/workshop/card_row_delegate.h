#pragma once

#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

class CardRowModel;

/// Paints a card in one line: its cost on its colours, its name, type and numbers, how many copies there are,
/// and the signs that add and take one.
class CardRowDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The palette must live as long as the list.
    CardRowDelegate(const CardRowModel& model, CardRenderer& renderer, const Palette& palette,
                    QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Where the signs are in a row.
    static QRect adds(const QRect& row);
    static QRect takes(const QRect& row);

private:
    void paintHeading(QPainter& painter, const QRect& room, const QString& text) const;

    const CardRowModel* model_;
    CardRenderer* renderer_;
    const Palette* palette_;
};

} // namespace takujo
