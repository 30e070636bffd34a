#include "ui/window/main_window.h"

#include "ui/dialogs/history_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/games/clock_control.h"
#include "ui/games/save_control.h"
#include "ui/games/series_control.h"
#include "ui/help/help_book.h"
#include "ui/lessons/lesson_control.h"
#include "ui/opponent/advice_control.h"
#include "ui/opponent/computer_control.h"
#include "ui/opponent/living_table.h"
#include "ui/session/autoplay.h"
#include "ui/sound/sound_control.h"
#include "ui/start/deck_colours.h"
#include "ui/table/accessible_table.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"
#include "ui/widgets/enter_presses.h"
#include "ui/widgets/preferences.h"
#include "ui/widgets/style_sheet.h"
#include "ui/window/guarded_application.h"
#include "ui/window/welcome_control.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>

namespace takujo {

namespace {

/// The games that are not hidden, and the one that is shown all the same.
std::vector<const Game*> gamesToOffer(std::span<const Game* const> games, std::string_view shown) {
    std::vector<const Game*> offered;
    for (const Game* game : games)
        if (!game->hidden || game->id == shown)
            offered.push_back(game);
    return offered;
}

} // namespace

MainWindow::MainWindow(std::span<const Game* const> games, const WindowWishes& wishes)
    : menu_{new MainMenu{commands_, this}}, pages_{new QStackedWidget{this}} {
    setObjectName(QStringLiteral("window"));
    installAccessibleTable();
    start_ = new StartPage{renderer_};
    start_->setMenu(menu_->ofStart());
    game_ = new GamePage{renderer_, commands_, menu_->whole()};
    keys_ = new GameKeys{*game_, commands_, *new SpokenLog{*game_}};
    replay_ = new ReplayPage{renderer_, commands_, menu_->whole()};
    new SpokenLog{replay_->page()}; // the page keeps it
    pages_->addWidget(start_);
    pages_->addWidget(game_);
    pages_->addWidget(replay_);
    workshop_ = new WorkshopPage{renderer_};
    pages_->addWidget(workshop_);
    testing_ = new TestingPage{wishes.makeBot};
    pages_->addWidget(testing_);
    bring_ = new BringPage;
    pages_->addWidget(bring_);
    position_ = new PositionPage{renderer_};
    pages_->addWidget(position_);
    rules_ = new RulesPage;
    pages_->addWidget(rules_);
    setCentralWidget(pages_);

    offer_ = new GamesOnOffer{*start_, gamesToOffer(games, wishes.shows), wishes.keepsGames, this};
    games_ = std::make_unique<GameControl>(*game_, *offer_, settings_, commands_, wishes.keepsGames, this);
    new SeriesControl{*games_};
    new ClockControl{*games_, this};
    new SaveControl{*games_, *offer_, *start_, settings_, commands_, this};
    auto* lessons = new LessonControl{*games_, commands_, this};
    lessons_ = new LessonsOnOffer{*start_, *offer_, *games_, *lessons, this};
    auto* replays = new ReplayControl{*replay_, *games_, *offer_, *start_, commands_, this};
    help_ = new HelpControl{commands_, *offer_, this};
    seating_ = new SeatingControl{commands_, this};
    hasComputer_ = wishes.makeBot != nullptr;
    if (hasComputer_) {
        new ComputerControl{*games_, wishes.makeBot, wishes.keepsPace};
        new AdviceControl{*games_, commands_, wishes.makeBot};
        living_ = new LivingTable{renderer_, wishes.makeBot};
        start_->setShowpiece(living_);
    }
    if (wishes.makeSounds)
        new SoundControl{*game_, settings_, wishes.makeSounds, this};
    connect(lessons, &LessonControl::left, this, &MainWindow::showStart);
    connect(replays, &ReplayControl::shown, this, &MainWindow::showReplay);
    connect(replays, &ReplayControl::left, this, &MainWindow::leaveReplay);

    connectPages();
    connectDecks();
    connectBringing();
    connectPositions(wishes.makeBot);
    connectRules(*replays);
    connectCommands();
    applySettings(wishes);
    resize(1280, 720);
    setMinimumSize(960, 600);
    restoreGeometry(Preferences::geometry());
    offer_->offer();
    lessons_->offer();
    qApp->installEventFilter(this);
    if (auto* const guarded = dynamic_cast<GuardedApplication*>(qApp))
        guarded->setTeller(this, [this](const std::string& reason) { games_->tellMistake(reason); });
    updateCommands();
    start_->takeKeys();
    if (wishes.keepsGames) // a picture is taken of what is asked for
        new WelcomeControl{*start_, this};
    if (offer_->findings().errors() > 0)
        QMetaObject::invokeMethod(offer_, &GamesOnOffer::tellFindings, Qt::QueuedConnection);
}

/// What hides tells the commands, which go before the widgets do.
MainWindow::~MainWindow() {
    hide();
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
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F1)
        if (const QDialog* dialog = help_->dialogOf(watched)) {
            openHelp(helpPageFor(dialog->objectName()));
            return true;
        }
    return QMainWindow::eventFilter(watched, event);
}

