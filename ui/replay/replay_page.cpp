#include "ui/replay/replay_page.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QTabBar>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace takujo {

namespace {

/// How many times faster than usual, and how long a decision stands at the usual speed, in milliseconds.
/// Picks within one action go twice as fast.
constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
constexpr std::size_t usualSpeed = 1;
constexpr double usualPause = 1400;
constexpr double toRead = 2; ///< so many times longer where reasons or expectations are told

/// Whether whatever has the keyboard uses the key by itself: what is written in a field, and the keys that go
/// along a list, through choices and texts.
bool usesItself(const QWidget* holder, const QKeyEvent& key) {
    if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    if (qobject_cast<const QLineEdit*>(holder) != nullptr)
        return key.key() < Qt::Key_F1 || key.key() > Qt::Key_F35;
    const bool goesAcross = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    const bool goesAlong = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down ||
                           key.key() == Qt::Key_Home || key.key() == Qt::Key_End ||
                           key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
    if (qobject_cast<const QTextEdit*>(holder) != nullptr)
        return goesAlong;
    return (goesAcross || goesAlong) && (qobject_cast<const QAbstractItemView*>(holder) != nullptr ||
                                         qobject_cast<const QComboBox*>(holder) != nullptr ||
                                         qobject_cast<const QTabBar*>(holder) != nullptr);
}

} // namespace

ReplayPage::ReplayPage(CardRenderer& renderer, const CommandSet& commands, QMenu* menu, QWidget* parent)
    : QWidget{parent}, commands_{commands}, page_{new GamePage{renderer, commands, menu, this}},
      bar_{new ReplayBar{commands, this}}, speed_{usualSpeed} {
    setObjectName(QStringLiteral("replay-page"));
    // The keys of the table are those of the replay here; the cards are walked along with Ctrl.
    for (const CommandSet::Command& command : CommandSet::all()) {
        if (command.where == CommandSet::Where::table)
            page_->view().removeAction(commands.action(command.id));
        if (command.where == CommandSet::Where::replay)
            addAction(commands.action(command.id));
    }
    const std::pair<int, Direction> ways[] = {{Qt::Key_Left, Direction::left},
                                              {Qt::Key_Right, Direction::right},
                                              {Qt::Key_Up, Direction::up},
                                              {Qt::Key_Down, Direction::down}};
    for (const auto& [key, direction] : ways) {
        auto* shortcut = new QShortcut{QKeySequence{Qt::CTRL | static_cast<Qt::Key>(key)}, this};
        connect(shortcut, &QShortcut::activated, this,
                [this, way = direction] { page_->view().cursor().move(way); });
    }
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(page_, 1);
    column->addWidget(bar_);
    timer_.setObjectName(QStringLiteral("replay-pause"));
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &ReplayPage::playStep);
    connect(page_, &GamePage::moved, this, &ReplayPage::follow);
    connect(bar_, &ReplayBar::wanted, this, [this](int depth) {
        pause();
        goTo(depth);
    });
    connect(&page_->side().filmPage(), &FilmPanel::momentWanted, this, [this](int moment) {
        pause();
        goTo(moment);
    });
    connect(bar_, &ReplayBar::branchWanted, this, [this](quint64 tip, quint64 fork) {
        pause();
        current()->turnInto(tip, fork);
    });
    connect(bar_, &ReplayBar::eyesWanted, this, [this](OpenHands viewerControl) { look(viewerControl); });
    bar_->setSpeed(speeds[speed_]);
    connectCommands();
}

void ReplayPage::on(CommandId id, auto does) {
    connect(commands_.action(id), &QAction::triggered, this, [this, does] {
        if (isVisible() && current() != nullptr)
            does();
    });
}

void ReplayPage::connectCommands() {
    using enum CommandId;
    const auto step = [this](int by) {
        pause();
        goTo(reel_.at() + by);
    };
    on(replayPlay, [this] { timer_.isActive() ? pause() : play(); });
    on(replayForward, [step] { step(1); });
    on(replayBack, [step] { step(-1); });
    on(replayTurnForward, [this] { turn(1); });
    on(replayTurnBack, [this] { turn(-1); });
    on(replayStart, [this] {
        pause();
        goTo(0);
    });
    on(replayEnd, [this] {
        pause();
        goTo(reel_.length());
    });
    on(replayFaster, [this] { changeSpeed(1); });
    on(replaySlower, [this] { changeSpeed(-1); });
    on(replayTurns, [this] { bar_->openTurns(); });
    on(replayBranches, [this] { bar_->openBranches(); });
    on(replayEyes, [this] { nextEyes(); });
    on(replayPlayOn, [this] {
        pause();
        emit playOnWanted();
    });
    on(replayLeave, [this] { emit leaveWanted(); });
    on(rules, [this] { // when the page has been opened
        QMetaObject::invokeMethod(
            this, [this] { page_->side().pageForKeys()->setFocus(Qt::ShortcutFocusReason); },
            Qt::QueuedConnection);
    });
}

void ReplayPage::watch(std::unique_ptr<Session> session, const MessageSource& trouble) {
    begin(std::move(session), trouble);
    reel_ = Reel{*current()};
    rewrite();
}

