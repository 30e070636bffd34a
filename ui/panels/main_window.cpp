#include "ui/panels/main_window.h"

#include "engine/match/saving.h"
#include "ui/dialogs/file_dialog.h"
#include "ui/dialogs/history_dialog.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/panels/preferences.h"
#include "ui/panels/style_sheet.h"
#include "ui/table/accessible_table.h"
#include "ui/table/autoplay.h"
#include "ui/table/phase_stop.h"
#include "ui/table/text.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>

namespace takujo {

MainWindow::MainWindow(std::span<const Game* const> games, const WindowWishes& wishes)
    : brightness_{wishes.brightness.value_or(Preferences::brightness().value_or(Brightness::dark))},
      keepsGames_{wishes.keepsGames}, menu_{new QMenu{this}}, pages_{new QStackedWidget{this}} {
    setObjectName(QStringLiteral("window"));
    installAccessibleTable();
    loadGames(games);
    start_ = new StartPage{renderer_};
    game_ = new GamePage{renderer_, commands_, menu_};
    makeLessons();
    company_ = new CompanyControl{commands_, this};
    pages_->addWidget(start_);
    pages_->addWidget(game_);
    setCentralWidget(pages_);
    start_->setGames(games_);
    makeMenu();
    connectCommands();
    for (const CommandSet::Command& command : CommandSet::all())
        if (command.where == CommandSet::Where::window)
            addAction(commands_.action(command.id));

    connect(start_, &StartPage::started, this, &MainWindow::begin);
    connect(start_, &StartPage::returned, this, [this] {
        pages_->setCurrentWidget(game_);
        updateCommands();
    });
    connect(start_, &StartPage::coloursChanged, this, [this] { setBrightness(brightness_); });
    connect(start_, &StartPage::leftGameWanted, this, [this] { open(left_, left_); });
    connect(game_, &GamePage::newGameWanted, this, &MainWindow::showStart);
    connect(game_, &GamePage::moved, this, &MainWindow::updateCommands);

    commands_.action(CommandId::movement)->setChecked(Preferences::movement());
    game_->view().table().movements().setMotion(Motion::preferred(Preferences::movement()));
    commands_.action(CommandId::sidePanel)->setChecked(Preferences::sidePanel());
    game_->setSideShown(Preferences::sidePanel());
    commands_.action(CommandId::turnTable)->setChecked(Preferences::turnTable());
    game_->setTurnsTable(Preferences::turnTable());
    setBrightness(brightness_);
    setLanguage(wishes.language.value_or(Preferences::language().value_or(Tongue::ofSystem())));
    resize(1280, 720);
    setMinimumSize(960, 600);
    restoreGeometry(Preferences::geometry());
    offerLeftGame();
    offerLessons();
    qApp->installEventFilter(this);
    updateCommands();
    if (findings_.errors() > 0)
        QMetaObject::invokeMethod(this, &MainWindow::tellFindings, Qt::QueuedConnection);
}

MainWindow::~MainWindow() = default;

void MainWindow::loadGames(std::span<const Game* const> games) {
    for (const Game* game : games) {
        if (game->hidden)
            continue;
        std::shared_ptr<GameData> loaded = loadGameData(*game);
        findings_.append(loaded->findings);
        if (loaded->playable())
            games_.push_back(std::move(loaded));
    }
}

void MainWindow::tellFindings() {
    tell(
        [] {
            return tr(
                "Some files could not be read. What is in order can be played; put these right and start "
                "again.");
        },
        [this] { return qt(findings_.sentences(tongue_.language())); },
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
    add(menu_, {newGame, CommandId::open, save});
    menu_->addSeparator();
    add(menu_, {undo, redo, history, stops});
    menu_->addSeparator();
    QMenu* concedes = submenu(menu_, QT_TR_NOOP("Concede"));
    concedes->setObjectName(QStringLiteral("concede-menu"));
    add(concedes, {concedeFirst, concedeSecond});
    QMenu* company = submenu(menu_, QT_TR_NOOP("At the screen"));
    company->setObjectName(QStringLiteral("company-menu"));
    add(company, {companyOne, companyTwo, companyTrusting});
    menu_->addSeparator();
    QMenu* view = submenu(menu_, QT_TR_NOOP("View"));
    view->setObjectName(QStringLiteral("view-menu"));
    add(view, {sidePanel, turnTable, movement});
    view->addSeparator();
    add(view, {guide, log, rules});
    view->addSeparator();
    QMenu* theme = submenu(view, QT_TR_NOOP("Theme"));
    add(theme, {dark, light});
    QMenu* language = submenu(view, QT_TR_NOOP("Language"));
    language->setObjectName(QStringLiteral("language-menu"));
    add(language, {english, japanese});
    menu_->addSeparator();
    add(menu_, {shortcuts, about});
    menu_->addSeparator();
    add(menu_, {quit});

    // What is of use before a game has begun.
    auto* ofStart = new QMenu{this};
    ofStart->setObjectName(QStringLiteral("start-menu"));
    ofStart->addMenu(language);
    ofStart->addMenu(theme);
    ofStart->addSeparator();
    add(ofStart, {CommandId::open, shortcuts, about, quit});
    start_->setMenu(ofStart);
}

/// Menus and dialogs that close give the keyboard back to the table, also where no window manager does.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && watched != this)
        if (const auto* widget = qobject_cast<QWidget*>(watched);
            widget != nullptr && widget->isWindow() && widget->windowType() != Qt::ToolTip &&
            widget->parentWidget() != nullptr && widget->parentWidget()->window() == this)
            QMetaObject::invokeMethod(this, &MainWindow::giveKeysBack, Qt::QueuedConnection);
    return QMainWindow::eventFilter(watched, event);
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
}

void MainWindow::on(CommandId id, auto does) {
    connect(commands_.action(id), &QAction::triggered, this, [this, does](bool checked) {
        const bool playing = pages_->currentWidget() == game_ && game_->current() != nullptr;
        if constexpr (std::is_invocable_v<decltype(does), bool>)
            does(checked);
        else if (playing) {
            game_->view().table().movements().finish();
            does();
        }
    });
}

// With a parameter, a command works everywhere; without one, only while a game is played.
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
    on(history, [this] {
        auto* dialog = new HistoryDialog{*game_->current(), this};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    on(stops, [this] { game_->stops().openDialog(); });
    on(act, [this, &table] {
        if (!table.actAtCursor())
            game_->prompt().pressDefault();
    });
    on(pressDefault, [this] { game_->prompt().pressDefault(); });
    on(pass, [this] { game_->prompt().pressEnding(); });
    on(decline, [this] { game_->prompt().pressDeclining(); });
    on(autoPay, [this] { game_->prompt().pressNamed(QStringLiteral("auto-pay")); });
    on(keepOrder, [this] { game_->prompt().pressNamed(QStringLiteral("keep-order")); });
    on(takeBack, [this] { game_->takeBack(); });
    on(goLeft, [&table] { table.moveCursor(Direction::left); });
    on(goRight, [&table] { table.moveCursor(Direction::right); });
    on(goUp, [&table] { table.moveCursor(Direction::up); });
    on(goDown, [&table] { table.moveCursor(Direction::down); });
    const auto openPageOf = [this](SidePanel::Page page) {
        return [this, page] {
            commands_.action(sidePanel)->setChecked(true);
            game_->setSideShown(true);
            game_->side().open(page);
        };
    };
    on(guide, openPageOf(SidePanel::guide));
    on(log, openPageOf(SidePanel::log));
    on(rules, openPageOf(SidePanel::rules));
    on(sidePanel, [this](bool shown) {
        Preferences::setSidePanel(shown);
        game_->setSideShown(shown);
    });
    on(turnTable, [this](bool turns) {
        Preferences::setTurnTable(turns);
        game_->setTurnsTable(turns);
    });
    on(movement, [&table](bool moves) {
        Preferences::setMovement(moves);
        table.table().movements().setMotion(Motion::preferred(moves));
    });
    on(dark, [this](bool) {
        Preferences::setBrightness(Brightness::dark);
        setBrightness(Brightness::dark);
    });
    on(light, [this](bool) {
        Preferences::setBrightness(Brightness::light);
        setBrightness(Brightness::light);
    });
    on(english, [this](bool) {
        Preferences::setLanguage(Language::en);
        setLanguage(Language::en);
    });
    on(japanese, [this](bool) {
        Preferences::setLanguage(Language::ja);
        setLanguage(Language::ja);
    });
    on(menu, [this](bool) {
        if (pages_->currentWidget() == game_)
            game_->header().openMenu();
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
            box->setText(
                tr("Takujo %1: a desktop tabletop that knows the rules.\n\nCards and names in it are "
                   "its own; it is not connected with the makers of the games.")
                    .arg(QCoreApplication::applicationVersion()));
        });
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    // Digits press the buttons of the question.
    const int digit = event->key() - Qt::Key_1;
    if (digit >= 0 && digit < 9 && event->modifiers() == Qt::NoModifier && pages_->currentWidget() == game_ &&
        game_->current() != nullptr) {
        game_->prompt().pressNumber(static_cast<std::size_t>(digit));
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
    auto match = std::make_unique<Match>(setup);
    match->setCompany(start.company);
    showGame(named.data, std::move(match), {});
}

void MainWindow::showGame(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match,
                          const std::filesystem::path& autosave) {
    if (keeper_ != nullptr)
        keeper_->finish(); // its game has been left for another
    keeper_.reset();
    lessons_->end();
    game_->begin(std::make_unique<Session>(game, std::move(match), tongue_.language()));
    if (keepsGames_)
        keeper_ = std::make_unique<Keeper>(*game_->current(), autosave);
    if (keeper_ != nullptr)
        connect(keeper_.get(), &Keeper::failed, this, [this](const Says& why) {
            tell([] { return tr("The game could not be kept. It goes on; save it somewhere else."); }, why);
        });
    pages_->setCurrentWidget(game_);
    setBrightness(brightness_); // the game's own accent
    start_->setCanReturn(true);
    updateCommands();
    game_->view().setFocus();
}

void MainWindow::skipQuestions() {
    constexpr int most = 20;
    Session& session = *game_->current();
    for (int i = 0;
         i < most && session.match().decision().kind != DecisionKind::act && !session.match().over(); ++i)
        session.answer(session.match().suggestion());
}

void MainWindow::playUntil(int turn, std::uint64_t seed) {
    takujo::playUntil(*game_->current(), turn, seed);
    game_->view().table().movements().finish();
}

void MainWindow::openPage(SidePanel::Page page) {
    game_->side().open(page);
}

/// In the words of the game that is played, which the window keeps for as long as it is there.
Says MainWindow::saysWhy(const WriteFailure& failure) {
    return [this, failure, words = &game_->current()->data().words] {
        return qt(sentenceOf(failure, *words, tongue_.language()));
    };
}

void MainWindow::tell(const Says& what, const Says& details, const Says& title) {
    auto* dialog = new FindingsDialog{this, title, what, details};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::saveGame() {
    QFileDialog* dialog = gameFileDialog(this, [] { return tr("Save game"); }, "save-dialog");
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
        const Session& session = *game_->current();
        const auto failure =
            tryToWriteFile(std::filesystem::path{fromQt(file)}, toText(savedGameOf(session.match())));
        if (failure)
            tell([] { return tr("The game was not saved."); }, saysWhy(*failure));
    });
    dialog->open();
}

void MainWindow::openGame() {
    QFileDialog* dialog = gameFileDialog(this, [] { return tr("Open saved game"); }, "open-dialog");
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        Preferences::setSaveFolder(QFileInfo{file}.absolutePath());
        open(std::filesystem::path{fromQt(file)}, {});
    });
    dialog->open();
}

