#include "ui/table/accessible_table.h"

#include "ui/table/table_view.h"

#include <QAccessibleObject>
#include <QAccessibleWidget>

#include <algorithm>

namespace takujo {

namespace {

TableView* viewOf(const TableItem& item) {
    for (QGraphicsView* view : item.scene()->views())
        if (auto* table = qobject_cast<TableView*>(view))
            return table;
    return nullptr;
}

/// A card or a zone: its name, what can be done with it, where it is; pressing it clicks it.
class AccessibleItem : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit AccessibleItem(TableItem* item) : QAccessibleObject{item} {}

    TableItem& item() const { return *static_cast<TableItem*>(object()); }

    QAccessibleInterface* parent() const override {
        return item().scene() == nullptr ? nullptr : QAccessible::queryAccessibleInterface(viewOf(item()));
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QAccessible::Role role() const override {
        return qobject_cast<CardItem*>(object()) != nullptr ? QAccessible::ListItem : QAccessible::Grouping;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = item().hasCursor();
        state.selectable = item().isChoosable() || item().isChosen();
        state.selected = item().isChosen();
        state.disabled = false;
        return state;
    }
    QString text(QAccessible::Text which) const override {
        switch (which) {
        case QAccessible::Name:
            return item().accessibleName();
        case QAccessible::Description:
            return item().accessibleDescription();
        default:
            return {};
        }
    }
    QRect rect() const override {
        TableView* view = viewOf(item());
        if (view == nullptr)
            return {};
        const QRect here = view->inWidget(item().mapRectToScene(item().face()));
        return {view->viewport()->mapToGlobal(here.topLeft()), here.size()};
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : QAccessibleObject::interface_cast(type);
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (TableView* view = viewOf(item()); view != nullptr && action == pressAction())
            view->press(&item());
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
};

class AccessibleTable : public QAccessibleWidget {
public:
    explicit AccessibleTable(TableView* view) : QAccessibleWidget{view, QAccessible::List, QString{}} {}

    int childCount() const override { return static_cast<int>(walk().size()); }
    QAccessibleInterface* child(int index) const override {
        const std::vector<TableItem*> items = walk();
        const auto at = static_cast<std::size_t>(index);
        return index >= 0 && at < items.size() ? QAccessible::queryAccessibleInterface(items[at]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const std::vector<TableItem*> items = walk();
        const auto found =
            std::ranges::find(items, child->object(), [](TableItem* item) -> QObject* { return item; });
        return found == items.end() ? -1 : static_cast<int>(found - items.begin());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        TableView& view = table();
        const QPoint here = view.viewport()->mapFromGlobal(QPoint{x, y});
        return QAccessible::queryAccessibleInterface(view.table().itemUnder(view.mapToScene(here)));
    }

private:
    TableView& table() const { return *static_cast<TableView*>(object()); }
    std::vector<TableItem*> walk() const { return table().table().walk(); }
};

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* item = qobject_cast<TableItem*>(object))
        return new AccessibleItem{item};
    if (auto* view = qobject_cast<TableView*>(object))
        return new AccessibleTable{view};
    return nullptr;
}

} // namespace

void installAccessibleTable() {
    QAccessible::installFactory(make);
}

} // namespace takujo
