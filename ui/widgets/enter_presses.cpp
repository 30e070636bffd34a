#include "ui/widgets/enter_presses.h"

#include <QAbstractButton>
#include <QDialog>
#include <QKeyEvent>
#include <QMenu>

namespace takujo {

namespace {

/// Whether Qt would let Enter press something there: the default button of a dialog, the entry of a menu.
bool isPressedByQt(const QObject* watched) {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && (qobject_cast<const QDialog*>(widget->window()) != nullptr ||
                                 qobject_cast<const QMenu*>(widget) != nullptr);
}

} // namespace

bool enterPresses(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    if (isPressedByQt(watched))
        return key->isAutoRepeat();
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (key->isAutoRepeat() || button == nullptr)
        return false;
    button->click();
    return true;
}

} // namespace takujo
