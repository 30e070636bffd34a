#include "ui/table/accessible_table.h"

#include "ui/table/accessible_item.h"
#include "ui/table/spoken_part.h"

#include <QAccessibleWidget>
#include <QCoreApplication>

#include <algorithm>

namespace takujo {

namespace {

const char* const roleProperty = "spokenRole";

/// A painted part of a widget.
class AccessiblePart : public QAccessibleObject, public QAccessibleActionInterface {
public:
    explicit AccessiblePart(SpokenPart* part) : QAccessibleObject{part} {}

    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(part().widget());
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = part().told().hasCursor;
        state.selectable = part().told().isUsable;
        return state;
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name          ? part().told().name
               : which == QAccessible::Description ? part().told().description
                                                   : QString{};
    }
    QRect rect() const override {
        const QRect here = part().told().rect;
        return {part().widget()->mapToGlobal(here.topLeft()), here.size()};
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : QAccessibleObject::interface_cast(type);
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && part().told().press)
            part().told().press();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    SpokenPart& part() const { return *static_cast<SpokenPart*>(object()); }
};

/// A widget of which something is painted: its parts, then the widgets in it.
class AccessibleParts : public QAccessibleWidget {
public:
    AccessibleParts(QWidget* widget, QAccessible::Role role) : QAccessibleWidget{widget, role, QString{}} {}

    int childCount() const override { return static_cast<int>(parts().size()); }
    QAccessibleInterface* child(int index) const override {
        const std::vector<QObject*> all = parts();
        const auto at = static_cast<std::size_t>(index);
        return index >= 0 && at < all.size() ? QAccessible::queryAccessibleInterface(all[at]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const std::vector<QObject*> all = parts();
        const auto found = std::ranges::find(all, child->object());
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }

protected:
    virtual std::vector<QObject*> parts() const {
        std::vector<QObject*> result;
        for (SpokenPart* part : object()->findChildren<SpokenPart*>(Qt::FindDirectChildrenOnly))
            result.push_back(part);
        return result;
    }
};

class AccessibleTable : public AccessibleParts {
public:
    explicit AccessibleTable(TableView* view) : AccessibleParts{view, QAccessible::Grouping} {}

    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? QCoreApplication::translate("Spoken", "Table")
                                          : QAccessibleWidget::text(which);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        TableView& view = table();
        if (const QWidget* over = view.childAt(view.mapFromGlobal(QPoint{x, y}));
            over != nullptr && over != view.viewport())
            return AccessibleParts::childAt(x, y);
        const QPoint here = view.viewport()->mapFromGlobal(QPoint{x, y});
        return QAccessible::queryAccessibleInterface(view.table().itemUnder(view.mapToScene(here)));
    }
    QAccessibleInterface* focusChild() const override {
        TableItem* item = table().hasFocus() ? table().cursor().item() : nullptr;
        return item == nullptr ? QAccessibleWidget::focusChild()
                               : QAccessible::queryAccessibleInterface(item);
    }

protected:
    /// The players, then what floats over the table: the question, the phases, the end.
    std::vector<QObject*> parts() const override {
        std::vector<QObject*> result;
        for (TableSide* side : table().sides())
            if (!side->zones().empty())
                result.push_back(side);
        for (QWidget* over : table().findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (over != table().viewport() && !over->objectName().startsWith(QStringLiteral("qt_")) &&
                !over->testAttribute(Qt::WA_TransparentForMouseEvents))
                result.push_back(over);
        return result;
    }

private:
    TableView& table() const { return *static_cast<TableView*>(object()); }
};

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* item = qobject_cast<TableItem*>(object))
        return new AccessibleItem{item};
    if (auto* side = qobject_cast<TableSide*>(object))
        return new AccessibleSide{side};
    if (auto* part = qobject_cast<SpokenPart*>(object))
        return new AccessiblePart{part};
    if (auto* view = qobject_cast<TableView*>(object))
        return new AccessibleTable{view};
    if (auto* widget = qobject_cast<QWidget*>(object); widget != nullptr) {
        const QVariant role = widget->property(roleProperty);
        if (role.isValid() && role.toInt() == QAccessible::List) // what is listed is painted
            return new AccessibleParts{widget, QAccessible::List};
        if (role.isValid())
            return new QAccessibleWidget{widget, static_cast<QAccessible::Role>(role.toInt()), QString{}};
    }
    return nullptr;
}

} // namespace

void setSpokenRole(QWidget& widget, QAccessible::Role role) {
    widget.setProperty(roleProperty, static_cast<int>(role));
}

void installAccessibleTable() {
    QAccessible::installFactory(make);
}

} // namespace takujo
