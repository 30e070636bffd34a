#include "ui/opponent/computer_control.h"

#include "engine/match/later_moment.h"
#include "ui/games/game_control.h"

namespace takujo {

namespace {

/// Long enough to see who does something; what belongs to an action, and passing, follows sooner. In
/// milliseconds.
constexpr int actingTime = 900;
constexpr int followingTime = 300;

std::uint64_t seedOf(const Match& match) {
    return match.setup() == nullptr ? 0 : ~match.setup()->seed;
}

} // namespace

ComputerControl::ComputerControl(GameControl& games, BotMaker makeBot, bool keepsPace)
    : QObject{&games}, games_{&games}, thinker_{std::move(makeBot)}, keepsPace_{keepsPace} {
    pace_.setSingleShot(true);
    connect(&pace_, &QTimer::timeout, this, &ComputerControl::answer);
    // What has been done is seen to its end before the next is done.
    connect(&games_->page().view().table().movements(), &Movements::finished, this, [this] {
        if (!pace_.isActive())
            answer();
    });
    connect(&games, &GameControl::leaving, this, &ComputerControl::end);
    connect(&games, &GameControl::shown, this, &ComputerControl::attach);
    connect(&thinker_, &Thinker::thought, this, [this](const Advice& advice) {
        if (session_ == nullptr)
            return;
        answer_ = session_->match().decision().options[advice.option];
        if (!pace_.isActive())
            answer();
    });
    connect(&thinker_, &Thinker::failed, this, [this](const QString& reason) {
        if (session_ == nullptr)
            return;
        games_->tellMistake(reason.toStdString());
        answer_ = session_->match().suggestion(); // the game goes on
        answer();
    });
}

void ComputerControl::attach() {
    session_ = games_->current();
    connect(session_, &Session::changed, this, &ComputerControl::follow);
    follow();
}

void ComputerControl::end() {
    thinker_.stop();
    pace_.stop();
    if (session_ != nullptr)
        session_->disconnect(this);
    session_ = nullptr;
}

/// The match stands somewhere else, or somebody else sits there: what was thought is of no use.
void ComputerControl::follow() {
    thinker_.stop();
    pace_.stop();
    answer_.reset();
    if (session_ == nullptr || !session_->isAskedOfComputer())
        return;
    const Match& match = session_->match();
    const Decision& decision = match.decision();
    const bool follows = decision.within || passOf(match) != nullptr;
    pace_.start(!keepsPace_ ? 0 : follows ? followingTime : actingTime);
    if (decision.options.size() == 1)
        answer_ = decision.options.front();
    else
        thinker_.think(match.computer().bot, seedOf(match), knownTo(decision.decider, match));
}

void ComputerControl::answer() {
    if (session_ == nullptr || !answer_ || !session_->isAskedOfComputer() ||
        games_->page().view().table().movements().any())
        return;
    const Option given = *std::exchange(answer_, std::nullopt);
    session_->answerForOther(given);
}

} // namespace takujo
