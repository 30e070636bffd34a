#include "ui/table/accessible_item.h"

#include "ui/session/spoken_text.h"

#include <algorithm>

namespace takujo {

namespace {

QRect onScreen(const TableView* view, const QRectF& rect) {
    if (view == nullptr)
        return {};
    const QRect here = view->inWidget(rect);
    return {view->viewport()->mapToGlobal(here.topLeft()), here.size()};
}

template <typename Item>
QAccessibleInterface* at(const std::vector<Item*>& items, int index) {
    const auto place = static_cast<std::size_t>(index);
    return index >= 0 && place < items.size() ? QAccessible::queryAccessibleInterface(items[place]) : nullptr;
}

template <typename Item>
int indexIn(const std::vector<Item*>& items, const QAccessibleInterface* child) {
    const auto found = std::ranges::find(items, child->object(), [](Item* item) -> QObject* { return item; });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

} // namespace

TableView* viewOf(const QGraphicsScene* scene) {
    if (scene != nullptr)
        for (QGraphicsView* view : scene->views())
            if (auto* table = qobject_cast<TableView*>(view))
                return table;
    return nullptr;
}

std::vector<CardItem*> AccessibleItem::cards() const {
    const TableView* view = viewOf(item().scene());
    return view == nullptr || qobject_cast<ZoneItem*>(object()) == nullptr
               ? std::vector<CardItem*>{}
               : view->table().cardsIn(item().zone());
}

QAccessibleInterface* AccessibleItem::parent() const {
    TableView* view = viewOf(item().scene());
    if (view == nullptr)
        return nullptr;
    if (qobject_cast<CardItem*>(object()) != nullptr)
        return QAccessible::queryAccessibleInterface(view->table().zoneOf(item().zone()));
    return QAccessible::queryAccessibleInterface(view->sideOf(item().zone().player));
}

QAccessibleInterface* AccessibleItem::child(int index) const {
    return at(cards(), index);
}

int AccessibleItem::childCount() const {
    return static_cast<int>(cards().size());
}

int AccessibleItem::indexOfChild(const QAccessibleInterface* child) const {
    return indexIn(cards(), child);
}

QAccessible::Role AccessibleItem::role() const {
    return qobject_cast<CardItem*>(object()) != nullptr ? QAccessible::ListItem : QAccessible::List;
}

QAccessible::State AccessibleItem::state() const {
    QAccessible::State state;
    const TableView* view = viewOf(item().scene());
    if (view == nullptr || !item().isEnabled()) {
        state.invalid = true;
        return state;
    }
    const std::vector<TableItem*> walk = view->table().walk();
    state.focusable = std::ranges::find(walk, &item()) != walk.end();
    state.focused = item().hasCursor() && view->hasFocus();
    state.selectable = item().isChoosable() || item().isChosen();
    state.selected = item().isChosen();
    state.invisible = !item().isVisible();
    return state;
}

QString AccessibleItem::text(QAccessible::Text which) const {
    if (which == QAccessible::Name)
        return item().accessibleName();
    if (which != QAccessible::Description)
        return {};
    QStringList parts{item().accessibleDescription()};
    const TableView* view = viewOf(item().scene());
    if (const auto* card = qobject_cast<CardItem*>(object());
        card != nullptr && view != nullptr && view->table().session() != nullptr)
        parts << spokenText(*view->table().session(), card->card());
    parts.removeAll(QString{});
    return parts.join(QLatin1Char('\n'));
}

QRect AccessibleItem::rect() const {
    return onScreen(viewOf(item().scene()), item().mapRectToScene(item().face()));
}

void* AccessibleItem::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : QAccessibleObject::interface_cast(type);
}

QStringList AccessibleItem::actionNames() const {
    if (!state().focusable)
        return {};
    return {pressAction(), showMenuAction(), setFocusAction()};
}

void AccessibleItem::doAction(const QString& action) {
    TableView* view = viewOf(item().scene());
    if (view == nullptr || !actionNames().contains(action))
        return;
    view->setFocus();
    view->cursor().set(&item());
    if (action == pressAction())
        view->press(&item());
    else if (action == showMenuAction())
        emit view->menuWanted();
}

QAccessibleInterface* AccessibleSide::parent() const {
    return QAccessible::queryAccessibleInterface(view());
}

QAccessibleInterface* AccessibleSide::child(int index) const {
    return at(side().zones(), index);
}

int AccessibleSide::indexOfChild(const QAccessibleInterface* child) const {
    return indexIn(side().zones(), child);
}

QString AccessibleSide::text(QAccessible::Text which) const {
    if (which == QAccessible::Name)
        return side().name();
    return which == QAccessible::Description ? side().description() : QString{};
}

QRect AccessibleSide::rect() const {
    return onScreen(view(), side().rect());
}

} // namespace takujo
