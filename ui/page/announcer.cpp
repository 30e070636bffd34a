#include "ui/page/announcer.h"

#include "ui/table/accessible_table.h"

#include <QAccessible>
#include <QMetaObject>

namespace takujo {

Announcer::Announcer(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("announcer"));
    setSpokenRole(*this, QAccessible::Notification);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(0, 0, 1, 1); // what is not there is not read
}

void Announcer::say(const QString& what) {
    if (what.isEmpty())
        return;
    if (waiting_.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::speak, Qt::QueuedConnection);
    waiting_ << what;
}

void Announcer::speak() {
    said_ = waiting_.join(QLatin1Char('\n'));
    waiting_.clear();
    setAccessibleName(said_); // sends NameChanged by itself
    QAccessibleEvent shown{this, QAccessible::ObjectShow};
    QAccessible::updateAccessibility(&shown);
    emit announced(said_);
}

} // namespace takujo
