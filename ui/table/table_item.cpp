#include "ui/table/table_item.h"

#include <QAccessible>

namespace takujo {

void TableItem::setCursorHere(bool here) {
    if (hasCursor_ == here)
        return;
    hasCursor_ = here;
    update();
    if (here) {
        QAccessibleEvent event{this, QAccessible::Focus};
        QAccessible::updateAccessibility(&event);
    }
}

void TableItem::describe(const QString& name, const QString& description) {
    accessibleName_ = name;
    accessibleDescription_ = description;
}

} // namespace takujo