void ReplayPage::watchFilm(std::unique_ptr<Session> session, std::shared_ptr<const Film> film,
                           const MessageSource& trouble) {
    begin(std::move(session), trouble);
    reel_ = Reel{*current(), std::move(film)};
    page_->side().setFilmShown(true);
    page_->side().filmPage().setFilm(reel_.sharedFilm(), *current());
    page_->side().open(SidePanel::film);
    rewrite();
}

void ReplayPage::begin(std::unique_ptr<Session> session, const MessageSource& trouble) {
    pause();
    reel_ = {};
    page_->side().setFilmShown(false);
    session->watch(OpenHands::both);
    page_->setTurnsTable(true);
    page_->begin(std::move(session));
    connect(current(), &Session::languageChanged, this, &ReplayPage::rewrite);
    trouble_ = trouble;
}

/// Beside the table, and what may not be done at the card, as if somebody had tried it just now.
void ReplayPage::tellMoment() {
    if (!showsFilm())
        return;
    page_->side().filmPage().stand(reel_.at());
    page_->hideBubble();
    const FilmMoment& moment = reel_.moment();
    const bool isRefused = moment.kind == FilmMoment::Kind::refusal;
    if (isRefused && moment.reasons.front().code != "incomplete") // who only stops too early tries nothing
        page_->showRefusal(moment.attempt, moment.reasons);
}

void ReplayPage::rewrite() {
    lineEnd_ = current()->match().lineEnd();
    if (showsFilm())
        page_->side().filmPage().write();
    bar_->display(*current(), reel_, true);
    bar_->setTrouble(trouble_());
    follow();
}

void ReplayPage::follow() {
    const bool rewrites = !showsFilm() && current()->match().lineEnd() != lineEnd_;
    lineEnd_ = current()->match().lineEnd();
    reel_.follow();
    bar_->display(*current(), reel_, rewrites);
    enableCommands();
    tellMoment();
    if (reel_.at() >= reel_.length())
        pause();
}

void ReplayPage::enableCommands() {
    if (isHidden()) // its keys are somebody else's
        return;
    const bool atStart = reel_.at() == 0;
    const bool atEnd = reel_.at() >= reel_.length();
    using enum CommandId;
    for (const CommandId id : {replayStart, replayBack, replayTurnBack})
        commands_.action(id)->setEnabled(!atStart);
    for (const CommandId id : {replayEnd, replayForward, replayTurnForward})
        commands_.action(id)->setEnabled(!atEnd);
}

void ReplayPage::goTo(int depth) {
    page_->view().table().movements().finish();
    reel_.goTo(depth);
}

/// To the beginning of the next turn, or of this one; from there to that of the one before.
void ReplayPage::turn(int direction) {
    pause();
    const auto begins = [&](int place) {
        return place <= 0 || place >= reel_.length() || reel_.turnAt(place) != reel_.turnAt(place - 1);
    };
    int depth = reel_.at() + direction;
    while (!begins(depth))
        depth += direction;
    goTo(depth);
}

void ReplayPage::play() {
    if (reel_.at() >= reel_.length())
        goTo(0); // from its end, once more
    bar_->setPlaying(true);
    double share = current()->match().decision().within ? 0.5 : 1;
    if (showsFilm() && reel_.moment().kind != FilmMoment::Kind::answer)
        share = toRead; // something is told there
    timer_.start(static_cast<int>(usualPause * share / speeds[speed_]));
}

void ReplayPage::playStep() {
    goTo(reel_.at() + 1);
    if (reel_.at() < reel_.length())
        play();
}

void ReplayPage::pause() {
    timer_.stop();
    bar_->setPlaying(false);
}

void ReplayPage::changeSpeed(int by) {
    const int speed = static_cast<int>(speed_) + by;
    speed_ = static_cast<std::size_t>(std::clamp(speed, 0, static_cast<int>(speeds.size()) - 1));
    bar_->setSpeed(speeds[speed_]);
    if (timer_.isActive())
        play();
}

void ReplayPage::nextEyes() {
    const OpenHands viewerControl = current()->openHands();
    look(viewerControl == OpenHands::both    ? OpenHands::first
         : viewerControl == OpenHands::first ? OpenHands::second
                                             : OpenHands::both);
}

/// Names of branches tell no more than these eyes have seen.
void ReplayPage::look(OpenHands viewerControl) {
    current()->watch(viewerControl);
    rewrite();
}

void ReplayPage::setColours(const Palette& palette) {
    page_->setColours(palette);
    bar_->setColours(palette);
}

void ReplayPage::setLanguage(Language language) {
    page_->setLanguage(language);
}

/// What comes up here is used by nothing below; the commands of watching come next.
bool ReplayPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
        const QWidget* holder = window()->focusWidget();
        const bool isBeside = holder != nullptr && page_->side().isAncestorOf(holder);
        if (usesItself(holder, *key) || (isBeside && key->key() == Qt::Key_Escape)) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// Esc comes back to the table from beside it; from there it leaves.
void ReplayPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !page_->view().hasFocus())
        page_->view().setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void ReplayPage::hideEvent(QHideEvent* event) {
    pause();
    QWidget::hideEvent(event);
}

} // namespace takujo