/// What stands open beside a page is about its game, which would change unseen behind another page.
void MainWindow::closeWhatBelongsToThePage() {
    for (QDialog* dialog : findChildren<QDialog*>())
        if (!dialog->isModal() && dialog != help_->current())
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
        game_->takeKeys();
    else if (isWatching())
        replay_->page().view().setFocus();
}

void MainWindow::connectCommands() {
    using enum CommandId;
    TableView& table = game_->view();
    commands_.setGameReady([this, &table] {
        if (!isPlaying())
            return false;
        table.table().movements().finish();
        return true;
    });
    for (const CommandSet::Command& command : CommandSet::all())
        if (command.where == CommandSet::Where::window)
            addAction(commands_.action(command.id));
    const auto on = [this](CommandId id, auto does) { commands_.on(id, this, does); };
    on(newGame, [this](bool) { showStart(); });
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
    on(passTurn, [this] { game_->current()->passUntilTurnEnds(); });
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
    on(guide, openPageOf(SidePanel::guide));
    offerGuideLevels(openPageOf(SidePanel::guide));
    on(log, openPageOf(SidePanel::log));
    on(rules, openPageOf(SidePanel::rules));
    on(branches, openPageOf(SidePanel::branches));
    on(sidePanel, [this](bool shown) { settings_.setOn(SettingId::sidePanel, shown); });
    on(askBack, [this](bool asks) { settings_.setOn(SettingId::confirmBack, asks); });
    on(turnTable, [this](bool turns) { settings_.setOn(SettingId::turnTable, turns); });
    on(movement, [this](bool moves) { settings_.set(SettingId::motion, moves ? "system" : "none"); });
    on(sound, [this](bool sounds) { settings_.setOn(SettingId::sound, sounds); });
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
            menu_->whole()->popup(mapToGlobal(QPoint{8, 8}));
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
    if (isPlain && !event->isAutoRepeat() && isPlaying()) {
        if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
            return game_->prompt().pressDigit(event->key() - Qt::Key_0);
        if (event->key() == Qt::Key_Backspace && game_->prompt().eraseDigit())
            return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::openHelp(const QString& link) {
    help_->open(link, gameInView());
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

void MainWindow::showStart() {
    offer_->offer();
    lessons_->offer();
    start_->renewSeed();
    pages_->setCurrentWidget(start_);
    updateCommands();
}

void MainWindow::showGame() {
    start_->choose(*game_->current()->data().game);
    pages_->setCurrentWidget(game_);
    setBrightness(brightness_); // the game's own accent
    start_->setCanReturn(true);
    updateCommands();
}

void MainWindow::showReplay() {
    if (beforeRules_ == replay_) // another film has taken its place
        beforeRules_ = game_->current() != nullptr ? static_cast<QWidget*>(game_) : start_;
    pages_->setCurrentWidget(replay_);
    setBrightness(brightness_);
    updateCommands();
}

void MainWindow::leaveReplay() {
    if (game_->current() == nullptr) {
        showStart();
        return;
    }
    pages_->setCurrentWidget(game_);
    updateCommands();
    game_->takeKeys();
}

void MainWindow::concede(Player player) {
    if (!settings_.isOn(SettingId::confirmConcede)) {
        game_->current()->concede(player);
        return;
    }
    const auto name = [this, player] { return qt(game_->current()->spoken().player(player)); };
    QuestionDialog::ask(
        this, [name] { return tr("Does %1 give up? The game ends at once.").arg(name()); },
        [name] { return tr("%1 concedes").arg(name()); },
        [this, player] { game_->current()->concede(player); });
}

void MainWindow::updateCommands() {
    using enum CommandId;
    const Session* session = isPlaying() ? game_->current() : nullptr;
    const bool isSeen = session != nullptr || isWatching();
    const auto enable = [this](CommandId id, bool enabled) { commands_.action(id)->setEnabled(enabled); };
    const bool running = session != nullptr && !session->match().over();
    enable(undo, session != nullptr && session->canUndo());
    enable(redo, session != nullptr && session->match().canRedo());
    const bool isMatch = session != nullptr && canBeSaved(session->match()); // no lesson
    enable(history, isSeen);
    seating_->display(isMatch ? game_->current() : nullptr);
    enable(save, isMatch);
    // What two people hide from each other is open only when the game is over.
    enable(watchThis, isMatch && (session->match().over() || session->match().seating() == Seating::one));
    enable(takeBack, session != nullptr); // Esc leaves a game that is watched
    const auto mayConcede = [&](Player player) {
        return running && (session->match().seating() != Seating::computer ||
                           session->match().computer().player != player);
    };
    enable(concedeFirst, mayConcede(Player::a));
    enable(concedeSecond, mayConcede(Player::b));
    enable(advice, hasComputer_ && running && session->mayAnswer());
    for (const CommandId id : {stops, turnTable, sound, takeOver})
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
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->spoken().player(Player::a))));
        commands_.action(concedeSecond)
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->spoken().player(Player::b))));
    }
}

