#include "ui/window/main_window.h"

#include "engine/kit/stops.h"
#include "ui/dialogs/history_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/help/help_window.h"
#include "ui/session/autoplay.h"
#include "ui/session/phase_stop.h"
#include "ui/table/accessible_table.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/enter_presses.h"
#include "ui/widgets/preferences.h"
#include "ui/widgets/style_sheet.h"
#include "ui/window/guarded_application.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>

namespace takujo {

MainWindow::MainWindow(std::span<const Game* const> games, const WindowWishes& wishes)
    : mayKeepGames_{wishes.keepsGames}, menu_{new QMenu{this}}, pages_{new QStackedWidget{this}} {
    setObjectName(QStringLiteral("window"));
    installAccessibleTable();
    for (const Game* game : games)
        if (!game->hidden || game->id == wishes.shows)
            offered_.push_back(game);
    loadGames();
    start_ = new StartPage{renderer_};
    game_ = new GamePage{renderer_, commands_, menu_};
    keys_ = new GameKeys{*game_, commands_, *new SpokenLog{*game_}};
    replay_ = new ReplayPage{renderer_, commands_, menu_};
    new SpokenLog{replay_->page()}; // the page keeps it
    makeLessons();
    seating_ = new SeatingControl{commands_, this};
    pages_->addWidget(start_);
    pages_->addWidget(game_);
    pages_->addWidget(replay_);
    setCentralWidget(pages_);
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::closeWhatBelongsToThePage);
    connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::takeAccent);
    start_->setGames(games_);
    makeMenu();
    connectCommands();
    connectReplay();
    for (const CommandSet::Command& command : CommandSet::all())
        if (command.where == CommandSet::Where::window)
            addAction(commands_.action(command.id));

    connect(start_, &StartPage::started, this,
            [this](const GameStart& start) { partWithGame([this, start] { begin(start); }); });
    connect(start_, &StartPage::returned, this, [this] {
        pages_->setCurrentWidget(game_);
        updateCommands();
    });
    connectStart();
    connect(start_, &StartPage::coloursChanged, this, [this] { setBrightness(brightness_); });
    connect(game_, &GamePage::newGameWanted, this, &MainWindow::showStart);
    connect(game_, &GamePage::moved, this, &MainWindow::updateCommands);

    applySettings(wishes);
    resize(1280, 720);
    setMinimumSize(960, 600);
    restoreGeometry(Preferences::geometry());
    offerGames();
    offerLessons();
    qApp->installEventFilter(this);
    if (auto* const guarded = dynamic_cast<GuardedApplication*>(qApp))
        guarded->setTeller(this, [this](const std::string& reason) { tellMistake(reason); });
    updateCommands();
    if (findings_.errors() > 0)
        QMetaObject::invokeMethod(this, &MainWindow::tellFindings, Qt::QueuedConnection);
}

/// What hides tells the commands, which go before the widgets do.
MainWindow::~MainWindow() {
    hide();
    if (autosave_ != nullptr && game_->current()->match().over())
        autosave_->finish(); // it was seen to its end
}

void MainWindow::loadGames() {
    for (const Game* game : offered_) {
        std::shared_ptr<GameData> loaded = loadGameData(*game);
        findings_.append(loaded->findings);
        if (loaded->playable())
            games_.push_back(std::move(loaded));
    }
}

void MainWindow::tellFindings() {
    tell([] { return tr("Some files could not be read. What is in order can be played."); },
         [this] { return qt(findings_.sentences(translator_.language())); },
         [] { return tr("Files with mistakes"); });
}

void MainWindow::makeMenu() {
    using enum CommandId;
    const auto add = [this](QMenu* menu, std::initializer_list<CommandId> ids) {
        for (const CommandId id : ids)
            menu->addAction(commands_.action(id));
    };
    const auto submenu = [this](QMenu* parent, const char* title) {
        QMenu* menu = parent->addMenu(QString{});
        submenus_.emplace_back(menu, title);
        return menu;
    };
    menu_->setObjectName(QStringLiteral("menu"));
    add(menu_, {newGame, CommandId::open, save, watch, watchThis});
    menu_->addSeparator();
    add(menu_, {undo, redo, history, stops, askBack});
    menu_->addSeparator();
    QMenu* concedes = submenu(menu_, QT_TR_NOOP("Concede"));
    concedes->setObjectName(QStringLiteral("concede-menu"));
    add(concedes, {concedeFirst, concedeSecond});
    QMenu* seating = submenu(menu_, QT_TR_NOOP("At the screen"));
    seating->setObjectName(QStringLiteral("company-menu"));
    add(seating, {seatingOne, seatingTwo, seatingTrusting});
    menu_->addSeparator();
    QMenu* view = submenu(menu_, QT_TR_NOOP("View"));
    view->setObjectName(QStringLiteral("view-menu"));
    add(view, {sidePanel, turnTable, movement});
    view->addSeparator();
    add(view, {guide, log, rules, branches});
    view->addSeparator();
    QMenu* theme = submenu(view, QT_TR_NOOP("Theme"));
    add(theme, {dark, light});
    QMenu* language = submenu(view, QT_TR_NOOP("Language"));
    language->setObjectName(QStringLiteral("language-menu"));
    add(language, {english, japanese});
    menu_->addSeparator();
    add(menu_, {settings, help, shortcuts, about});
    menu_->addSeparator();
    add(menu_, {quit});

    // What is of use before a game has begun.
    auto* ofStart = new QMenu{this};
    ofStart->setObjectName(QStringLiteral("start-menu"));
    ofStart->addMenu(language);
    ofStart->addMenu(theme);
    ofStart->addSeparator();
    add(ofStart, {settings, help, shortcuts, about, quit});
    start_->setMenu(ofStart);
}