void MainWindow::open(const std::filesystem::path& file, const std::filesystem::path& autosave) {
    Findings findings;
    auto loaded = loadGame(file, findings);
    const auto game = !loaded ? games_.end()
                              : std::ranges::find(games_, &loaded->match->game(),
                                                  [](const auto& one) { return one->game; });
    if (game == games_.end()) {
        tell([] { return tr("This game can't be opened. It stays as it is."); },
             [this, findings] { return qt(findings.sentences(tongue_.language())); });
        return;
    }
    const std::optional<Divergence> divergence = std::move(loaded->divergence);
    showGame(*game, std::move(loaded->match), autosave);
    if (findings.empty() && !divergence)
        return;
    tell([] { return tr("The game is open, but not everything is as it was."); },
         [this, findings, divergence, data = *game] {
             const Language language = tongue_.language();
             QString told = qt(findings.sentences(language));
             if (divergence)
                 told += qt(sentenceOf(*divergence, data->words, language));
             return told;
         });
}

/// The last game that was not played to its end.
void MainWindow::offerLeftGame() {
    const std::vector<LeftGame> left = keepsGames_ ? leftGames(autosaveFolder()) : std::vector<LeftGame>{};
    left_ = left.empty() ? std::filesystem::path{} : left.front().file;
    start_->setLeftGame(left.empty() ? QDateTime{} : QFileInfo{qt(left_.string())}.lastModified());
}

