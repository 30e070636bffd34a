#include "tests/gallery/shelf.h"

#include <QCoreApplication>
#include <QEvent>
#include <QImageWriter>
#include <QPainter>
#include <QWidget>

#include <utility>

void settle() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

Shelf::Shelf(const QString& folder, QString setting) : folder_{folder}, setting_{std::move(setting)} {}

void Shelf::hang(const QString& room, const QString& name, QWidget& window) {
    settle();
    hang(room, name, window.grab().toImage());
}

void Shelf::hang(const QString& room, const QString& name, QWidget& window, QWidget& opened) {
    settle();
    QPixmap both = window.grab();
    QPainter{&both}.drawPixmap(window.mapFromGlobal(opened.mapToGlobal(QPoint{0, 0})), opened.grab());
    hang(room, name, both.toImage());
}

void Shelf::hang(const QString& room, const QString& name, const QImage& picture) {
    names_.insert(room + '/' + name);
    const QString file = folder_.filePath(room + '/' + name + '-' + setting_ + QStringLiteral(".png"));
    QImageWriter writer{file};
    if (!folder_.mkpath(room) || !writer.write(picture))
        failures_ << QStringLiteral("%1: %2").arg(file, writer.errorString());
}
