#pragma once

#include "tests/gui/table_driver.h"

#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>

/// Clicks the first link of that text panel whose words contain these.
inline void clickLink(TableDriver& driver, const QString& panel, const QString& words) {
    auto* page = qobject_cast<QTextBrowser*>(driver.widget(panel));
    QVERIFY2(page != nullptr, qPrintable(panel));
    for (QTextCursor at = page->document()->find(words); !at.isNull();
         at = page->document()->find(words, at)) {
        QTextCursor middle = at;
        middle.setPosition((at.selectionStart() + at.selectionEnd() + 1) / 2);
        page->setTextCursor(middle);
        page->ensureCursorVisible();
        const QPoint where = page->cursorRect(middle).center();
        if (page->anchorAt(where).isEmpty())
            continue;
        QTest::mouseClick(page->viewport(), Qt::LeftButton, {}, where);
        driver.settle();
        return;
    }
    QFAIL(qPrintable(QStringLiteral("no link says ") + words));
}