/// Menus and dialogs that close give the keyboard back to the table, also where no window manager does.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (enterPresses(watched, event))
        return true;
    if (event->type() == QEvent::Hide && watched != this)
        if (const auto* widget = qobject_cast<QWidget*>(watched);
            widget != nullptr && widget->isWindow() && widget->windowType() != Qt::ToolTip &&
            widget->parentWidget() != nullptr && widget->parentWidget()->window() == this)
            QMetaObject::invokeMethod(this, &MainWindow::giveKeysBack, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F1 &&
        helpInDialog(watched))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

/// What stands open beside a page is about its game, which would change unseen behind another page.
void MainWindow::closeWhatBelongsToThePage() {
    for (QDialog* dialog : findChildren<QDialog*>())
        if (!dialog->isModal() && dialog != help_)
            dialog->close();
}

void MainWindow::giveKeysBack() {
    if (!isVisible() || QApplication::activePopupWidget() != nullptr ||
        QApplication::activeModalWidget() != nullptr)
        return;
    activateWindow();
    const QWidget* has = focusWidget();
    if (pages_->currentWidget() == game_ &&
        (has == nullptr || !has->isVisible() || game_->header().isAncestorOf(has)))
        game_->view().setFocus();
    else if (isWatching())
        replay_->page().view().setFocus();
}

