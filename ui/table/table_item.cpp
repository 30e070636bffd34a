#include "ui/table/table_item.h"

#include <QAccessible>
#include <QGraphicsScene>

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
    const bool isNamed = accessibleName_ != name;
    const bool isDescribed = accessibleDescription_ != description;
    accessibleName_ = name;
    accessibleDescription_ = description;
    const auto send = [this](QAccessible::Event type) {
        QAccessibleEvent event{this, type};
        QAccessible::updateAccessibility(&event);
    };
    // Only what was there before can have changed.
    if (scene() == nullptr || !QAccessible::isActive())
        return;
    if (isNamed)
        send(QAccessible::NameChanged);
    if (isDescribed)
        send(QAccessible::DescriptionChanged);
}

} // namespace takujo
