#pragma once

#include "tests/gui/deck_workshop.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>

// What tests of the page do on which decks are tested, by mouse and keys.

/// From the list of decks.
inline void openTestOf(TableDriver& driver, const QString& deck) {
    openDecks(driver);
    chooseRow(driver, deck);
    driver.click(driver.widget(QStringLiteral("test-this-deck")));
    QVERIFY(driver.widget(QStringLiteral("testing")) != nullptr);
}

/// In a choice, by its place from the top.
inline void choosePlace(TableDriver& driver, const char* box, int place) {
    auto* choice = qobject_cast<QComboBox*>(driver.widget(QString::fromLatin1(box)));
    QVERIFY(choice != nullptr);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Home);
    for (int i = 0; i < place; ++i)
        QTest::keyClick(choice, Qt::Key_Down);
    driver.settle();
    QCOMPARE(choice->currentIndex(), place);
}

inline void playAtRandom(TableDriver& driver, int games) {
    choosePlace(driver, "test-bot", 0);
    QWidget* field = driver.widget(QStringLiteral("test-games"));
    QVERIFY(field != nullptr);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, QString::number(games));
    QTest::keyClick(field, Qt::Key_Tab);
    driver.settle();
}

inline void startTest(TableDriver& driver) {
    QWidget* start = driver.widget(QStringLiteral("test-start"));
    QVERIFY(start != nullptr && start->isEnabled());
    driver.click(start);
}

inline void awaitEnd(TableDriver& driver) {
    constexpr int longest = 300000;
    QTRY_VERIFY_WITH_TIMEOUT(driver.widget(QStringLiteral("test-cancel")) == nullptr, longest);
    driver.settle();
}

/// Waits until some games have been played.
inline void awaitGames(TableDriver& driver) {
    constexpr int longest = 300000;
    QTRY_VERIFY_WITH_TIMEOUT(
        !driver.textOf(QStringLiteral("test-progress")).startsWith(QStringLiteral("0 ")) &&
            driver.widget(QStringLiteral("test-cancel")) != nullptr,
        longest);
}

inline QTreeWidget* numbersIn(const TableDriver& driver, const char* table) {
    return qobject_cast<QTreeWidget*>(driver.widget(QString::fromLatin1(table)));
}

/// What stands in a column of the table, by its heading, from the top.
inline QStringList columnOf(const QTreeWidget* table, const QString& heading) {
    QStringList texts;
    for (int column = 0; column < table->columnCount(); ++column)
        if (table->headerItem()->text(column) == heading)
            for (int row = 0; row < table->topLevelItemCount(); ++row)
                texts << table->topLevelItem(row)->text(column);
    return texts;
}

inline QListWidget* earlierTests(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("earlier-tests")));
}

/// Presses the button of that name in the dialog that asks.
inline void pressInDialog(TableDriver& driver, const QString& text) {
    for (QPushButton* button : driver.window().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == text) {
            driver.click(button);
            return;
        }
    QFAIL(qPrintable(text));
}

/// Opens the menu of lists to compare with, and takes the one of that name by keys.
inline void compareWith(TableDriver& driver, const QString& list) {
    auto* button = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("compare-with")));
    QVERIFY(button != nullptr && button->isEnabled());
    QMenu* const menu = button->menu();
    bool isTaken = false;
    QTimer::singleShot(0, menu, [&] {
        for (int i = 0; i < menu->actions().size() && !isTaken; ++i) {
            QTest::keyClick(menu, Qt::Key_Down);
            isTaken = menu->activeAction() != nullptr && menu->activeAction()->text() == list;
        }
        QTest::keyClick(menu, isTaken ? Qt::Key_Return : Qt::Key_Escape);
    });
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space); // comes back when the menu has closed
    driver.settle();
    QVERIFY(isTaken);
}
