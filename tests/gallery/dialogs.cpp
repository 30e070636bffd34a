#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/panels/command_set.h"
#include "ui/panels/main_window.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>

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

/// Every command that opens something: hangs what it opens, and closes it.
void openEverything(Shelf& shelf, MainWindow& window, const QString& where) {
    for (const CommandSet::Command& command : CommandSet::all()) {
        auto* action = window.findChild<QAction*>(QString::fromLatin1(command.name));
        // What ends with dots opens a dialog; but not those of the system's files.
        if (action == nullptr || !action->isEnabled() || !action->text().endsWith(QStringLiteral("…")))
            continue;
        action->trigger();
        settle();
        for (QPointer<QWidget> opened = otherWindow(window); opened != nullptr;
             opened = otherWindow(window)) {
            shelf.hang(room, where + QString::fromLatin1(command.name), *opened);
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
