#pragma once

#include <QStyledItemDelegate>

namespace takujo {

/// In a list of texts, draws symbols of costs as signs (ui/theme/text_signs.h). The items have the text with
/// signs as their data of `signedText`, and in letters as their text, for ears.
class SignDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int signedText = Qt::UserRole + 20;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace takujo
