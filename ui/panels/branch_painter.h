#pragma once

#include "ui/theme/palette.h"

#include <QStyledItemDelegate>

namespace takujo {

/// A branch in a list: its name, where it parts, and a mark with what players knew already.
class BranchPainter : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        moreRole = Qt::UserRole,
        knownRole,
        levelRole, ///< how many branches it stands on
        presentRole,
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void setColours(const Palette& palette) { palette_ = palette; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    Palette palette_;
};

} // namespace takujo
