#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/panels/main_window.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QSet>

#include <utility>

namespace takujo {

namespace {

const QString room = QStringLiteral("dialogs");

/// What lies over the window or stands beside it.
QWidget* otherWindow(const QWidget& window) {
    QWidget* found = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each != &window && each->isVisible() && each->windowType() != Qt::ToolTip)
            found = each;
    return found;
}

/// What leaves the page, or changes what the pictures are to show.
bool isElsewhere(const QString& command) {
    static const QStringList names{QStringLiteral("quit"),    QStringLiteral("new-game"),
                                   QStringLiteral("english"), QStringLiteral("japanese"),
                                   QStringLiteral("dark"),    QStringLiteral("light")};
    return names.contains(command);
}

/// Every command of the menus that opens something: hangs what it opens, and closes it.
void openEverything(Shelf& shelf, MainWindow& window, const QString& where) {
    QSet<QAction*> actions;
    for (const auto* menu : window.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            actions.insert(action);
    for (QAction* action : std::as_const(actions)) {
        if (action->menu() != nullptr || action->isCheckable() || !action->isEnabled() ||
            isElsewhere(action->objectName()))
            continue;
        action->trigger();
        settle();
        for (QPointer<QWidget> opened = otherWindow(window); opened != nullptr;
             opened = otherWindow(window)) {
            shelf.hang(room, where + action->objectName(), *opened);
            opened->close();
            settle();
            if (opened != nullptr && opened->isVisible())
                break;
        }
    }
}

void openMenus(Shelf& shelf, MainWindow& window, const QString& where) {
    for (auto* menu : window.findChildren<QMenu*>()) {
        if (menu->isEmpty() || menu->objectName().isEmpty())
            continue;
        menu->popup(window.mapToGlobal(QPoint{0, 0}));
        shelf.hang(room, where + menu->objectName(), *menu);
        menu->close();
        settle();
    }
}

} // namespace

void hangDialogs(Shelf& shelf, MainWindow& window) {
    shelf.hang(room, QStringLiteral("start"), window);
    openEverything(shelf, window, QStringLiteral("start-"));
    GameStart start = usualStart(window.games().front());
    start.seed = 33;
    window.begin(start);
    window.playUntil(13, start.seed);
    for (const auto& [page, name] : {std::pair{SidePanel::guide, "guide"}, std::pair{SidePanel::log, "log"},
                                     std::pair{SidePanel::rules, "rules"}}) {
        window.openPage(page);
        shelf.hang(room, QStringLiteral("panel-") + QString::fromLatin1(name), window);
    }
    openEverything(shelf, window, QStringLiteral("table-"));
    openMenus(shelf, window, QStringLiteral("table-"));
}

} // namespace takujo
