#pragma once

#include "ui/theme/palette.h"

#include <QStyledItemDelegate>
#include <QWidget>

namespace takujo {

/// A share as a bar: of games that one deck won, with where it may well lie. Or how much it is above or below
/// another share.
struct BarShare {
    double value = 0; ///< from 0 to 1; of a difference, from -1 to 1
    double low = 0;
    double high = 1;
    bool isDifference = false;
};

/// Draws the bar: the first player's colour for what is won and what is above, the second player's for the
/// rest and what is below. A notch is the middle and a line how sure the share is, so that it can be read
/// without colours.
void paintShare(QPainter& painter, const QRect& room, const Palette& palette, const BarShare& share);

/// A bar by itself.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget* parent = nullptr);
    void setColours(const Palette& palette);
    void display(const BarShare& share);
    QSize sizeHint() const override { return {160, 14}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Palette palette_;
    BarShare share_;
};

/// Draws bars in a table, each with its value beside it.
class ShareDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int shareRole = Qt::UserRole + 1; ///< of an item: its `BarShare`

    using QStyledItemDelegate::QStyledItemDelegate;
    void setColours(const Palette& palette) { palette_ = palette; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Palette palette_;
};

} // namespace takujo

Q_DECLARE_METATYPE(takujo::BarShare)
