#pragma once

#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

class CardRowModel;

/// Paints a card as a picture, how many copies there are on its corner, and below it the signs that take and
/// add one. A heading has a line of its own above its cards.
class CardPictureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The palette must live as long as the list.
    CardPictureDelegate(const CardRowModel& model, CardRenderer& renderer, const Palette& palette,
                        QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Where the signs are below a picture.
    static QRect adds(const QRect& item);
    static QRect takes(const QRect& item);

private:
    void paintCount(QPainter& painter, const QRectF& card, int count) const;

    const CardRowModel* model_;
    CardRenderer* renderer_;
    const Palette* palette_;
};

} // namespace takujo
