#pragma once

#include <QLayout>
#include <QWidget>

namespace takujo {

/// Takes all widgets out of a layout. They are hidden at once and deleted later, for one of them may be at
/// work.
inline void clearLayout(QLayout& layout) {
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace takujo
