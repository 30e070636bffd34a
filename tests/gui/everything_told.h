#pragma once

#include "ui/table/card_item.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGraphicsView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>
#include <QTextEdit>
#include <QToolTip>

// Every text in the program's windows, shown or not: what can be read, pointed at, or heard by screen
// readers.

inline void addWidget(const QWidget& widget, QStringList& all) {
    all << widget.toolTip() << widget.accessibleName() << widget.accessibleDescription()
        << widget.windowTitle() << widget.statusTip() << widget.whatsThis();
    for (const QAction* action : widget.actions())
        all << action->text() << action->toolTip();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        all << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        all << button->text();
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        all << field->text() << field->placeholderText();
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget))
        all << text->toHtml() << text->toPlainText();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i)
            all << box->itemText(i);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            all << tabs->tabText(i) << tabs->tabToolTip(i);
    if (const auto* list = qobject_cast<const QListWidget*>(&widget))
        for (int i = 0; i < list->count(); ++i)
            all << list->item(i)->text() << list->item(i)->toolTip()
                << list->item(i)->data(Qt::AccessibleTextRole).toString();
    if (const auto* view = qobject_cast<const QGraphicsView*>(&widget))
        for (const QGraphicsItem* item : view->scene()->items()) {
            all << item->toolTip();
            if (const auto* card = dynamic_cast<const takujo::CardItem*>(item); card != nullptr) {
                all << card->look().name << card->look().typeLine << card->look().id << card->accessibleName()
                    << card->accessibleDescription();
                all.append(QStringList{card->look().rules.begin(), card->look().rules.end()});
            }
        }
}

inline void addAccessible(QAccessibleInterface* what, QStringList& all) {
    if (what == nullptr)
        return;
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all << what->text(kind);
    for (int i = 0; i < what->childCount(); ++i)
        addAccessible(what->child(i), all);
}

inline QString everythingTold() {
    QStringList all{QToolTip::text()};
    for (const QWidget* widget : QApplication::allWidgets())
        addWidget(*widget, all);
    for (QWidget* window : QApplication::topLevelWidgets())
        addAccessible(QAccessible::queryAccessibleInterface(window), all);
    all.removeAll(QString{});
    return all.join(QLatin1Char('\n'));
}
