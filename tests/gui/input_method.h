#pragma once

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QWidget>

/// Writes into the field what no key has, as an input method does.
inline void commit(QWidget* field, const QString& text) {
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(field, &event);
}
