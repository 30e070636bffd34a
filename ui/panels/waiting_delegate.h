#pragma once

#include "ui/panels/waiting_list.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

/// Paints what waits: the head of its card, what it is and whose; the first ones say what they will do, and
/// to what. Where many wait, each has one line.
class WaitingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    WaitingDelegate(CardRenderer& renderer, const WaitingList& list) : renderer_{&renderer}, list_{&list} {}

    void setColours(const Palette& palette) { palette_ = palette; }
    void setSession(const Session* session) { session_ = session; }

    /// Of the row: pixels, in a list so wide.
    int heightOf(int row, int width) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    struct Lines {
        QStringList effect;
        QStringList targets;
    };
    const WaitingRow& rowOf(int row) const { return list_->rows()[static_cast<std::size_t>(row)]; }
    bool isFlat() const;
    Lines linesOf(int row, int width) const;
    void paintFace(QPainter& painter, const QRectF& window, const WaitingRow& row) const;
    /// What stands at the right end of the row that comes first; how wide it is.
    qreal paintStage(QPainter& painter, const QRectF& room, const WaitingRow& row) const;

    CardRenderer* renderer_;
    const WaitingList* list_;
    const Session* session_ = nullptr;
    Palette palette_;
};

} // namespace takujo
