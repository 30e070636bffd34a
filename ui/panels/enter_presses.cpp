#include "ui/panels/enter_presses.h"

#include <QAbstractButton>
#include <QDialog>
#include <QKeyEvent>

namespace takujo {

bool enterPresses(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (!isEnter || key->isAutoRepeat() || button == nullptr ||
        qobject_cast<QDialog*>(button->window()) != nullptr)
        return false;
    button->click();
    return true;
}

} // namespace takujo
