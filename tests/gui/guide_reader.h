#pragma once

#include "tests/gui/table_driver.h"

#include <QTest>
#include <QTextBrowser>

/// Somebody who reads the guide, points at its lines and presses them.
class GuideReader {
public:
    explicit GuideReader(TableDriver& driver) : driver_{&driver} {}

    QString text() const {
        const QTextBrowser* page = guide();
        return page == nullptr ? QString{} : page->toPlainText().remove(QChar{0x2060});
    }
    bool says(const QString& what) const { return text().contains(what); }

    /// Opens the guide at a level by its keys: 1, 2, 3.
    void open(int level) const { driver_->key(Qt::Key_0 + level, Qt::AltModifier); }

    /// Moves the pointer over the line that says that.
    void pointAt(const QString& line) const {
        QWidget* page = guide()->viewport();
        const QPoint at = placeOf(line);
        QMouseEvent move{QEvent::MouseMove, at,           page->mapToGlobal(at),
                         Qt::NoButton,      Qt::NoButton, Qt::NoModifier};
        QCoreApplication::sendEvent(page, &move);
        driver_->settle();
    }
    void leave() const {
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(guide(), &leave);
        driver_->settle();
    }
    void press(const QString& line) const {
        QTest::mouseClick(guide()->viewport(), Qt::LeftButton, {}, placeOf(line));
        driver_->settle();
    }
    QTextBrowser* guide() const {
        return qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("guide")));
    }

private:
    QPoint placeOf(const QString& line) const {
        QTextBrowser* page = guide();
        // Words are joined where a line may not end.
        QString plain = page->toPlainText();
        QString bare = plain;
        bare.remove(QChar{0x2060});
        const qsizetype found = bare.indexOf(line);
        if (found < 0)
            qFatal("the guide does not say '%s' but '%s'", qPrintable(line), qPrintable(bare));
        qsizetype place = 0;
        for (qsizetype left = found + 1; left > 0 || plain[place] == QChar{0x2060}; ++place)
            if (plain[place] != QChar{0x2060})
                --left;
        QTextCursor cursor{page->document()};
        cursor.setPosition(static_cast<int>(place));
        const QRect here = page->cursorRect(cursor);
        page->ensureCursorVisible();
        return here.center() + QPoint{2, 0};
    }

    TableDriver* driver_;
};

inline bool isLitByTheGuide(const TableDriver::Seen& card) {
    return card.description.contains(QStringLiteral("what is read beside the table is about it"));
}
