#include "ui/opponent/advice_control.h"

#include "engine/match/sentences/option_sentences.h"
#include "ui/games/game_control.h"
#include "ui/theme/text.h"
#include "ui/widgets/command_set.h"

#include <cmath>

namespace takujo {

namespace {

constexpr BotChoice adviser{BotKind::thinking};

int percent(double chance) {
    return static_cast<int>(std::lround(chance * 100));
}

} // namespace

AdviceControl::AdviceControl(GameControl& games, const CommandSet& commands, BotMaker makeBot)
    : QObject{&games}, games_{&games}, thinker_{std::move(makeBot)} {
    commands.on(CommandId::advice, this, [this] { ask(); });
    connect(&games, &GameControl::leaving, this, &AdviceControl::forget);
    connect(&games, &GameControl::shown, this,
            [this] { connect(games_->current(), &Session::changed, this, &AdviceControl::forget); });
    connect(&thinker_, &Thinker::thought, this, &AdviceControl::tell);
    connect(&thinker_, &Thinker::failed, this,
            [this](const QString& reason) { games_->tellMistake(fromQt(reason)); });
}

void AdviceControl::ask() {
    forget();
    session_ = games_->current();
    if (session_ == nullptr || !session_->mayAnswer())
        return;
    const Match& match = session_->match();
    if (match.decision().options.size() == 1) {
        tell({});
        return;
    }
    say(tr("The computer is thinking about it…"));
    const std::uint64_t seed = match.setup() == nullptr ? 0 : match.setup()->seed;
    thinker_.think(adviser, seed, knownTo(match.decision().decider, match));
}

void AdviceControl::forget() {
    thinker_.stop();
    if (session_ != nullptr && !session_->pointedAt().empty())
        session_->pointAt({});
    session_ = nullptr;
}

void AdviceControl::tell(const Advice& advice) {
    if (session_ == nullptr)
        return;
    const std::vector<std::string> said = OptionSentences{session_->spoken()}.options();
    const Option& option = session_->match().decision().options[advice.option];
    if (advice.judged.empty())
        return say(tr("There is only one answer: “%1”.").arg(qt(said[advice.option])));
    const JudgedOption& best = advice.judged.front();
    QString sentence = tr("I would answer “%1”, and expect to win about %2 of 100 such games.")
                           .arg(qt(said[advice.option]))
                           .arg(percent(best.chance));
    QString more;
    if (advice.judged.size() > 1)
        more = tr("Next best: “%1” (%2).", "an answer, games of 100")
                   .arg(qt(said[advice.judged[1].option]))
                   .arg(percent(advice.judged[1].chance));
    say(sentence, more);
    if (option.object.exists())
        session_->pointAt({option.object});
}

/// Beside the question that it is about.
void AdviceControl::say(const QString& sentence, const QString& more) {
    GamePage& page = games_->page();
    const QString said = more.isEmpty() ? sentence : sentence + QLatin1Char{'\n'} + more;
    page.bubble().tellBeside({{said, {}}}, page.prompt().geometry().center());
}

} // namespace takujo
