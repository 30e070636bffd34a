#pragma once

#include "tests/gui/table_driver.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QTest>

// Dragging from one list to another. Without a screen nothing can be carried over it, so the mouse begins the
// drag, and what is carried arrives at the other list as it does from a screen.

/// Presses at one place of a list, moves, and lets go at a place of another one.
inline void dragTo(TableDriver& driver, QAbstractItemView* source, QPoint from, QAbstractItemView* target,
                   QPoint to) {
    QTest::mousePress(source->viewport(), Qt::LeftButton, {}, from);
    for (const int more : {4, 8, 12}) { // the first move tells that it is one
        const QPoint at = from + QPoint{QApplication::startDragDistance() + more, 0};
        QMouseEvent move{
            QEvent::MouseMove, at, source->viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
            Qt::NoModifier};
        QApplication::sendEvent(source->viewport(), &move);
        if (source->findChild<QDrag*>() != nullptr)
            break;
    }
    const auto* drag = source->findChild<QDrag*>();
    QVERIFY2(drag != nullptr, "the list lets its cards be dragged");
    const QMimeData* what = drag->mimeData();
    const Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter{to, actions, what, Qt::LeftButton, Qt::NoModifier};
    QApplication::sendEvent(target->viewport(), &enter);
    QVERIFY2(enter.isAccepted(), "the other list takes them");
    QDragMoveEvent over{to, actions, what, Qt::LeftButton, Qt::NoModifier};
    QApplication::sendEvent(target->viewport(), &over);
    QVERIFY(over.isAccepted());
    QDropEvent drop{QPointF{to}, actions, what, Qt::LeftButton, Qt::NoModifier};
    QApplication::sendEvent(target->viewport(), &drop);
    QTest::mouseRelease(source->viewport(), Qt::LeftButton, {}, from);
    driver.settle();
}
