#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/panels/main_window.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPointer>

#include <map>
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
                                   QStringLiteral("dark"),    QStringLiteral("light"),
                                   QStringLiteral("undo"),    QStringLiteral("watch-this")};
    return names.contains(command);
}

/// Every command of the menus that opens something: hangs what it opens, and closes it.
void openEverything(Shelf& shelf, MainWindow& window, const QString& where) {
    std::map<QString, QAction*> actions; // by name: the same pictures every time
    for (const auto* menu : window.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            actions.emplace(action->objectName(), action);
    for (const auto& [name, action] : actions) {
        if (action->menu() != nullptr || action->isCheckable() || !action->isEnabled() || isElsewhere(name))
            continue;
        action->trigger();
        settle();
        for (QPointer<QWidget> opened = otherWindow(window); opened != nullptr;
             opened = otherWindow(window)) {
            shelf.hang(room, where + name, *opened);
            opened->close();
            settle();
            if (opened != nullptr && opened->isVisible())
                break;
        }
    }
}

void trigger(const MainWindow& window, const QString& name) {
    const QList<QWidget*> all = window.findChildren<QWidget*>();
    for (const QWidget* each : all)
        for (QAction* action : each->actions())
            if (action->objectName() == name) {
                action->trigger();
                settle();
                return;
            }
}

/// Back over what has been seen, another way from there, and the game watched once more.
void goBackAndForth(Shelf& shelf, MainWindow& window) {
    window.openPage(SidePanel::branches);
    for (int i = 0; i < 40; ++i)
        trigger(window, QStringLiteral("undo"));
    shelf.hang(room, QStringLiteral("gone-back"), window);
    trigger(window, QStringLiteral("pass"));
    shelf.hang(room, QStringLiteral("another-branch"), window);
    trigger(window, QStringLiteral("watch-this"));
    shelf.hang(room, QStringLiteral("watched"), window);
    window.openPage(SidePanel::guide);
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
    window.startPage().open(StartPage::decks);
    shelf.hang(room, QStringLiteral("start-decks"), window);
    window.startPage().open(StartPage::lessons);
    shelf.hang(room, QStringLiteral("start-lessons"), window);
    window.startPage().open(StartPage::play);
    GameStart start = usualStart(window.games().front());
    start.seed = 33;
    window.begin(start);
    window.playUntil(13, start.seed);
    for (const auto& [page, name] :
         {std::pair{SidePanel::guide, "guide"}, std::pair{SidePanel::log, "log"},
          std::pair{SidePanel::rules, "rules"}, std::pair{SidePanel::branches, "branches"}}) {
        window.openPage(page);
        shelf.hang(room, QStringLiteral("panel-") + QString::fromLatin1(name), window);
    }
    openEverything(shelf, window, QStringLiteral("table-"));
    openMenus(shelf, window, QStringLiteral("table-"));
    goBackAndForth(shelf, window);
    start.company = Company::two;
    window.begin(start);
    shelf.hang(room, QStringLiteral("hand-over"), window);
}

} // namespace takujo
