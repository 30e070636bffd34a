#include "ui/table/spoken_part.h"

#include <QAccessible>
#include <QWidget>

namespace takujo {

SpokenPart::SpokenPart(QWidget* widget) : QObject{widget} {}

QWidget* SpokenPart::widget() const {
    return qobject_cast<QWidget*>(parent());
}

void SpokenPart::tell(Told told) {
    const Told before = std::exchange(told_, std::move(told));
    const auto send = [this](QAccessible::Event type) {
        QAccessibleEvent event{this, type};
        QAccessible::updateAccessibility(&event);
    };
    if (before.name != told_.name)
        send(QAccessible::NameChanged);
    if (before.description != told_.description)
        send(QAccessible::DescriptionChanged);
    if (!before.hasCursor && told_.hasCursor)
        send(QAccessible::Focus);
}

} // namespace takujo
