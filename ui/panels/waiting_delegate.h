#pragma once

#include "ui/panels/waiting_list.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

/// Paints the rows of what waits: each with the head of its card, its kind and its player. The first rows
/// also tell their effect and its targets. Where many wait, each has one line.
class WaitingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    WaitingDelegate(CardRenderer& renderer, const WaitingList& list) : renderer_{&renderer}, list_{&list} {}

    void setColours(const Palette& palette) { palette_ = palette; }
    void setSession(const Session* session) { session_ = session; }

    /// The height of a row in a list of that width, in pixels.
    int heightOf(int row, int width) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* on, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Lines {
        QStringList effect;
        QStringList targets;
    };
    const WaitingRow& rowOf(int row) const { return list_->rows()[static_cast<std::size_t>(row)]; }
    bool isFlat() const;
    Lines linesOf(int row, int width) const;
    /// Paints a word at the right end of the row that comes first; gives its width.
    qreal paintStage(QPainter& painter, const QRectF& room, const WaitingRow& row) const;

    CardRenderer* renderer_;
    const WaitingList* list_;
    const Session* session_ = nullptr;
    Palette palette_;
};

} // namespace takujo
