#pragma once

#include "tests/gui/deck_workshop.h"

#include <QApplication>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>

// What tests of the page for positions do on it, by mouse and keys.

inline QListWidget* strip(const TableDriver& driver, int player, const QString& zone) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("zone-%1-%2").arg(player).arg(zone)));
}

inline QStringList cardsOf(const QListWidget* strip) {
    QStringList told;
    for (int row = 0; row < strip->count(); ++row)
        told << strip->item(row)->data(Qt::AccessibleTextRole).toString();
    return told;
}

/// Opens the menu of the button, and takes an entry of it by keys.
inline void chooseOf(TableDriver& driver, const QString& button, int entry) {
    QTimer::singleShot(0, &driver.window(), [entry] {
        QWidget* const menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr);
        for (int i = 0; i <= entry; ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    driver.click(driver.widget(button));
    driver.settle();
}

inline void setUp(TableDriver& driver) {
    driver.window().activateWindow(); // or no strip would have the focus of the keys
    driver.settle();
    driver.click(driver.widget(QStringLiteral("set-up-position")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) != nullptr);
}

/// Goes to a zone by the mouse, and to the cards that a search finds by keys; puts the first there.
inline void put(TableDriver& driver, int player, const QString& zone, const QString& card) {
    QListWidget* const to = strip(driver, player, zone);
    QVERIFY(to != nullptr);
    to->setFocus(Qt::TabFocusReason);
    search(driver, card);
    QTest::keyClick(driver.widget(QStringLiteral("card-query")), Qt::Key_Return);
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_Plus);
    driver.settle();
}

inline void press(TableDriver& driver, QListWidget* strip, int row, int key,
                  Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    strip->setFocus(Qt::TabFocusReason);
    QTest::keyClick(strip, Qt::Key_Home);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(strip, Qt::Key_Right);
    QTest::keyClick(strip, static_cast<Qt::Key>(key), modifiers);
    driver.settle();
}

/// Writes a number into the field of that name.
inline void setValue(TableDriver& driver, const QString& field, int value) {
    auto* const box = qobject_cast<QSpinBox*>(driver.widget(field));
    QVERIFY2(box != nullptr, qPrintable(field));
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Tab);
    driver.settle();
    QCOMPARE(box->value(), value);
}

/// A hand for the first player, and decks and life for both: a position that can be played.
inline void setUpToPlay(TableDriver& driver) {
    setUp(driver);
    for (const char* name : {"Zvorun01", "Zvorun03"})
        put(driver, 0, QStringLiteral("hand"), QString::fromLatin1(name));
    for (const int player : {0, 1}) {
        setValue(driver, QStringLiteral("value-%1-life").arg(player), 7);
        chooseOf(driver, QStringLiteral("fill-deck-%1").arg(player), 0);
    }
}
