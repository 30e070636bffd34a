#pragma once

#include "tests/gui/decks_page.h"
#include "tests/gui/two_people.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

// What tests of the workshop do in it, by mouse and keys.

inline QListView* cardsIn(const TableDriver& driver, const char* list) {
    return qobject_cast<QListView*>(driver.widget(QString::fromLatin1(list)));
}

inline QString rowOf(const QListView* list, int row) {
    return list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
}

/// Of the card in that list, as screen readers hear it; empty if it is not there.
inline QString rowOf(const QListView* list, const QString& name) {
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (list->model()->index(row, 0).data().toString() == name)
            return rowOf(list, row);
    return {};
}

inline QString verdict(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("deck-verdict"));
}

/// All cards of the deck, in all its parts.
inline QString size(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("deck-sizes")).section(QStringLiteral(" · "), 0, 0);
}

inline void beginNew(TableDriver& driver) {
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("new-deck")));
    QVERIFY(driver.widget(QStringLiteral("workshop")) != nullptr);
}

inline void search(TableDriver& driver, const QString& query) {
    auto* field = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("card-query")));
    field->setFocus();
    field->selectAll();
    if (query.isEmpty())
        QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, query);
    driver.settle();
}

/// Goes from the search to the cards that were found, and says of each of the first ones how many there are
/// to be.
inline void putInFirst(TableDriver& driver, int cards, int copies) {
    QTest::keyClick(driver.widget(QStringLiteral("card-query")), Qt::Key_Return);
    QListView* list = cardsIn(driver, "shelf-cards");
    QVERIFY(list->hasFocus());
    for (int i = 0; i < cards; ++i) {
        QTest::keyClick(list, static_cast<Qt::Key>(Qt::Key_0 + copies));
        QTest::keyClick(list, Qt::Key_Down);
    }
    driver.settle();
}

inline void name(TableDriver& driver, const QString& name) {
    QWidget* title = driver.widget(QStringLiteral("deck-title"));
    QTest::mouseClick(title, Qt::LeftButton);
    QTest::keyClick(title, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(title, name);
    QTest::keyClick(title, Qt::Key_Return);
}

inline void chooseMore(TableDriver& driver, const char* action) {
    auto* more = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("deck-more")));
    QMenu* const menu = more->menu();
    const auto choose = [&] {
        for (QAction* one : menu->actions())
            if (one->objectName() == QLatin1String(action))
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(one).center());
    };
    QTimer::singleShot(0, menu, choose); // an open menu has a loop of its own
    driver.click(more);
    driver.settle();
}

/// The text of the dialog that is open; it is closed.
inline QString told(TableDriver& driver) {
    QString text;
    for (QDialog* dialog : driver.window().findChildren<QDialog*>()) {
        if (!dialog->isVisible())
            continue;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            text += label->text() + QLatin1Char('\n');
        for (const QPlainTextEdit* edit : dialog->findChildren<QPlainTextEdit*>())
            text += edit->toPlainText() + QLatin1Char('\n');
        dialog->close();
    }
    driver.settle();
    return text;
}