LayoutColour MainWindow::accentInView() {
    const GameData* game = gameInView();
    return game != nullptr ? game->layout->accent : LayoutColour{0x6f, 0xa8, 0xdc};
}

std::array<PlayerColour, 2> MainWindow::coloursInView() {
    const Session* session = shownGame().current();
    return session == nullptr ? Preferences::playerColours()
                              : coloursOfMatch(session->data(), session->match());
}

void MainWindow::takeColours() {
    if (accentInView() != accent_ || coloursInView() != palette_.players)
        setBrightness(brightness_);
}

void MainWindow::setBrightness(Brightness brightness) {
    brightness_ = brightness;
    accent_ = accentInView();
    palette_ = makePalette(brightness, QColor{accent_.red, accent_.green, accent_.blue});
    palette_.players = coloursInView();
    renderer_.setPlayers(palette_.players);
    // The same style again would make every widget anew look up what it looks like.
    if (const QString style = windowStyle(palette_); qApp->styleSheet() != style) {
        qApp->setPalette(widgetPalette(palette_));
        qApp->setStyleSheet(style);
    }
    start_->setColours(palette_);
    if (living_ != nullptr)
        living_->setColours(palette_);
    game_->setColours(palette_);
    replay_->setColours(palette_);
    workshop_->setColours(palette_);
    testing_->setColours(palette_);
    position_->setColours(palette_);
    bring_->setColours(palette_);
    rules_->setColours(palette_);
    help_->restyle(translator_.language(), palette_);
    commands_.action(CommandId::dark)->setChecked(brightness == Brightness::dark);
    commands_.action(CommandId::light)->setChecked(brightness == Brightness::light);
}

void MainWindow::setLanguage(Language language) {
    translator_.speak(language);
    commands_.action(CommandId::english)->setChecked(language == Language::en);
    commands_.action(CommandId::japanese)->setChecked(language == Language::ja);
    start_->setLanguage(language);
    if (living_ != nullptr)
        living_->setLanguage(language);
    game_->setLanguage(language);
    replay_->setLanguage(language);
    workshop_->setLanguage(language);
    testing_->setLanguage(language);
    position_->setLanguage(language);
    bring_->setLanguage(language);
    rules_->setLanguage(language);
    retranslate();
    help_->restyle(language, palette_);
}

void MainWindow::retranslate() {
    setWindowTitle(tr("Takujo"));
    commands_.retranslate();
    menu_->retranslate();
    updateCommands();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

bool MainWindow::asksBeforeClosing() {
    const Session* session = game_->current();
    const bool isRunning = session != nullptr && !session->match().over() && session->match().canUndo();
    const auto closeNow = [this] {
        mayClose_ = true;
        close();
    };
    if (mayClose_)
        return false;
    if (games_->asksBeforeLosing(closeNow))
        return true;
    if (!isRunning || !settings_.isOn(SettingId::confirmQuit))
        return false;
    QuestionDialog::ask(
        this, [] { return tr("A game is still running. Close Takujo?"); }, [] { return tr("Close"); },
        closeNow);
    return true;
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
