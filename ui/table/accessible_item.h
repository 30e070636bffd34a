#pragma once

#include "ui/table/table_view.h"

#include <QAccessibleObject>

namespace takujo {

/// The view in which a scene is seen; none if it is in none.
TableView* viewOf(const QGraphicsScene* scene);

/// A card or a zone for assistive tools: its name, its state, its place, what can be done with it. Pressing
/// it clicks it.
class AccessibleItem : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit AccessibleItem(TableItem* item) : QAccessibleObject{item} {}

    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QString text(QAccessible::Text which) const override;
    QRect rect() const override;

    void* interface_cast(QAccessible::InterfaceType type) override;
    QStringList actionNames() const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    TableItem& item() const { return *static_cast<TableItem*>(object()); }
    std::vector<CardItem*> cards() const;
};

/// All that belongs to a player.
class AccessibleSide : public QAccessibleObject {
public:
    explicit AccessibleSide(TableSide* side) : QAccessibleObject{side} {}

    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override { return static_cast<int>(side().zones().size()); }
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessible::Role role() const override { return QAccessible::Grouping; }
    QAccessible::State state() const override { return {}; }
    QString text(QAccessible::Text which) const override;
    QRect rect() const override;

private:
    TableSide& side() const { return *static_cast<TableSide*>(object()); }
    TableView* view() const { return qobject_cast<TableView*>(object()->parent()); }
};

} // namespace takujo
