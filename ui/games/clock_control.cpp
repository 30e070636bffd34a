#include "ui/games/clock_control.h"

#include "ui/dialogs/zone_viewer.h"
#include "ui/games/game_control.h"
#include "ui/theme/text.h"
#include "ui/widgets/preferences.h"

#include <QElapsedTimer>

#include <algorithm>

namespace takujo {

namespace {

/// Often enough that no second is seen to be left out.
constexpr int tickTime = 200;

qint64 steadyTime() {
    static const QElapsedTimer timer = [] {
        QElapsedTimer begun;
        begun.start();
        return begun;
    }();
    return timer.elapsed();
}

std::function<qint64()>& timeSource() {
    static std::function<qint64()> source = steadyTime;
    return source;
}

} // namespace

ClockControl::ClockControl(GameControl& games, QWidget* window)
    : QObject{&games}, games_{&games}, window_{window} {
    timer_.setInterval(tickTime);
    connect(&timer_, &QTimer::timeout, this, &ClockControl::tick);
    connect(&games, &GameControl::leaving, this, &ClockControl::end);
    connect(&games, &GameControl::closing, this, &ClockControl::end);
    connect(&games, &GameControl::shown, this, &ClockControl::attach);
}

void ClockControl::setTime(std::function<qint64()> time) {
    timeSource() = time ? std::move(time) : steadyTime;
}

/// A game that was kept may have had one when it was left.
void ClockControl::attach() {
    if (games_->clockMinutes() > 0)
        clock_.emplace(games_->clockMinutes());
    else
        clock_ = ChessClock::read(Preferences::clock(qt(games_->keptIn().string())));
    if (clock_) {
        connect(games_->current(), &Session::changed, this, &ClockControl::follow);
        connect(games_->current(), &Session::languageChanged, this, &ClockControl::show);
        timer_.start();
        tick();
        keep();
    }
    show();
}

void ClockControl::end() {
    if (!clock_)
        return;
    tick();
    keep();
    timer_.stop();
    if (games_->current() != nullptr)
        games_->current()->disconnect(this);
    clock_.reset();
}

void ClockControl::follow() {
    tick();
    keep();
}

void ClockControl::tick() {
    if (!clock_)
        return;
    const Player ran = clock_->running();
    const bool wasUp = ran != Player::nobody && clock_->isUp(ran);
    clock_->runFor(whoseTimeRuns(), timeSource()());
    if (ran != Player::nobody && !wasUp && clock_->isUp(ran))
        tellTimeUp(ran);
    show();
}

Player ClockControl::whoseTimeRuns() const {
    const Session* session = games_->current();
    if (session == nullptr || session->match().over() || isHeldUp() ||
        session->viewerControl().awaited() != Player::nobody)
        return Player::nobody;
    return session->match().decision().decider;
}

/// Nobody sits before the table, or something else lies over it. Looking through a pile is part of playing.
bool ClockControl::isHeldUp() const {
    if (!games_->page().isVisible() || window_->isMinimized())
        return true;
    return std::ranges::any_of(window_->findChildren<QDialog*>(), [](const QDialog* dialog) {
        return dialog->isVisible() && qobject_cast<const ZoneViewer*>(dialog) == nullptr;
    });
}

void ClockControl::tellTimeUp(Player player) {
    GamePage& page = games_->page();
    const QString name = qt(games_->current()->spoken().player(player));
    page.bubble().tellBeside({{tr("Time is up for %1. The game goes on.").arg(name), {}}},
                             {page.view().width() / 2, 0});
}

void ClockControl::show() {
    std::array<HeaderBar::Clock, 2> faces;
    if (clock_) {
        const SpokenMatch spoken = games_->current()->spoken();
        for (const Player player : bothPlayers)
            faces[indexOf(player)] = {qt(spoken.player(player)), clockTime(clock_->left(player)),
                                      clock_->running() == player, clock_->isUp(player)};
    }
    games_->page().header().setClocks(faces);
}

void ClockControl::keep() const {
    if (const auto& file = games_->keptIn(); !file.empty())
        Preferences::setClock(qt(file.string()), clock_->toText());
}

} // namespace takujo
