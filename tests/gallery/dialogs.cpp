#include "engine/games/registry.h"
#include "engine/lab/bots/make_bot.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/start/welcome_dialog.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>

#include <map>
#include <utility>

namespace takujo {

namespace {

const QString dialogsRoom = QStringLiteral("dialogs");

/// What leaves the page, or changes what the pictures are to show.
bool isElsewhere(const QString& command) {
    static const QStringList names{
        QStringLiteral("quit"),      QStringLiteral("new-game"),   QStringLiteral("english"),
        QStringLiteral("japanese"),  QStringLiteral("dark"),       QStringLiteral("light"),
        QStringLiteral("undo"),      QStringLiteral("watch-this"), QStringLiteral("rule-browser"),
        QStringLiteral("take-over"), QStringLiteral("bring-cards")};
    return names.contains(command);
}

const QWidget* pageOf(const MainWindow& window) {
    return qobject_cast<const QStackedWidget*>(window.centralWidget())->currentWidget();
}

/// Every command of the menus in sight that opens something: hangs what it opens, and closes it.
void openEverything(Shelf& shelf, MainWindow& window, const QString& where) {
    std::map<QString, QAction*> actions; // by name: the same pictures every time
    for (const auto* menu : window.findChildren<QMenu*>())
        if (menu->parentWidget() == nullptr || menu->parentWidget()->isVisible())
            for (QAction* action : menu->actions())
                actions.emplace(action->objectName(), action);
    for (const auto& [name, action] : actions) {
        if (action->menu() != nullptr || action->isCheckable() || !action->isEnabled() || isElsewhere(name))
            continue;
        const QWidget* const page = pageOf(window);
        action->trigger();
        settle();
        if (pageOf(window) != page)
            shelf.missing(where + name, QStringLiteral("the window shows another page"));
        for (QPointer<QWidget> opened = otherWindow(window); opened != nullptr;
             opened = otherWindow(window)) {
            shelf.hang(dialogsRoom, where + name, *opened);
            opened->close();
            settle();
            if (opened != nullptr && opened->isVisible())
                break;
        }
    }
}

/// Back to an earlier turn, another way from there, and the game watched once more.
void goBackAndForth(Shelf& shelf, MainWindow& window) {
    Session& session = *window.findChild<GamePage*>()->current();
    const auto turn = session.view().turn;
    window.openPage(SidePanel::branches);
    while (session.match().canUndo() && session.view().turn + 3 > turn)
        session.undo();
    shelf.hang(dialogsRoom, QStringLiteral("gone-back"), window);
    for (int i = 0; i < 12; ++i)
        session.answer(Option{session.match().decision().options.back()});
    shelf.hang(dialogsRoom, QStringLiteral("another-branch"), window);
    command(window, QStringLiteral("watch-this"));
    shelf.hang(dialogsRoom, QStringLiteral("watched"), window);
    command(window, QStringLiteral("replay-leave"));
    window.openPage(SidePanel::guide);
}

/// Every section of the settings, and what the search finds or does not.
void hangSettings(Shelf& shelf, MainWindow& window) {
    window.openSettings();
    settle();
    QWidget* dialog = otherWindow(window);
    auto* sections = window.findChild<QListWidget*>(QStringLiteral("settings-sections"));
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("settings-search"));
    if (dialog == nullptr || sections == nullptr || search == nullptr)
        return;
    for (int row = 0; row < sections->count(); ++row) {
        sections->setCurrentRow(row);
        shelf.hang(dialogsRoom, QStringLiteral("settings-%1").arg(row + 1), *dialog);
    }
    search->setText(sections->item(0)->text().left(2));
    shelf.hang(dialogsRoom, QStringLiteral("settings-search"), *dialog);
    search->setText(QStringLiteral("zzz"));
    shelf.hang(dialogsRoom, QStringLiteral("settings-search-in-vain"), *dialog);
    closeOthers(window);
}

void openMenus(Shelf& shelf, MainWindow& window, const QString& where) {
    for (auto* menu : window.findChildren<QMenu*>()) {
        if (menu->isEmpty() || menu->objectName().isEmpty())
            continue;
        menu->popup(window.mapToGlobal(QPoint{0, 0}));
        shelf.hang(dialogsRoom, where + menu->objectName(), *menu);
        menu->close();
        settle();
    }
}

} // namespace

void hangStart(Shelf& shelf, Language language, Brightness brightness) {
    MainWindow window{allGames(), {language, brightness, false, {}, makeBot}};
    window.show();
    for (const QSize size : {QSize{1280, 720}, QSize{1920, 1080}, QSize{2560, 1440}}) {
        window.resize(size);
        shelf.hang(dialogsRoom, QStringLiteral("start-%1").arg(size.width()), window);
    }
    window.resize(1280, 720);
    window.findChild<QPushButton*>(QStringLiteral("more-options"))->click();
    shelf.hang(dialogsRoom, QStringLiteral("start-more"), window);
}

void hangDialogs(Shelf& shelf, MainWindow& window) {
    auto* welcome = new WelcomeDialog{window.startPage().lessonEntries(), &window};
    welcome->open();
    shelf.hang(dialogsRoom, QStringLiteral("welcome"), *welcome);
    delete welcome;
    shelf.hang(dialogsRoom, QStringLiteral("start"), window);
    openEverything(shelf, window, QStringLiteral("start-"));
    hangSettings(shelf, window);
    window.startPage().open(StartPage::decks);
    shelf.hang(dialogsRoom, QStringLiteral("start-decks"), window);
    window.startPage().open(StartPage::lessons);
    shelf.hang(dialogsRoom, QStringLiteral("start-lessons"), window);
    window.startPage().open(StartPage::play);
    GameStart start = usualStart(window.games().front());
    start.seed = 33;
    window.begin(start);
    window.playUntil(13, start.seed);
    for (const auto& [page, name] :
         {std::pair{SidePanel::guide, "guide"}, std::pair{SidePanel::log, "log"},
          std::pair{SidePanel::rules, "rules"}, std::pair{SidePanel::branches, "branches"}}) {
        window.openPage(page);
        shelf.hang(dialogsRoom, QStringLiteral("panel-") + QString::fromLatin1(name), window);
    }
    openEverything(shelf, window, QStringLiteral("table-"));
    openMenus(shelf, window, QStringLiteral("table-"));
    goBackAndForth(shelf, window);
}

} // namespace takujo
