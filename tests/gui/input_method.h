#pragma once

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QWidget>

/// Enters text for which there is no key into the field, as an input method does.
inline void commit(QWidget* field, const QString& text) {
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(field, &event);
}
