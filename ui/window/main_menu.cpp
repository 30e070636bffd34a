#include "ui/window/main_menu.h"

#include "ui/widgets/command_set.h"

#include <QMenu>

namespace takujo {

MainMenu::MainMenu(const CommandSet& commands, QWidget* window)
    : QObject{window}, whole_{new QMenu{window}}, ofStart_{new QMenu{window}} {
    using enum CommandId;
    const auto add = [&commands](QMenu* menu, std::initializer_list<CommandId> ids) {
        for (const CommandId id : ids)
            menu->addAction(commands.action(id));
    };
    whole_->setObjectName(QStringLiteral("menu"));
    add(whole_, {newGame, open, save, watch, watchThis, takeOver, bringCards});
    whole_->addSeparator();
    add(whole_, {undo, redo, history, passTurn, advice, stops, askBack});
    whole_->addSeparator();
    QMenu* concedes = addMenu(whole_, QT_TR_NOOP("Concede"));
    concedes->setObjectName(QStringLiteral("concede-menu"));
    add(concedes, {concedeFirst, concedeSecond});
    QMenu* seating = addMenu(whole_, QT_TR_NOOP("At the screen"));
    seating->setObjectName(QStringLiteral("company-menu"));
    add(seating, {seatingOne, seatingTwo, seatingTrusting});
    seating->addSeparator();
    add(seating, {computerRandom, computerQuick, computerThinking});
    whole_->addSeparator();
    QMenu* view = addMenu(whole_, QT_TR_NOOP("View"));
    view->setObjectName(QStringLiteral("view-menu"));
    add(view, {sidePanel, turnTable, movement, sound});
    view->addSeparator();
    add(view, {guide, guideActs, guideWhy, guideRules, log, rules, branches});
    view->addSeparator();
    QMenu* theme = addMenu(view, QT_TR_NOOP("Theme"));
    add(theme, {dark, light});
    QMenu* language = addMenu(view, QT_TR_NOOP("Language"));
    language->setObjectName(QStringLiteral("language-menu"));
    add(language, {english, japanese});
    whole_->addSeparator();
    add(whole_, {settings, ruleBrowser, help, shortcuts, about});
    whole_->addSeparator();
    add(whole_, {quit});

    ofStart_->setObjectName(QStringLiteral("start-menu"));
    ofStart_->addMenu(language);
    ofStart_->addMenu(theme);
    ofStart_->addSeparator();
    add(ofStart_, {bringCards, settings, ruleBrowser, help, shortcuts, about, quit});
}

QMenu* MainMenu::addMenu(QMenu* parent, const char* title) {
    QMenu* menu = parent->addMenu(QString{});
    submenus_.emplace_back(menu, title);
    return menu;
}

void MainMenu::retranslate() {
    for (const auto& [menu, title] : submenus_)
        menu->setTitle(tr(title));
}

} // namespace takujo