void MainWindow::showStart() {
    offerLeftGame();
    offerLessons();
    start_->renewSeed();
    pages_->setCurrentWidget(start_);
    updateCommands();
}

void MainWindow::concede(Player player) {
    const auto name = [this, player] { return qt(game_->current()->sentences().player(player)); };
    QuestionDialog::ask(
        this, [name] { return tr("Does %1 give up? The game ends at once.").arg(name()); },
        [name] { return tr("%1 concedes").arg(name()); },
        [this, player] { game_->current()->concede(player); });
}

void MainWindow::updateCommands() {
    using enum CommandId;
    const Session* session = pages_->currentWidget() == game_ ? game_->current() : nullptr;
    const auto enable = [this](CommandId id, bool enabled) { commands_.action(id)->setEnabled(enabled); };
    const bool running = session != nullptr && !session->match().over();
    enable(undo, session != nullptr && session->match().canUndo());
    enable(redo, session != nullptr && session->match().canRedo());
    enable(history, session != nullptr);
    company_->display(session != nullptr && session->match().setup() != nullptr ? game_->current() : nullptr);
    enable(save, session != nullptr && session->match().setup() != nullptr); // no lesson's
    enable(concedeFirst, running);
    enable(concedeSecond, running);
    for (const CommandId id : {stops, guide, log, rules, sidePanel, turnTable})
        enable(id, session != nullptr);
    if (session != nullptr) {
        commands_.action(concedeFirst)
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->sentences().player(Player::a))));
        commands_.action(concedeSecond)
            ->setText(CommandSet::tr("%1 concedes…").arg(qt(session->sentences().player(Player::b))));
    }
}

void MainWindow::setBrightness(Brightness brightness) {
    brightness_ = brightness;
    LayoutColour accent{0x6f, 0xa8, 0xdc};
    if (game_->current() != nullptr)
        accent = game_->current()->layout().accent;
    else if (!games_.empty())
        accent = games_.front()->layout->accent;
    Palette palette = makePalette(brightness, QColor{accent.red, accent.green, accent.blue});
    palette.players = Preferences::playerColours();
    renderer_.setPlayers(palette.players);
    qApp->setPalette(widgetPalette(palette));
    qApp->setStyleSheet(windowStyle(palette));
    start_->setColours(palette);
    game_->setColours(palette);
    commands_.action(CommandId::dark)->setChecked(brightness == Brightness::dark);
    commands_.action(CommandId::light)->setChecked(brightness == Brightness::light);
}

void MainWindow::setLanguage(Language language) {
    tongue_.speak(language);
    commands_.action(CommandId::english)->setChecked(language == Language::en);
    commands_.action(CommandId::japanese)->setChecked(language == Language::ja);
    start_->setLanguage(language);
    game_->setLanguage(language);
    retranslate();
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
    Preferences::setGeometry(saveGeometry());
    event->accept();
}

} // namespace takujo