void MainWindow::connectCommands() {
    using enum CommandId;
    TableView& table = game_->view();
    on(newGame, [this](bool) { showStart(); });
    on(save, [this] { saveGame(); });
    on(CommandId::open, [this](bool) { openGame(); });
    on(quit, [this](bool) { close(); });
    on(concedeFirst, [this] { concede(Player::a); });
    on(concedeSecond, [this] { concede(Player::b); });
    on(undo, [this] { game_->current()->undo(); });
    on(redo, [this] { game_->current()->redo(); });
    on(history, [this](bool) {
        Session* const session = shownGame().current();
        if (session == nullptr)
            return;
        if (auto* open = findChild<HistoryDialog*>(); open != nullptr && open->isVisible()) {
            open->raise();
            open->activateWindow();
            return;
        }
        auto* dialog = new HistoryDialog{*session, this};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    on(stops, [this] { game_->stops().openDialog(); });
    on(act, [this, &table] {
        if (game_->prompt().takeTyped())
            return;
        if (!table.actAtCursor())
            table.cursor().enter(); // Enter never ends a question that nobody stands at
    });
    on(pressDefault, [this] { game_->prompt().pressDefault(); });
    on(pass, [this] { game_->prompt().pressEnding(); });
    on(decline, [this] { game_->prompt().pressDeclining(); });
    on(autoPay, [this] { game_->prompt().pressNamed(QStringLiteral("auto-pay")); });
    on(keepOrder, [this] { game_->prompt().pressNamed(QStringLiteral("keep-order")); });
    on(takeBack, [this] { keys_->stepBack(); });
    on(goLeft, [&table] { table.cursor().move(Direction::left); });
    on(goRight, [&table] { table.cursor().move(Direction::right); });
    on(goUp, [&table] { table.cursor().move(Direction::up); });
    on(goDown, [&table] { table.cursor().move(Direction::down); });
    const auto openPageOf = [this](SidePanel::Page page) {
        return [this, page](bool) {
            if (shownGame().current() == nullptr)
                return;
            commands_.action(sidePanel)->setChecked(true);
            game_->setSideShown(true);
            replay_->page().setSideShown(true);
            shownGame().side().open(page);
        };
    };
    connect(game_, &GamePage::ruleFollowed, this, [this, openPageOf](const QString& number) {
        openPageOf(SidePanel::rules)(true);
        game_->side().openRule(number);
    });
    on(guide, openPageOf(SidePanel::guide));
    on(log, openPageOf(SidePanel::log));
    on(rules, openPageOf(SidePanel::rules));
    on(branches, openPageOf(SidePanel::branches));
    on(sidePanel, [this](bool shown) { settings_.setOn(SettingId::sidePanel, shown); });
    on(turnTable, [this](bool turns) { settings_.setOn(SettingId::turnTable, turns); });
    on(movement, [this](bool moves) { settings_.set(SettingId::motion, moves ? "system" : "none"); });
    on(dark, [this](bool) { settings_.set(SettingId::theme, "dark"); });
    on(light, [this](bool) { settings_.set(SettingId::theme, "light"); });
    on(english, [this](bool) { settings_.set(SettingId::language, "en"); });
    on(japanese, [this](bool) { settings_.set(SettingId::language, "ja"); });
    on(CommandId::settings, [this](bool) { openSettings(); });
    on(help, [this](bool) { openHelp(helpHere()); });
    on(menu, [this](bool) {
        if (pages_->currentWidget() != start_)
            shownGame().header().openMenu();
        else
            menu_->popup(mapToGlobal(QPoint{8, 8}));
    });
    on(shortcuts, [this](bool) {
        auto* dialog = new ShortcutsDialog{commands_, this};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(about, [this](bool) {
        auto* box = new QMessageBox{QMessageBox::NoIcon, {}, {}, QMessageBox::Ok, this};
        box->setObjectName(QStringLiteral("about"));
        speak(box, [box] {
            box->setWindowTitle(tr("About Takujo"));
            box->setText(withPhrasesJoined(
                tr("Takujo %1: a desktop tabletop that knows the rules.\n\nCards and names in it are "
                   "its own; it is not connected with the makers of the games.")
                    .arg(QCoreApplication::applicationVersion())));
        });
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // Digits press the buttons of the question, or are the number that it asks for.
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && !event->isAutoRepeat() && pages_->currentWidget() == game_ &&
        game_->current() != nullptr) {
        if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
            return game_->prompt().pressDigit(event->key() - Qt::Key_0);
        if (event->key() == Qt::Key_Backspace && game_->prompt().eraseDigit())
            return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::begin(const GameStart& start) {
    GameStart named = start;
    for (std::size_t i = 0; i < named.names.size(); ++i)
        if (named.names[i].empty())
            named.names[i] = fromQt(ColourChoice::nameOf(Preferences::playerColours()[i]));
    MatchSetup setup = named.setup();
    for (std::size_t i = 0; i < setup.stops.size(); ++i)
        if (const auto words = Preferences::stops(qt(setup.game->id), static_cast<int>(i)))
            setup.stops[i] = stopsOf(*named.data, *words);
    for (std::uint32_t& stops : setup.stops)
        stops |= stopBeforeGivingUp;
    if (!settings_.isOn(SettingId::passByItself))
        for (std::uint32_t& stops : setup.stops)
            stops |= everyStop;
    std::unique_ptr<Match> match;
    try {
        match = std::make_unique<Match>(setup);
    } catch (const std::exception& fault) {
        tell([] { return tr("This game could not be begun."); },
             [reason = QString::fromUtf8(fault.what()), seed = setup.seed] {
                 return tr("The program has a mistake: %1. Please report it, with both decks and the seed "
                           "%2. With another seed or other decks, a game can be begun.")
                     .arg(reason)
                     .arg(seed);
             });
        return;
    }
    match->setSeating(start.seating);
    showGame(named.data, std::move(match), {});
}

void MainWindow::beginAt(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match) {
    showGame(game, std::move(match), {});
}

void MainWindow::showGame(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                          const std::filesystem::path& autosave) {
    leaveGame();
    auto session = std::make_unique<Session>(game, std::move(match), translator_.language());
    connect(session.get(), &Session::faultMet, this, &MainWindow::tellFault);
    game_->begin(std::move(session));
    asSaved_ = writtenDown();
    keepGame(autosave);
    start_->choose(*game->game);
    pages_->setCurrentWidget(game_);
    setBrightness(brightness_); // the game's own accent
    start_->setCanReturn(true);
    updateCommands();
    game_->view().setFocus();
}

void MainWindow::skipQuestions() {
    constexpr int most = 20;
    if (game_->current() == nullptr)
        return;
    Session& session = *game_->current();
    for (int i = 0;
         i < most && session.match().decision().kind != DecisionKind::act && !session.match().over(); ++i)
        session.answer(session.match().suggestion());
}

void MainWindow::playUntil(int turn, std::uint64_t seed) {
    if (game_->current() != nullptr)
        takujo::playUntil(*game_->current(), turn, seed);
    game_->view().table().movements().finish();
}

void MainWindow::openPage(SidePanel::Page page) {
    game_->side().open(page);
}

/// In the words of the game that is played, which the window keeps for as long as it is there.
Says MainWindow::saysWhy(const WriteFailure& failure) {
    return [this, failure, words = &game_->current()->data().words] {
        return qt(sentenceOf(failure, *words, translator_.language()));
    };
}

void MainWindow::tell(const Says& what, const Says& details, const Says& title) {
    auto* dialog = new FindingsDialog{this, title, what, details};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showStart() {
    offerGames();
    offerLessons();
    start_->renewSeed();
    pages_->setCurrentWidget(start_);
    updateCommands();
}

void MainWindow::concede(Player player) {
    if (!settings_.isOn(SettingId::confirmConcede)) {
        game_->current()->concede(player);
        return;
    }
    const auto name = [this, player] { return qt(game_->current()->sentences().player(player)); };
    QuestionDialog::ask(
        this, [name] { return tr("Does %1 give up? The game ends at once.").arg(name()); },
        [name] { return tr("%1 concedes").arg(name()); },
        [this, player] { game_->current()->concede(player); });
}

void MainWindow::updateCommands() {
    using enum CommandId;
    const Session* session = pages_->currentWidget() == game_ ? game_->current() : nullptr;
    const bool isSeen = session != nullptr || isWatching();
    const auto enable = [this](CommandId id, bool enabled) { commands_.action(id)->setEnabled(enabled); };
    const bool running = session != nullptr && !session->match().over();
    enable(undo, session != nullptr && session->canUndo());
    enable(redo, session != nullptr && session->match().canRedo());
    const bool isMatch = session != nullptr && session->match().setup() != nullptr; // no lesson
    enable(history, isSeen);
    seating_->display(isMatch ? game_->current() : nullptr);
    enable(save, isMatch);
    // What two people hide from each other is open only when the game is over.
    enable(watchThis, isMatch && (session->match().over() || session->match().seating() == Seating::one));
    enable(takeBack, session != nullptr); // Esc leaves a game that is watched
    enable(concedeFirst, running);
    enable(concedeSecond, running);
    for (const CommandId id : {stops, turnTable})
        enable(id, session != nullptr);
    for (const CommandId id : {guide, log, rules, sidePanel})
        enable(id, isSeen);
    enable(branches, isMatch || isWatching());
    // Where nothing is played, letters belong to lists and fields; and one key may be two commands, each
    // where its page is.
    for (const CommandSet::Command& command : CommandSet::all()) {
        if (command.chapter == CommandSet::Chapter::table)
            enable(command.id, session != nullptr);
        if (command.where == CommandSet::Where::replay)
            enable(command.id, isWatching());
    }
    if (isWatching())
        replay_->enableCommands();
    if (session != nullptr) {
        commands_.action(concedeFirst)
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->sentences().player(Player::a))));
        commands_.action(concedeSecond)
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->sentences().player(Player::b))));
    }
}

void MainWindow::setBrightness(Brightness brightness) {
    brightness_ = brightness;
    accent_ = accentInView();
    palette_ = makePalette(brightness, QColor{accent_.red, accent_.green, accent_.blue});
    palette_.players = Preferences::playerColours();
    renderer_.setPlayers(palette_.players);
    qApp->setPalette(widgetPalette(palette_));
    qApp->setStyleSheet(windowStyle(palette_));
    start_->setColours(palette_);
    game_->setColours(palette_);
    replay_->setColours(palette_);
    if (help_ != nullptr)
        help_->restyle(translator_.language(), palette_);
    commands_.action(CommandId::dark)->setChecked(brightness == Brightness::dark);
    commands_.action(CommandId::light)->setChecked(brightness == Brightness::light);
}

void MainWindow::setLanguage(Language language) {
    translator_.speak(language);
    commands_.action(CommandId::english)->setChecked(language == Language::en);
    commands_.action(CommandId::japanese)->setChecked(language == Language::ja);
    start_->setLanguage(language);
    game_->setLanguage(language);
    replay_->setLanguage(language);
    retranslate();
    if (help_ != nullptr)
        help_->restyle(language, palette_);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Takujo"));
    commands_.retranslate();
    for (const auto& [menu, title] : submenus_)
        menu->setTitle(tr(title));
    updateCommands();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (asksBeforeClosing()) {
        event->ignore();
        return;
    }
    Preferences::setGeometry(saveGeometry());
    event->accept();
}

} // namespace takujo
